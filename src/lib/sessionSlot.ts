interface SessionSlot {
  /** Undefined where no text is kept. */
  readonly read: () => string | undefined;
  /** Keeps a text, or none; returns whether the browser did. */
  readonly write: (text?: string) => boolean;
}

/** One text that the browser keeps until the tab is closed. Some browsers refuse to keep anything: then it is as good as empty. */
export function sessionSlot(key: string): SessionSlot {
  return {
    read() {
      try {
        return sessionStorage.getItem(key) ?? undefined;
      } catch {
        return undefined;
      }
    },
    write(text) {
      try {
        if (text === undefined) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, text);
        return true;
      } catch {
        return false;
      }
    },
  };
}

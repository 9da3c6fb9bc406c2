const key = 'decoder-abi';

/** A reader's own ABI, kept as long as the tab is open. Some browsers refuse to keep anything: then it is lost with the page. */
export const session = {
  read(): string {
    try {
      return sessionStorage.getItem(key) ?? '';
    } catch {
      return '';
    }
  },
  /** Whether it is kept. */
  write(text: string): boolean {
    try {
      if (text) sessionStorage.setItem(key, text);
      else sessionStorage.removeItem(key);
      return true;
    } catch {
      return false;
    }
  },
};

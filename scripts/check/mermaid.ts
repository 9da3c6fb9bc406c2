import type {Mermaid} from 'mermaid';

let mermaid: Promise<Mermaid> | undefined;

/** Mermaid sanitizes labels with DOMPurify, which needs a DOM. Nothing is drawn here, so this stub leaves labels unchanged. */
async function loadMermaid(): Promise<Mermaid> {
  const purify = (await import('dompurify')).default as unknown as {
    sanitize?: (text: string) => string;
    addHook?: () => void;
  };
  purify.sanitize ??= (text) => text;
  purify.addHook ??= () => undefined;
  return (await import('mermaid')).default;
}

/** Throws Mermaid's error if a block of a type that can be parsed without a browser is invalid. */
export async function parseMermaid(source: string): Promise<void> {
  mermaid ??= loadMermaid();
  await (await mermaid).parse(source);
}

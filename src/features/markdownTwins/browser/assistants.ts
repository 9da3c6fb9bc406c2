/** Assistants that take a question in the address of a new conversation. */
export const assistants = [
  {name: 'ChatGPT', address: 'https://chatgpt.com/?q='},
  {name: 'Claude', address: 'https://claude.ai/new?q='},
] as const;

/** Address of a new conversation about a page. */
export function questionUrl(address: string, twin: string): string {
  return address + encodeURIComponent(`Read ${twin} so that I can ask questions about it.`);
}

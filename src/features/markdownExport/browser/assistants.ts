/** Assistants whose URL can carry a question. */
export const assistants = [
  {name: 'ChatGPT', address: 'https://chatgpt.com/?q='},
  {name: 'Claude', address: 'https://claude.ai/new?q='},
] as const;

/** URL of a new conversation about a page. */
export function getQuestionUrl(address: string, markdownUrl: string): string {
  return address + encodeURIComponent(`Read ${markdownUrl} so that I can ask questions about it.`);
}

/**
 * The URL path of a page below a docs instance: the path of its file without ending, unless it is an index or named like its
 * folder, or has a slug in its front matter.
 */
export function docRoute(file: string, text: string): string {
  const slug = /^---\n[^]*?^slug: *["']?([^\s"']+)["']?$[^]*?^---$/m.exec(text)?.[1];
  if (slug) {
    return slug;
  }
  const parts = file.replace(/\.mdx?$/, '').split('/');
  const [folder, name] = parts.slice(-2);
  if (parts.length > 1 && (name === 'index' || name?.toLowerCase() === 'readme' || name === folder)) {
    parts.pop();
  }
  return `/${parts.join('/')}`;
}

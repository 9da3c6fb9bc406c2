/** A drawing whose links start at the site's base URL: the files know nothing of it. */
export function withBase(svg: string, baseUrl: string): string {
  return svg.replaceAll(' href="/', ` href="${baseUrl}`);
}

/** Path of the reference's landing page, which is generated from the document's general information. */
export const referencePath = 'api/token-api/reference';

/** URL segment between the landing page and its operations. */
const operationsFolder = 'operations';

/** Parent path of the operation pages. */
export const operationsPath = `${referencePath}/${operationsFolder}`;

/** Returns the slug of an operation's page: its summary in lower case, with hyphens. */
export function getOperationSlug(summary: string): string {
  const name = summary
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
  return `/${operationsFolder}/${name}`;
}

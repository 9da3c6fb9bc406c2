/** The reference's landing page, made from what the document says of the API as a whole. */
export const referencePath = 'api/token-api/reference';

/** The part of an operation's address below the landing page. */
const operationsFolder = 'operations';

/** Where the operation pages live. */
export const operationsPath = `${referencePath}/${operationsFolder}`;

/** The address of an operation's page within the docs instance: its summary in lower case with hyphens. */
export function operationSlug(summary: string): string {
  const name = summary.toLowerCase().replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '');
  return `/${operationsFolder}/${name}`;
}

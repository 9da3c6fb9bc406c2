/**
 * Where the operation pages live: one step below their landing page. Directly at its address their docs
 * instance would answer for the landing page too, which belongs to the main instance, with "not found".
 */
export const operationsPath = 'api/token-api/reference/operations';

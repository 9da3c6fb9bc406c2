import type {RpcError} from '../types';

/** A contract reverted during a simulation. */
export const revertError: RpcError = {
  code: 3,
  message: 'Execution reverted',
  fix: 'The contract reverted: decode the bytes in data and correct the call.',
};

/** An error that any method can return. */
interface CommonError {
  /** The JSON-RPC code or HTTP status. */
  readonly code: number;
  readonly transport: 'JSON-RPC' | 'HTTP';
  readonly message: string;
  readonly cause: string;
  /** A sentence that the playground also shows. */
  readonly fix: string;
}

const createRpcError = (
  code: number,
  message: string,
  cause: string,
  fix: string,
): CommonError => ({code, transport: 'JSON-RPC', message, cause, fix});
const createHttpError = (
  code: number,
  message: string,
  cause: string,
  fix: string,
): CommonError => ({code, transport: 'HTTP', message, cause, fix});

/**
 * JSON-RPC 2.0 and EIP-1474 codes and HTTP statuses, with a fix for each. The messages are from the specifications; endpoints word them
 * differently. A test compares the codes with viem's error classes.
 */
export const commonErrors: readonly CommonError[] = [
  createRpcError(
    -32700,
    'Parse error',
    'The body is not valid JSON, often because of shell quotes',
    'Check quotes and commas; in curl, put single quotes around the body.',
  ),
  createRpcError(
    -32600,
    'Invalid request',
    'The JSON is not a request: `jsonrpc`, `id` or `method` is missing',
    'Send all four fields: jsonrpc, id, method and params.',
  ),
  createRpcError(
    -32601,
    'Method not found',
    'The endpoint does not serve the method, or its name is misspelled',
    'Check the spelling, or choose an endpoint that serves the method.',
  ),
  createRpcError(
    -32602,
    'Invalid params',
    'A parameter is missing or of the wrong type, or there are too many parameters',
    'Compare the parameters with the reference; write quantities as hex strings without leading zeros.',
  ),
  createRpcError(
    -32603,
    'Internal error',
    'The node failed while processing the request',
    'Try again after a pause; if the error persists, use another endpoint.',
  ),
  createRpcError(
    -32000,
    'Invalid input',
    'Any other failure, described in the message, such as too low a price, insufficient funds or an unknown filter',
    "Read the message and look it up on the method's page.",
  ),
  createRpcError(
    -32001,
    'Resource not found',
    'The node does not have the block, transaction or state',
    'Use a later block, or an endpoint with an archive node.',
  ),
  createRpcError(
    -32002,
    'Resource unavailable',
    'The node has the data but cannot serve it now',
    'Try again after a pause.',
  ),
  createRpcError(
    -32003,
    'Transaction rejected',
    'The transaction cannot be created or accepted',
    'Read the message and correct the transaction.',
  ),
  createRpcError(
    -32004,
    'Method not supported',
    'The endpoint knows the method but does not implement it',
    'Choose an endpoint that serves the method.',
  ),
  createRpcError(
    -32005,
    'Limit exceeded',
    'Too many requests, a range or result that is too large or, from Besu, a gas limit that is too high',
    'Wait, then request less: fewer blocks, smaller batches, less gas.',
  ),
  createRpcError(
    3,
    'Execution reverted',
    'The smart contract reverted; `data` contains the revert bytes',
    'Decode the bytes in data and correct the call.',
  ),
  createHttpError(
    401,
    'Unauthorized',
    'The endpoint requires an API key',
    'Add your key to the URL.',
  ),
  createHttpError(
    402,
    'Payment required',
    "The plan's daily quota is used up, for example on Infura",
    'Wait for the next day, or upgrade your plan.',
  ),
  createHttpError(
    403,
    'Forbidden',
    'The key does not allow this network, method or origin',
    "Check the key's settings at your provider.",
  ),
  createHttpError(
    404,
    'Not found',
    'The endpoint has nothing at this path',
    'Check the URL.',
  ),
  createHttpError(
    413,
    'Content too large',
    'The request body is too large',
    'Split the batch into smaller ones.',
  ),
  createHttpError(
    429,
    'Too many requests',
    "You exceeded the endpoint's rate limit",
    'Wait and retry with increasing delays, or use an endpoint with your own key.',
  ),
  createHttpError(
    503,
    'Service unavailable',
    'The endpoint is overloaded or under maintenance',
    'Retry after a pause, and check linea.statuspage.io if the error persists.',
  ),
];

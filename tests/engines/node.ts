import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';

export interface MockNode {
  readonly url: string;
  readonly host: string;
  /** The methods of the requests so far. */
  readonly requestedMethods: readonly string[];
  readonly stop: () => void;
}

interface Request {
  readonly id: number;
  readonly method: string;
}

/** Starts a node that replies to each method with a part of a JSON-RPC response, and to other methods with an error. */
export async function startNode(
  replies: Readonly<Record<string, object>>,
): Promise<MockNode> {
  const requestedMethods: string[] = [];
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', '*');
    response.setHeader('access-control-allow-headers', '*');
    let text = '';
    request.on('data', (chunk) => (text += String(chunk)));
    request.on('end', () => {
      if (request.method === 'OPTIONS') return void response.end();
      const {id, method} = JSON.parse(text) as Request;
      requestedMethods.push(method);
      const reply = replies[method] ?? {
        error: {code: -32601, message: 'Method not found'},
      };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({jsonrpc: '2.0', id, ...reply}));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));
  const host = `localhost:${(server.address() as AddressInfo).port}`;
  return {
    url: `http://${host}/`,
    host,
    requestedMethods,
    stop: () => server.close(),
  };
}

import {existsSync, readFileSync, statSync} from 'node:fs';
import {createServer, type Server} from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';

const contentTypes: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.md': 'text/markdown; charset=utf-8',
};

/** Modifies a file's text before it is sent. */
export type Transform = (file: string, text: string) => string;

/** A response sent instead of a file. */
export interface StubResponse {
  readonly type: string;
  readonly body: string;
  readonly status?: number;
}

/** Serves a built site like a static host. Tests can stop it, restart it at the same URL, and modify its responses. */
export class SiteServer {
  readonly #folder: string;
  private server: Server | undefined;
  private port = 0;
  private transform: Transform | undefined;
  private getStub: (file: string) => StubResponse | undefined = () => undefined;

  constructor(folder = 'build') {
    this.#folder = folder;
  }

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  setTransform(transform: Transform): void {
    this.transform = transform;
  }

  /** Sends stubs instead of files, as during a deployment. If `getStub` returns `undefined`, sends the file. */
  stubResponses(getStub: (file: string) => StubResponse | undefined): void {
    this.getStub = getStub;
  }

  async start(): Promise<void> {
    const server = createServer((request, response) => {
      const {pathname} = new URL(request.url ?? '/', this.url);
      const candidates =
        pathname === '/'
          ? ['/index.html']
          : [pathname, `${pathname}.html`, `${pathname}/index.html`];
      const match = candidates.find(
        (name) =>
          existsSync(this.#folder + name) &&
          statSync(this.#folder + name).isFile(),
      );
      const file = match ?? '/404.html';
      const stub = this.getStub(file);
      const body = stub?.body ?? readFileSync(this.#folder + file);
      response.writeHead(stub?.status ?? (match ? 200 : 404), {
        'content-type':
          stub?.type ??
          contentTypes[path.extname(file)] ??
          'application/octet-stream',
        'cache-control': file.startsWith('/assets/')
          ? 'max-age=31536000, immutable'
          : 'no-cache',
      });
      response.end(
        this.transform && /\.(?:html|js|json)$/.test(file)
          ? this.transform(file, body.toString())
          : body,
      );
    });
    await new Promise<void>((resolve) =>
      server.listen(this.port, 'localhost', resolve),
    );
    this.port = (server.address() as AddressInfo).port;
    this.server = server;
  }

  async stop(): Promise<void> {
    const {server} = this;
    this.server = undefined;
    if (server) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  }
}

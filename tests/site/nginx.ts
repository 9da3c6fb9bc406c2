import {spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {setTimeout as wait} from 'node:timers/promises';

const binary = [
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/opt/homebrew/bin/nginx',
].find(existsSync);
const brotliModule = [
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
].find(existsSync);

/** Whether the tests fail instead of being skipped if nginx is missing, as in CI (see `.ci/run`). */
const isRequired = process.env.NGINX_REQUIRED === '1';
export const skipReason =
  (binary ?? isRequired)
    ? undefined
    : 'nginx is not installed (Debian: apt-get install nginx libnginx-mod-http-brotli-static)';
export const hasBrotli = brotliModule !== undefined || isRequired;

export interface Nginx {
  readonly url: string;
  readonly port: number;
  /** Returns the contents of the error log so far. */
  readonly readErrors: () => string;
  readonly stop: () => Promise<void>;
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const {port} = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

interface Options {
  readonly usesBrotli: boolean;
  /** Whether to include our configuration. Without it, nginx acts as a host that serves pages without redirects. */
  readonly usesOurConfiguration: boolean;
  /** Another built site to serve, with compressed files next to the originals. */
  readonly folder: string | undefined;
}

/**
 * Returns a minimal nginx configuration that includes the built configuration files.
 * If started as root, nginx stays root, because other users may not be able to read the working copy.
 */
function createConfiguration(
  folder: string,
  port: number,
  {usesBrotli, usesOurConfiguration, folder: siteFolder}: Options,
): string {
  const isGenericHost = !usesOurConfiguration || siteFolder !== undefined;
  const hosting = path.resolve('hosting/nginx');
  const temporaryPaths = [
    'client_body',
    'proxy',
    'fastcgi',
    'uwsgi',
    'scgi',
  ].map((name) => `  ${name}_temp_path ${folder}/${name};`);
  return `${usesBrotli && brotliModule ? `load_module ${brotliModule};` : ''}
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log warn;
worker_processes 1;
${process.getuid?.() === 0 ? 'user root;' : ''}
events {}
http {
  access_log off;
${temporaryPaths.join('\n')}
  ${isGenericHost ? 'include /etc/nginx/mime.types;' : `include ${hosting}/maps.conf;`}
  server {
    listen 127.0.0.1:${port};
    root ${path.resolve(siteFolder ?? 'build')};
    ${isGenericHost ? 'error_page 404 /404.html; location / { try_files $uri $uri.html $uri/index.html =404; }' : `include ${hosting}/server.conf;`}
    ${siteFolder ? 'gzip_static on;' : ''}
    ${usesBrotli && brotliModule ? 'brotli_static on;' : ''}
  }
}
`;
}

async function waitForServer(
  url: string,
  server: ChildProcess,
  readErrors: () => string,
): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    if (server.exitCode !== null)
      throw new Error(`nginx exited at startup: ${readErrors()}`);
    if (
      await fetch(url).then(
        () => true,
        () => false,
      )
    )
      return;
    await wait(100);
  }
  throw new Error(`nginx does not respond at ${url}: ${readErrors()}`);
}

/** Starts nginx for the built site. Does not need root privileges. */
export async function startNginx({
  usesBrotli = true,
  usesOurConfiguration = true,
  folder: siteFolder,
}: Partial<Options> = {}): Promise<Nginx> {
  if (!binary)
    throw new Error('NGINX_REQUIRED is 1, but nginx is not installed.');
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-nginx-'));
  const port = await findFreePort();
  const log = path.join(folder, 'error.log');
  const readErrors = (): string =>
    existsSync(log) ? readFileSync(log, 'utf8') : '';
  const file = path.join(folder, 'nginx.conf');
  writeFileSync(
    file,
    createConfiguration(folder, port, {
      usesBrotli: usesBrotli && usesOurConfiguration,
      usesOurConfiguration,
      folder: siteFolder,
    }),
  );
  const configTest = spawnSync(
    binary,
    ['-t', '-q', '-p', folder, '-c', file, '-e', log],
    {encoding: 'utf8'},
  );
  if (configTest.status !== 0)
    throw new Error(`nginx rejects its configuration: ${configTest.stderr}`);
  const server = spawn(binary, ['-p', folder, '-c', file, '-e', log], {
    stdio: 'ignore',
  });
  const exit = new Promise((resolve) => server.once('exit', resolve));
  await waitForServer(`http://127.0.0.1:${port}`, server, readErrors);
  return {
    url: `http://localhost:${port}`,
    port,
    readErrors,
    async stop() {
      server.kill('SIGQUIT');
      await Promise.race([exit, wait(3000).then(() => server.kill('SIGKILL'))]);
      rmSync(folder, {recursive: true, force: true});
    },
  };
}

/** Serves the built site with nginx while `use` runs. */
export async function withNginx(
  use: (nginx: Nginx) => Promise<void>,
  options: Partial<Options> = {},
): Promise<void> {
  const nginx = await startNginx(options);
  try {
    await use(nginx);
  } finally {
    await nginx.stop();
  }
}

import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFunction } from '../../functions/src/testing/framework';
import type { HostingConfig } from '../release/hosting';
import { layOutBuilds } from './suite-config';
import { warm } from './suite';
import { nodeOptions } from './suite-env';

type FunctionName = 'api' | 'site';

type Handler = (incoming: IncomingMessage, outgoing: ServerResponse) => void;
interface Superstatic {
  server: (options: {
    port: number;
    hostname: string;
    cwd: string;
    config: HostingConfig;
    compression: true;
    stack: 'strict';
    rewriters: Record<string, (rewrite: { function: { functionId: FunctionName } }) => Promise<Handler>>;
  }) => { listen: () => Server };
}
/** The middleware by which the Hosting emulator follows firebase.json. */
const superstatic = createRequire(import.meta.url)('superstatic') as Superstatic;

function refuse(response: ServerResponse, why: string): void {
  if (response.headersSent) response.destroy();
  else response.writeHead(503, { 'content-type': 'text/plain' }).end(why);
}

/** The headers that Hosting forwards to a function: with one cookie only, and the host of the request. */
function forwardedHeaders({ headers, url = '' }: IncomingMessage): NodeJS.Dict<string | string[]> {
  const session = headers.cookie?.split(/; ?/).find((cookie) => cookie.startsWith('__session='));
  const { host, ...others } = headers;
  return { ...others, cookie: session ?? '', 'x-forwarded-host': host, 'x-original-url': url };
}

/** The headers that Hosting responds with: cookies with private responses only, and a `vary` for caches. */
function responseHeaders({ headers }: IncomingMessage): NodeJS.Dict<string | string[]> {
  const given = { 'cache-control': 'private', ...headers };
  if (!given['cache-control'].includes('private')) delete given['set-cookie'];
  const varying = new Set((headers.vary ?? '').split(/, ?/).filter(Boolean));
  for (const name of ['Accept-Encoding', 'Authorization', 'Cookie']) varying.add(name);
  return { ...given, vary: [...varying].join(', ') };
}

/** Forwards requests to a function, as Hosting does. */
function forwardTo(url: string, agent: Agent): Handler {
  return (incoming, outgoing) => {
    const { method, url: path } = incoming;
    const onward = request(url, { agent, method, path, headers: forwardedHeaders(incoming) }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, responseHeaders(response));
      response.pipe(outgoing);
      response.on('error', () => outgoing.destroy());
    });
    onward.on('error', () => refuse(outgoing, 'the process has ended'));
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  };
}

/** Serves the files and rewrites of `config` on a port of 127.0.0.1; returns a function that ends it. */
async function openHosting(
  port: number,
  config: HostingConfig,
  urls: Readonly<Record<FunctionName, string>>,
): Promise<() => Promise<void>> {
  // A connection is given up before the function does, which closes one that has been idle for five seconds.
  const agent = new Agent({ keepAlive: true, timeout: 4_000 });
  const hosting = superstatic.server({
    port,
    hostname: '127.0.0.1',
    cwd: '/',
    config,
    compression: true,
    stack: 'strict',
    rewriters: {
      function: ({ function: { functionId } }) => Promise.resolve(forwardTo(urls[functionId], agent)),
    },
  });
  const server = hosting.listen();
  await once(server, 'listening');
  // Node's own five seconds pass while a busy machine waits, and a request may meet a connection that is just being closed.
  server.keepAliveTimeout = 600_000;
  return async () => {
    const closed = once(server.close(), 'close');
    server.closeAllConnections();
    agent.destroy();
    await closed;
  };
}

/**
 * Starts the built site on the port of `env.SITE_URL`, beside emulators of Firestore, Storage and Authentication: Hosting's
 * files and headers, and one process for each function. The functions emulator would start a process for each concurrent
 * request, which takes a second to load.
 */
export async function startSite(env: Readonly<Record<string, string>> & { readonly SITE_URL: string }) {
  const folder = mkdtempSync(join(tmpdir(), 'pk-site-'));
  const { functions, hosting } = layOutBuilds(folder, env.SITE_URL);
  const environment = { ...env, NODE_OPTIONS: nodeOptions('rendition-cache.mjs') };
  const [api, site] = await Promise.all([
    startFunction('api', environment, functions[0]),
    startFunction('site', environment, functions[0]),
  ]);
  const urls = { api: api.url, site: site.url };
  const closeHosting = await openHosting(Number(new URL(env.SITE_URL).port), hosting, urls);
  await warm(env.SITE_URL);
  return {
    stop: async () => {
      await Promise.all([closeHosting(), api.stop(), site.stop()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

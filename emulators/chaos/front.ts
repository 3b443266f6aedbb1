import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import { connect, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { generate } from 'selfsigned';

/** What the cloud has between Hosting and the processes of functions. */
export interface Front {
  /** Leads the Firebase CLI's Hosting here with every request for a function. */
  readonly env: Record<string, string>;
  /** Names the process that a function has now; without one requests are answered with 503. */
  readonly lead: (name: string, url: string | undefined) => void;
  readonly close: () => Promise<void>;
}

const SUFFIX = '.cloudfunctions.net';

async function listening<T extends Server>(server: T): Promise<number> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

function refuse(response: ServerResponse, why: string): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(503, { 'content-type': 'text/plain' }).end(why);
}

/**
 * Starts a front. Without the functions emulator, which gives each request that is waiting a process of its own, Hosting calls
 * functions where the cloud has them (https://REGION-PROJECT.cloudfunctions.net/NAME); as its proxy the front takes
 * these calls and passes them to one process of each function, as many at a time as come.
 */
export async function openFront(region: string, project: string): Promise<Front> {
  const host = `${region}-${project}${SUFFIX}`;
  const urls = new Map<string, string>();
  const agent = new Agent({ keepAlive: true });

  function pass(incoming: IncomingMessage, outgoing: ServerResponse): void {
    const [, name = '', rest = ''] = /^\/([^/]+)(.*)$/.exec(incoming.url ?? '') ?? [];
    const url = urls.get(name);
    if (url === undefined) return refuse(outgoing, 'no process');
    const { method, headers } = incoming;
    const onward = request(url, { agent, method, path: rest || '/', headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(outgoing);
      response.on('error', () => outgoing.destroy());
    });
    onward.on('error', () => refuse(outgoing, 'the process has ended'));
    outgoing.on('close', () => onward.destroy());
    incoming.pipe(onward);
  }

  const { private: key, cert } = await generate([{ name: 'commonName', value: host }], {
    extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: host }] }],
  });
  const secure = createSecureServer({ key, cert }, pass);
  const securePort = await listening(secure);
  const sockets = new Set<Socket>();
  const proxy = createServer((_request, response) => response.writeHead(405).end());
  proxy.on('connect', ({ url = '' }: IncomingMessage, client: Socket) => {
    const [name = '', port] = url.split(':');
    const isFunctions = name === host;
    if (!isFunctions && name !== '127.0.0.1') return client.end('HTTP/1.1 403 Forbidden\r\n\r\n');
    const target = connect(isFunctions ? securePort : Number(port), '127.0.0.1', () => {
      client.write('HTTP/1.1 200 OK\r\n\r\n');
      target.pipe(client).pipe(target);
    });
    for (const [socket, other] of [
      [client, target],
      [target, client],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy()).on('close', () => sockets.delete(socket));
    }
  });
  const proxyPort = await listening(proxy);
  const folder = mkdtempSync(join(tmpdir(), 'pk-front-'));
  const certFile = join(folder, 'cert.pem');
  writeFileSync(certFile, cert);
  return {
    env: { HTTPS_PROXY: `http://127.0.0.1:${proxyPort}`, NODE_EXTRA_CA_CERTS: certFile },
    lead: (name, url) => {
      if (url === undefined) urls.delete(name);
      else urls.set(name, url);
    },
    close: async () => {
      for (const socket of sockets) socket.destroy();
      secure.closeAllConnections();
      agent.destroy();
      await Promise.all([secure, proxy].map((server) => once(server.close(), 'close')));
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { cacheFolder } from '../paths';
import { anyFreePort } from '../ports';
import { run, sleep } from '../processes';

/** What is installed, with its own Node where this one is older than it needs. */
const VERSION = '12.4.0';
const NODE = '22.23.3';
const OLDEST_NODE = 22;

const folder = join(cacheFolder, `directus-${VERSION}`);
const cli = join(folder, 'node_modules/directus/cli.js');
const admin = { email: 'admin@example.org', password: 'himalaya-2048' };

/** The npm package that holds Node for this machine. */
const nodePackage = `node-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
const isNodeOld = Number(process.versions.node.split('.')[0]) < OLDEST_NODE;
const nodeFolder = join(folder, 'node_modules', nodePackage);
const node = isNodeOld ? join(nodeFolder, 'bin/node') : process.execPath;

const nodeEnv = {
  ...process.env,
  PATH: [dirname(node), process.env['PATH']].join(delimiter),
  // Where no binaries of its modules can be downloaded they are compiled, with the headers of the Node that runs them.
  ...(isNodeOld ? { npm_config_nodedir: nodeFolder } : {}),
};

async function npmInstall(name: string): Promise<void> {
  const args = ['install', '--no-audit', '--no-fund', '--save-exact', name];
  const { code, output } = await run('npm', args, { cwd: folder, env: nodeEnv });
  if (code !== 0) throw new Error(`${name} could not be installed:\n${output.slice(-3000)}`);
}

/** Installs Directus from npm into a folder of its own, unless it is there. Takes minutes, as its modules are compiled. */
export async function installDirectus(log: (line: string) => void): Promise<void> {
  const done = join(folder, 'installed');
  if (existsSync(done)) return;
  log(`Installing Directus ${VERSION} into ${folder} …`);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true }));
  if (isNodeOld) await npmInstall(`${nodePackage}@${NODE}`);
  await npmInstall(`directus@${VERSION}`);
  writeFileSync(done, '');
}

/** A running Directus with SQLite. */
export interface Directus {
  readonly url: string;
  readonly token: string;
  readonly stop: () => Promise<void>;
}

function environment(data: string, port: number, isCached: boolean): NodeJS.ProcessEnv {
  return {
    ...nodeEnv,
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    SECRET: 'a-secret-of-this-machine-alone-0123456789',
    DB_CLIENT: 'sqlite3',
    DB_FILENAME: join(data, 'data.db'),
    STORAGE_LOCATIONS: 'local',
    STORAGE_LOCAL_ROOT: join(data, 'uploads'),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    CACHE_ENABLED: String(isCached),
    CACHE_STORE: 'memory',
    CACHE_AUTO_PURGE: 'true',
    CACHE_STATUS_HEADER: 'x-cache',
    PRESSURE_LIMITER_ENABLED: 'false', // it refuses requests while the machine is busy
    TELEMETRY: 'false',
    LOG_LEVEL: 'error',
  };
}

async function send(url: string, token: string, body?: object | FormData, method = 'POST'): Promise<unknown> {
  const isForm = body instanceof FormData;
  const response = await fetch(url, {
    method,
    headers: {
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(isForm || !body ? {} : { 'content-type': 'application/json' }),
    },
    body: isForm ? body : body && JSON.stringify(body),
  });
  const text = await response.text();
  if (!response.ok)
    throw new Error(`Directus: ${method} ${url} responds ${response.status} ${text.slice(0, 500)}`);
  return text === '' ? undefined : (JSON.parse(text) as { data: unknown }).data;
}

async function start(data: string, isCached: boolean): Promise<Directus> {
  const port = await anyFreePort();
  const env = environment(data, port, isCached);
  const child: ChildProcess = spawn(node, [cli, 'start'], {
    cwd: folder,
    env,
    stdio: 'ignore',
  });
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; !(await fetch(`${url}/server/ping`).catch(() => undefined))?.ok; tries += 1) {
    if (child.exitCode !== null || tries > 300) throw new Error('Directus did not start');
    await sleep(200);
  }
  const { access_token: token } = (await send(`${url}/auth/login`, '', admin)) as { access_token: string };
  const stop = async () => {
    kill();
    await ended;
    process.off('exit', kill);
  };
  return { url, token, stop };
}

/** The fields of a notice: as many as the façade tells of one. */
const fields = [
  { field: 'id', type: 'uuid', schema: { is_primary_key: true }, meta: { special: ['uuid'] } },
  { field: 'title', type: 'string', schema: {}, meta: {} },
  { field: 'description', type: 'text', schema: {}, meta: {} },
  { field: 'image', type: 'uuid', schema: {}, meta: { special: ['file'], interface: 'file-image' } },
  { field: 'date_created', type: 'timestamp', schema: {}, meta: { special: ['date-created'] } },
  { field: 'date_updated', type: 'timestamp', schema: {}, meta: { special: ['date-updated'] } },
];

/** Adds a notice with its picture, which takes two requests: the file, then the item. Returns its id. */
export async function addToDirectus(
  { url, token }: Directus,
  values: { readonly title: string; readonly description: string },
  picture: Buffer,
): Promise<string> {
  const form = new FormData();
  form.set('file', new File([new Uint8Array(picture)], 'picture.jpg', { type: 'image/jpeg' }));
  const { id: image } = (await send(`${url}/files`, token, form)) as { id: string };
  const { id } = (await send(`${url}/items/notices`, token, { ...values, image })) as { id: string };
  return id;
}

/**
 * Starts Directus twice on the same content, without and with its cache in memory: notices that everybody may read.
 * `fill` adds the content.
 */
export async function startDirectus(
  fill: (directus: Directus) => Promise<void>,
): Promise<Readonly<Record<'uncached' | 'cached', Directus>>> {
  const data = join(folder, 'data', randomUUID());
  mkdirSync(join(data, 'uploads'), { recursive: true });
  const { code, output } = await run(node, [cli, 'bootstrap'], {
    cwd: folder,
    env: environment(data, 0, false),
  });
  if (code !== 0) throw new Error(`Directus could not make its database:\n${output.slice(-3000)}`);
  const first = await start(data, false);
  const { url, token } = first;
  await send(`${url}/collections`, token, { collection: 'notices', schema: {}, meta: {}, fields });
  const policies = (await send(`${url}/policies?limit=-1`, token, undefined, 'GET')) as {
    id: string;
    name: string;
  }[];
  const everybody = policies.find(({ name }) => name === '$t:public_label');
  if (!everybody) throw new Error('Directus has no policy for the public');
  const permission = { policy: everybody.id, collection: 'notices', action: 'read', fields: ['*'] };
  await send(`${url}/permissions`, token, permission);
  await fill(first);
  await first.stop();
  const copy = `${data}-cached`;
  cpSync(data, copy, { recursive: true });
  const [uncached, cached] = [await start(data, false), await start(copy, true)];
  const stop = async () => {
    await Promise.all([uncached.stop(), cached.stop()]);
    rmSync(join(folder, 'data'), { recursive: true, force: true });
  };
  return { uncached: { ...uncached, stop }, cached };
}

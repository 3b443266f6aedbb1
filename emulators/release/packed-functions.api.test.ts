import { randomUUID } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ItemAt } from '@content';
import { contentTypeAt, type ContentTypeDefinition } from '@content';
import { createServices } from '../../functions/src/services';
import {
  clientOf,
  file,
  makeAccount,
  PASSWORD,
  validForm,
  type TestApi,
} from '../../functions/src/testing/api';
import { picture } from '../../functions/src/testing/files';
import { startFunction, type RunningFunction } from '../../functions/src/testing/framework';
import { functionsFolder } from '../shared/paths';
import { deployedNode, findDeployedNode, packFunctions } from './packed-functions';
import { run } from '../shared/processes';

/** Another build's functions folder, to try beside this one's before a deploy or a rollback: PREVIOUS_FUNCTIONS=… npm test */
const previous = process.env['PREVIOUS_FUNCTIONS'];
const builds = { this: functionsFolder, ...(previous === undefined ? {} : { previous }) };
type Build = 'this' | 'previous';

/** The functions as they are deployed: packed, installed alone, under the functions framework on the cloud's Node. */
const folders = new Map<Build, string>();
const folderOf = (build: Build) => folders.get(build) as string;
const running = new Map<string, RunningFunction>();
const the = (target: 'api' | 'site', build: Build) => running.get(`${target} ${build}`) as RunningFunction;
let node: string;
const warnings: string[] = [];

beforeAll(async () => {
  node = await findDeployedNode((line) => {
    warnings.push(line);
    console.error(line);
  });
  for (const [build, source] of Object.entries(builds) as [Build, string][]) {
    const folder = await packFunctions(source);
    folders.set(build, folder);
    const start = async (target: 'api' | 'site') =>
      running.set(`${target} ${build}`, await startFunction(target, {}, { source: folder, node }));
    await Promise.all([start('api'), start('site')]);
  }
}, 180_000);
afterAll(async () => {
  await Promise.all([...running.values()].map((each) => each.stop()));
  for (const folder of folders.values()) rmSync(folder, { recursive: true });
});

test('they run on the Node that firebase.json names, or it is said loudly that they do not', async () => {
  const { output } = await run(node, ['--version']);
  if (warnings.length === 0) expect(output).toMatch(new RegExp(`^v${deployedNode}\\.`));
  else expect(warnings[0]).toMatch(`Node ${deployedNode}, to which functions are deployed`);
});

test('the Firebase CLI finds all four in them, with memory, time, place and an account of its own for each', async () => {
  const folder = folderOf('this');
  const manifest = join(folder, 'manifest.json');
  const sdk = join(folder, 'node_modules/firebase-functions/lib/bin/firebase-functions.js');
  const { code, output } = await run(node, [sdk, folder], {
    cwd: folder,
    env: { ...process.env, FUNCTIONS_CONTROL_API: 'true', FUNCTIONS_MANIFEST_OUTPUT_PATH: manifest },
  });
  expect(code, output).toBe(0);
  const { endpoints } = JSON.parse(readFileSync(manifest, 'utf8')) as {
    endpoints: Record<string, Record<string, unknown>>;
  };
  const shared = { platform: 'gcfv2', region: ['asia-south1'], maxInstances: 10 };
  const project = process.env['GCLOUD_PROJECT'] ?? '';
  for (const [name, { serviceAccountEmail }] of Object.entries(endpoints))
    expect(serviceAccountEmail).toBe(`function-${name}@${project}.iam.gserviceaccount.com`);
  expect(Object.keys(endpoints).sort()).toEqual(['api', 'backup', 'cleanup', 'digest', 'site']);
  expect(endpoints).toMatchObject({
    api: { ...shared, availableMemoryMb: 1024, timeoutSeconds: 120, httpsTrigger: {} },
    site: { ...shared, availableMemoryMb: 512, httpsTrigger: {} },
    backup: {
      ...shared,
      availableMemoryMb: 512,
      timeoutSeconds: 1800,
      scheduleTrigger: { schedule: 'every day 02:15', timeZone: 'Asia/Kathmandu' },
    },
    cleanup: {
      ...shared,
      availableMemoryMb: 512,
      timeoutSeconds: 540,
      scheduleTrigger: { schedule: 'every day 03:15', timeZone: 'Asia/Kathmandu' },
    },
    digest: { ...shared, scheduleTrigger: { schedule: '0 7 * * 0', timeZone: 'Asia/Kathmandu' } },
  });
});

const pairs = [
  { pages: 'this', facade: 'this' },
  ...(previous === undefined
    ? []
    : ([
        { pages: 'previous', facade: 'this' },
        { pages: 'this', facade: 'previous' },
      ] as const)),
] as const;

describe.each(pairs)('pages of $pages build, API of $facade build', ({ pages, facade }) => {
  let client: TestApi;
  let siteUrl: string;
  beforeAll(async () => {
    client = await clientOf(createServices(), the('api', facade).url, () => Promise.resolve());
    siteUrl = the('site', pages).url;
  });

  test('a page, one that is not there, the list of all pages and the notices as a feed', async () => {
    const get = async (path: string) => {
      const response = await fetch(siteUrl + path);
      return { status: response.status, text: await response.text() };
    };
    const contact = await get('/contact');
    const title = /<title>([^<]+)</.exec(contact.text)?.[1];
    expect([contact.status, title]).toEqual([200, expect.stringMatching(/^Contact.* · Pahilo Kiran Samaj$/)]);
    expect((await get('/nothing-here')).status).toBe(404);
    expect((await get('/sitemap.xml')).text).toMatch('<urlset');
    expect((await get('/notices.xml')).text).toMatch('<feed');
  });

  test('a person signs in and uploads a picture with a post, and everybody reads both', async () => {
    const { email } = await makeAccount(true);
    const login = await client.call('/admins/login', { method: 'POST', body: { email, password: PASSWORD } });
    expect([login.status, login.body.detail]).toEqual([200, undefined]);
    const cookie = (login.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const me = await client.call('/admins/me', { headers: { cookie } });
    expect([me.status, (me.body.data as { email: string }).email]).toEqual([200, email]);

    const title = `Packed ${randomUUID()}`;
    const form = await validForm(contentTypeAt('notices') as ContentTypeDefinition, {
      title,
      image: file(await picture(800, 600), 'visit.jpg'),
    });
    const created = await client.call('/notices', { method: 'POST', headers: { cookie }, body: form });
    expect([created.status, created.body.detail]).toEqual([201, undefined]);
    const item = created.body.data as ItemAt<'notices'>;
    const list = await client.call('/notices?pageSize=5');
    expect((list.body.data as ItemAt<'notices'>[]).map(({ _id }) => _id)).toContain(item._id);
    const page = await (await fetch(`${siteUrl}/notices/${item._id}`)).text();
    expect(page).toMatch(title);

    const bytes = await fetch(siteUrl + new URL(item.image as string, siteUrl).pathname);
    expect([bytes.status, bytes.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await bytes.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  });
});

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
}
interface ApiDescription {
  readonly paths: Readonly<Record<string, object>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

/** What clients know of an API: operations by method and path, and properties of its schemas. */
function knownOf({ paths, components }: ApiDescription): string[] {
  const propertiesOf = (at: string, { properties = {}, items }: Schema): string[] => [
    at,
    ...Object.entries(properties).flatMap(([name, schema]) => propertiesOf(`${at}.${name}`, schema)),
    ...(items ? propertiesOf(`${at}[]`, items) : []),
  ];
  return [
    ...Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method} ${path}`),
    ),
    ...Object.entries(components.schemas).flatMap(([name, schema]) => propertiesOf(name, schema)),
  ];
}

// Only where a build before is named there is something to compare with. Tabs that were opened before a deploy speak to the API
// after it, and the other way round after a rollback.
if (previous !== undefined) {
  test('tabs of either build find in the API what they read', async () => {
    const known = async (build: Build) =>
      knownOf((await (await fetch(`${the('api', build).url}/api/v1/openapi.json`)).json()) as ApiDescription);
    expect(await known('this')).toEqual(expect.arrayContaining(await known('previous')));
  });
}

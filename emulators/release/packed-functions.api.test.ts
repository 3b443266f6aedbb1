import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contentTypeAt, type ContentTypeDefinition, type ItemAt } from '@content';
import { createServices } from '../../functions/src/services';
import { clientOf, file, makeAccount, PASSWORD, validForm } from '../../functions/src/testing/api';
import { picture } from '../../functions/src/testing/files';
import { startFunction, type RunningFunction } from '../../functions/src/testing/framework';
import { deployedNode, findDeployedNode, packFunctions } from './testing/packed-functions';
import { run } from '../shared/processes';

/** The functions as they are deployed: packed, installed alone, under the functions framework on the cloud's Node. */
const folder = mkdtempSync(join(tmpdir(), 'deployed-functions-'));
let functions: Readonly<Record<'api' | 'site', RunningFunction>>;
let node = process.execPath;

beforeAll(async () => {
  const found = await findDeployedNode();
  if (found === null)
    console.error(
      `!! npm has no Node ${deployedNode}, to which functions are deployed: they run on ${process.version} here.`,
    );
  else node = found;
  await packFunctions(folder);
  const start = (target: 'api' | 'site') => startFunction(target, {}, { source: folder, node });
  const [api, site] = await Promise.all([start('api'), start('site')]);
  functions = { api, site };
}, 180_000);
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await Promise.all([functions.api.stop(), functions.site.stop()]);
});

test('the Firebase CLI finds every function, each with its memory, time limit, region and own account', async () => {
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

describe('pages and API', () => {
  test('serve a page, a 404, the sitemap and the feed', async () => {
    const get = async (path: string) => {
      const response = await fetch(functions.site.url + path);
      return { status: response.status, text: await response.text() };
    };
    const contact = await get('/contact');
    const title = /<title>([^<]+)</.exec(contact.text)?.[1];
    expect([contact.status, title]).toEqual([200, expect.stringMatching(/^Contact.* · Pahilo Kiran Samaj$/)]);
    expect((await get('/nothing-here')).status).toBe(404);
    expect((await get('/sitemap.xml')).text).toMatch('<urlset');
    expect((await get('/notices.xml')).text).toMatch('<feed');
  });

  test('let staff sign in and publish a picture, which everybody can read', async () => {
    const client = await clientOf(createServices(), functions.api.url, () => Promise.resolve());
    const siteUrl = functions.site.url;
    const { email } = await makeAccount(true);
    const login = await client.call('/admins/login', { method: 'POST', body: { email, password: PASSWORD } });
    expect([login.status, login.body.detail]).toEqual([200, undefined]);
    const cookie = (login.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
    const me = await client.call('/admins/me', { headers: { cookie } });
    expect([me.status, (me.body.data as { email: string }).email]).toEqual([200, email]);

    const title = `Packed ${randomUUID()}`;
    const form = await validForm(contentTypeAt('notices') as ContentTypeDefinition, {
      title,
      image: file(await picture(400, 300), 'visit.jpg'),
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

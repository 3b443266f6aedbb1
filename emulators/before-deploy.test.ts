import { createServer, type Server } from 'node:http';
import { mkdtempSync, readFileSync, readdirSync, rmSync, mkdirSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { keepAssets } from './kept-assets';
import { projectSettings } from './project-settings';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('files of builds before', () => {
  /** What is deployed: the folder of a build. */
  let deployed: string | undefined;
  let server: Server;
  let siteUrl: string;
  beforeAll(async () => {
    server = createServer((request, response) => {
      const path = new URL(request.url ?? '/', 'http://site').pathname;
      try {
        const body = readFileSync(join(deployed ?? '/nothing', path));
        response.setHeader('content-type', path.endsWith('.json') ? 'application/json' : 'text/javascript');
        response.end(body);
      } catch {
        response.writeHead(404, { 'content-type': 'text/html' }).end('Not found');
      }
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    siteUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise((resolve) => server.close(resolve)));
  beforeEach(() => {
    deployed = undefined;
  });

  /** A build of these files, by name and text. */
  function build(name: string, files: Readonly<Record<string, string>>): string {
    const built = join(folder, name);
    mkdirSync(join(built, 'assets'), { recursive: true });
    for (const [file, text] of Object.entries(files)) writeFileSync(join(built, 'assets', file), text);
    return built;
  }
  const assets = (built: string) => readdirSync(join(built, 'assets')).sort();

  test('stay for a month after the build that replaced them, whatever is deployed in between', async () => {
    const first = build('first', { 'home-1.js': 'one', 'site-1.js': 'same' });
    expect(await keepAssets(first, siteUrl, new Date('2026-01-01'))).toEqual([]);
    deployed = first;
    const second = build('second', { 'home-2.js': 'two', 'site-1.js': 'same' });
    expect(await keepAssets(second, siteUrl, new Date('2026-06-01'))).toEqual(['home-1.js']);
    expect(readFileSync(join(second, 'assets/home-1.js'), 'utf8')).toBe('one');
    deployed = second;
    const third = build('third', { 'home-3.js': 'three', 'site-1.js': 'same' });
    expect(await keepAssets(third, siteUrl, new Date('2026-06-30'))).toEqual(['home-2.js', 'home-1.js']);
    deployed = third;
    const fourth = build('fourth', { 'home-3.js': 'three', 'site-1.js': 'same' });
    expect(await keepAssets(fourth, siteUrl, new Date('2026-07-02'))).toEqual(['home-2.js']);
    expect(assets(fourth)).toEqual(['builds.json', 'home-2.js', 'home-3.js', 'site-1.js']);
  });

  test('a list that is damaged, or names a file that is gone, stops the deploy', async () => {
    deployed = build('before', { 'home-1.js': 'one' });
    const list = join(deployed, 'assets/builds.json');
    const next = build('next', { 'home-2.js': 'two' });
    writeFileSync(list, '{"../../secret":null}');
    await expect(keepAssets(next, siteUrl)).rejects.toThrow(
      `${siteUrl}/assets/builds.json is not a list of files: has somebody changed it?`,
    );
    writeFileSync(list, '{"home-0.js":null}');
    await expect(keepAssets(next, siteUrl)).rejects.toThrow(
      `${siteUrl}/assets/home-0.js answers 404: it cannot be kept`,
    );
  });

  test('a site that was never deployed has none', async () => {
    expect(await keepAssets(build('only', { 'a.js': 'a' }), 'http://127.0.0.1:1')).toEqual([]);
  });
});

describe('settings of the project', () => {
  const write = (text: string) => writeFileSync(join(folder, '.env.pahilo'), text);

  test('a deploy without them is refused, and says what is missing', () => {
    expect(() => projectSettings('pahilo', folder)).toThrow(
      /^functions\/\.env\.pahilo: SITE_ORIGINS is missing: /,
    );
    write('SITE_ORIGINS=https://site.example\n');
    expect(() => projectSettings('pahilo', folder)).toThrow(
      'functions/.env.pahilo: WEB_API_KEY is missing: copy it from the project settings',
    );
    write('SITE_ORIGINS=https://site.example\nWEB_API_KEY=key\n');
    expect(projectSettings('pahilo', folder).origin).toBe('https://site.example');
  });

  test('the Firebase CLI checks them before it builds or changes anything, and pins pages to the functions of their build', () => {
    const { functions, hosting } = JSON.parse(
      readFileSync(join(import.meta.dirname, '../firebase.json'), 'utf8'),
    ) as {
      functions: { predeploy: string[]; runtime: string }[];
      hosting: { predeploy: string[]; rewrites: { function: { pinTag: boolean } }[] };
    };
    expect(functions.map(({ predeploy: [first] }) => first)).toEqual(['npm run before-deploy -- settings']);
    expect(hosting.predeploy).toEqual(['npm run build -- --if-changed', 'npm run before-deploy -- files']);
    expect(hosting.rewrites.map(({ function: { pinTag } }) => pinTag)).toEqual([true, true]);
  });
});

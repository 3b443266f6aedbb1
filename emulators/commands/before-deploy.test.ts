import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  mkdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { useServer } from '../../functions/src/testing/hooks';
import { keepAssets } from '../release/hosting';
import { root } from '../shared/paths';
import { run } from '../shared/processes';
import { projectSettings } from '../operations/project-settings';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'deploy-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('files of builds before', () => {
  /** What is deployed: the folder of a build. */
  let deployed: string | undefined;
  const site = useServer(() => (request, response) => {
    const path = new URL(request.url ?? '', 'http://site').pathname;
    try {
      const body = readFileSync(join(deployed ?? '/nothing', path));
      response.setHeader('content-type', path.endsWith('.json') ? 'application/json' : 'text/javascript');
      response.end(body);
    } catch {
      response.writeHead(deployed === 'busy' ? 503 : 404, { 'content-type': 'text/html' }).end('Not found');
    }
  });
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
    expect(await keepAssets(first, site.url, new Date('2026-01-01'))).toEqual([]);
    deployed = first;
    const second = build('second', { 'home-2.js': 'two', 'site-1.js': 'same' });
    expect(await keepAssets(second, site.url, new Date('2026-06-01'))).toEqual(['home-1.js']);
    expect(readFileSync(join(second, 'assets/home-1.js'), 'utf8')).toBe('one');
    deployed = second;
    expect(await keepAssets(second, site.url, new Date('2026-06-20')), 'deployed again').toEqual([
      'home-1.js',
    ]);
    const third = build('third', { 'home-3.js': 'three', 'site-1.js': 'same' });
    expect(await keepAssets(third, site.url, new Date('2026-06-30'))).toEqual(['home-2.js', 'home-1.js']);
    deployed = third;
    const fourth = build('fourth', { 'home-3.js': 'three', 'site-1.js': 'same' });
    expect(await keepAssets(fourth, site.url, new Date('2026-07-02'))).toEqual(['home-2.js']);
    expect(assets(fourth)).toEqual(['builds.json', 'home-2.js', 'home-3.js', 'site-1.js']);
  });

  test('a list that is damaged, cannot be read now, or names a file that is gone stops the deploy', async () => {
    deployed = build('before', { 'home-1.js': 'one' });
    const list = join(deployed, 'assets/builds.json');
    const next = build('next', { 'home-2.js': 'two' });
    writeFileSync(list, '{"../../secret":null}');
    await expect(keepAssets(next, site.url)).rejects.toThrow(
      `${site.url}/assets/builds.json is not a list of files: has somebody changed it?`,
    );
    writeFileSync(list, '{"home-0.js":null}');
    await expect(keepAssets(next, site.url)).rejects.toThrow(
      `${site.url}/assets/home-0.js answers 404: it cannot be kept`,
    );
    deployed = 'busy';
    await expect(keepAssets(next, site.url)).rejects.toThrow(
      `${site.url}/assets/builds.json answers 503: deploy again in some minutes`,
    );
  });

  test('a site that was never deployed has none', async () => {
    expect(await keepAssets(build('only', { 'a.js': 'a' }), 'http://127.0.0.1:1')).toEqual([]);
  });
});

/** Without the settings that tests themselves run with. */
const bare = Object.fromEntries(
  Object.entries(process.env).filter(
    ([name]) => !/^(SITE_|WEB_API_KEY|GCLOUD_|FIREBASE_|FIRESTORE_)/.test(name),
  ),
);

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
      readFileSync(join(import.meta.dirname, '../../firebase.json'), 'utf8'),
    ) as {
      functions: { predeploy: string[]; runtime: string }[];
      hosting: { predeploy: string[]; rewrites: { function: { pinTag: boolean } }[] };
    };
    expect(functions.map(({ predeploy }) => predeploy.slice(0, 2))).toEqual([
      ['npm run before-deploy -- settings', 'npm run accounts'],
    ]);
    expect(hosting.predeploy).toEqual(['npm run build -- --if-changed', 'npm run before-deploy -- files']);
    expect(hosting.rewrites.map(({ function: { pinTag } }) => pinTag)).toEqual([true, true]);
  });

  /** What a deploy would send or build from: names, sizes and times of the built files, and what is beside firebase.json. */
  const state = () =>
    ['.', 'functions', 'functions/lib', 'web/build/client'].flatMap((name) => {
      const at = join(root, name);
      if (!existsSync(at)) return [name];
      return readdirSync(at).map((file) => `${name}/${file} ${statSync(join(at, file)).mtimeMs}`);
    });
  const refusal =
    'functions/.env.no-such-project: SITE_ORIGINS is missing: set the site address, for example https://example.org\n' +
    'WEB_API_KEY is missing: copy it from the project settings';

  test('npm run deploy ends with 1 and says what is missing; nothing is built, and the Firebase CLI is not called', async () => {
    const before = state();
    const args = [join(root, 'emulators/run.mjs'), 'deploy', '--project', 'no-such-project'];
    const { code, output } = await run(process.execPath, args, { cwd: root, env: bare });
    expect([code, output.trim()]).toEqual([1, `✖ ${refusal}`]);
    expect(state()).toEqual(before);
  });
});

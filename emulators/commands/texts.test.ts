import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../shared/paths';
import { run } from '../shared/processes';

test('every text for visitors is another one in Nepali', async () => {
  const { output } = await run(process.execPath, [join(root, 'emulators/run.mjs'), 'texts']);
  expect(output).toContain('The same in both languages: 0\n');
});

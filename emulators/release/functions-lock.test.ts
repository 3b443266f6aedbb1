import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../shared/paths';
import { cutFunctionsLock, type Lock } from './functions-lock';

const ours = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as Lock;

test('the functions are installed from their own part of the lockfile, in the versions that were tested', async () => {
  const text = await cutFunctionsLock(ours);
  expect(text).not.toContain('"resolved"');
  const { packages } = JSON.parse(text) as Lock;
  const places = Object.keys(packages).filter((at) => at !== '');
  for (const at of places) expect([at, packages[at]?.version]).toEqual([at, ours.packages[at]?.version]);
  const installed = places.filter((at) => !packages[at]?.dev);
  expect(installed).toEqual(expect.arrayContaining(['node_modules/sharp', 'node_modules/cookie']));
  expect(installed).not.toContain('node_modules/esbuild');
  expect(places).not.toContain('node_modules/react');
});

test('what would have to be fetched, or is there in a second version, stops the build', async () => {
  const others = Object.entries(ours.packages).filter(([at]) => at !== 'node_modules/busboy');
  const incomplete = { packages: Object.fromEntries(others) };
  await expect(cutFunctionsLock(incomplete)).rejects.toThrow('could not be made');
  const twice = { ...ours.packages, 'functions/node_modules/cookie': { version: '2.0.0' } };
  await expect(cutFunctionsLock({ packages: twice })).rejects.toThrow('functions/node_modules/cookie');
});

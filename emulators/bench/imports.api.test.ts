import { expect, test } from 'vitest';
import { functionNames, packagesOf } from './imports';

/** Packages that take long to load, and which functions need before they can respond: the others load them when asked to. */
const slow = {
  sharp: [],
  'file-type': [],
  otpauth: [],
  jose: ['backup'],
  'firebase-functions': [],
  '@google-cloud/storage': [],
  busboy: ['api'],
  '@google-cloud/firestore': ['site', 'api', 'backup', 'cleanup'],
} as const;

test.each(functionNames)('%s loads what it needs before it can respond, and nothing else', async (name) => {
  const packages = await packagesOf(name);
  const found = Object.keys(slow).filter((slowOne) => packages[slowOne] !== undefined);
  const needed = Object.entries(slow).flatMap(([slowOne, by]) =>
    by.some((function_) => function_ === name) ? [slowOne] : [],
  );
  expect(found).toEqual(needed);
  expect(Object.keys(packages).filter((each) => /^@img\/|pdf/.test(each))).toEqual([]);
});

test('site loads half of the modules that it once did, 1,243', async () => {
  const modules = Object.values(await packagesOf('site')).reduce((sum, count) => sum + count, 0);
  expect(modules).toBeGreaterThan(100);
  expect(modules).toBeLessThan(650);
});

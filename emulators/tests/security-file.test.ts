import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../shared/paths';

const named = [...readFileSync(join(root, 'SECURITY.md'), 'utf8').matchAll(/`([^`]*\.test\.ts)`/g)].map(
  ([, path = '']) => path,
);
const files = ['functions/src', 'functions/content', 'web/app', 'web/e2e', 'emulators'].flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) => `${folder}/${path}`),
);

test.each(named)('the test that SECURITY.md names is there: %s', (path) => {
  const pattern = new RegExp(`(^|/)${path.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`);
  expect(files.filter((file) => pattern.test(file))).not.toEqual([]);
});

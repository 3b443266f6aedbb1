import { existsSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { root } from '../shared/paths';
import { filesIn } from './test-files';

const files = ['functions', 'web', 'emulators'].flatMap(filesIn);
const readmes = ['README.md', ...files.filter((file) => file.endsWith('/README.md'))];
const documents = [
  ...readmes,
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...files.filter((file) => file.endsWith('/GLOSSARY.md') || file.includes('/decisions/')),
];

const read = (document: string): string => readFileSync(join(root, document), 'utf8');

/** What a document sets as code within a line. */
const codeIn = (document: string): string[] =>
  [...read(document).matchAll(/`([^`\n]+)`/g)].map(([, code = '']) => code);

/** Whether a path, or the end of one, leads to a file of the repository; `*` stands for anything but a slash. */
function isThere(path: string): boolean {
  const ending = new RegExp(`(^|/)${path.replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`);
  return existsSync(join(root, path)) || files.some((file) => ending.test(file));
}

/** The paths of the trees that a README draws: two spaces for each level, a slash behind a folder. */
function drawnPaths(readme: string): string[] {
  const blocks = [...read(readme).matchAll(/^```(\w*)\n([^]*?)^```$/gm)];
  return blocks.flatMap(([, language, tree = '']) => {
    if (language) return [];
    const parts: string[] = [];
    return [...tree.matchAll(/^( *)(\S+)/gm)].map(([, indent = '', name = '']) => {
      parts.splice(indent.length / 2, Infinity, name);
      return join(dirname(readme), ...parts);
    });
  });
}

test.each(readmes)('%s has at most 150 lines', (readme) => {
  expect(read(readme).trimEnd().split('\n').length).toBeLessThanOrEqual(150);
});

test.each(readmes)('the tree that %s draws is true', (readme) => {
  const paths = drawnPaths(readme);
  const isTrue = (path: string) =>
    existsSync(join(root, path)) && statSync(join(root, path)).isDirectory() === path.endsWith('/');
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !isTrue(path))).toEqual([]);
});

test.each(documents)('what %s names is there: files, folders and commands', (document) => {
  const paths = codeIn(document).filter((code) =>
    /^[\w.*/-]+\.(tsx?|m?js|json|md|rules|java)$|^(functions|web|emulators)(\/[\w-]+)+$/.test(code),
  );
  const commands = [...read(document).matchAll(/npm run ([\w-]+)/g)].map(([, name = '']) => name);
  expect(paths.filter((path) => !isThere(path))).toEqual([]);
  expect(commands.filter((name) => !(name in packageJson.scripts))).toEqual([]);
});

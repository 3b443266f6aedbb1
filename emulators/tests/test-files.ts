import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/paths.ts';

/** The kinds of tests: without emulators, on them, of the rules, in a browser. */
export const testProjects = ['unit', 'api', 'rules', 'e2e'] as const;
export type TestProject = (typeof testProjects)[number];

const skipped = new Set(['node_modules', 'lib', 'build', '.cache', '.data', '.react-router']);

/** Every file below a folder of the repository, from its root, without what is installed or built. */
export function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesIn(path);
    return [path];
  });
}

const paths = ['functions', 'web', 'emulators'].flatMap(filesIn).filter((path) => /\.test\.tsx?$/.test(path));

function projectOf(path: string): TestProject {
  if (path.startsWith('web/e2e/')) return 'e2e';
  if (path.startsWith('emulators/rules/')) return 'rules';
  return path.endsWith('.api.test.ts') ? 'api' : 'unit';
}

/** The test files of a kind, from the repository's root. */
export const testFilesOf = (project: TestProject): string[] =>
  paths.filter((path) => projectOf(path) === project);

/** The kinds with a file whose path contains one of the words; all kinds without a word. */
export function projectsOf(words: readonly string[]): TestProject[] {
  if (words.length === 0) return [...testProjects];
  return testProjects.filter((project) =>
    testFilesOf(project).some((path) => words.some((word) => path.includes(word))),
  );
}

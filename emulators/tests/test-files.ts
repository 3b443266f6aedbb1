import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../shared/paths.ts';

/** The kinds of tests: without emulators, on them, of the rules, in a browser. */
export const testProjects = ['unit', 'api', 'rules', 'e2e'] as const;
export type TestProject = (typeof testProjects)[number];

const elsewhere = ['**/node_modules/**', 'functions/lib/**', 'web/build/**'];

/** Which files belong to each, as Vitest's patterns. */
export const testFiles: Readonly<Record<TestProject, { include: string[]; exclude: string[] }>> = {
  unit: {
    include: ['{functions,emulators,web/app}/**/*.test.{ts,tsx}'],
    exclude: [...elsewhere, '**/*.api.test.ts', 'emulators/rules/**'],
  },
  api: { include: ['{functions,emulators}/**/*.api.test.ts'], exclude: elsewhere },
  rules: { include: ['emulators/rules/*.test.ts'], exclude: elsewhere },
  e2e: { include: ['web/e2e/**/*.test.ts'], exclude: elsewhere },
};

function projectOf(path: string): TestProject {
  if (path.startsWith('web/e2e/')) return 'e2e';
  if (path.startsWith('emulators/rules/')) return 'rules';
  return path.endsWith('.api.test.ts') ? 'api' : 'unit';
}

const skipped = new Set(['node_modules', 'lib', 'build', '.cache', '.data', '.react-router']);

/** Every file below a folder of the repository, from its root, without what is installed or built. */
export function filesIn(folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return skipped.has(entry.name) ? [] : filesIn(path);
    return [path];
  });
}

/** The kinds that hold a file whose path contains one of the words, or all kinds when no word is given. */
export function projectsOf(words: readonly string[]): TestProject[] {
  if (words.length === 0) return [...testProjects];
  const paths = ['functions', 'web', 'emulators']
    .flatMap(filesIn)
    .filter((path) => /\.test\.tsx?$/.test(path));
  const found = paths.filter((path) => words.some((word) => path.includes(word))).map(projectOf);
  return testProjects.filter((project) => found.includes(project));
}

import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { root } from './shared/paths.ts';
import { testFilesOf, type TestProject } from './tests/test-files.ts';

const alias = [
  { find: /^@content$/, replacement: join(root, 'functions/content/index.ts') },
  { find: /^@content\//, replacement: join(root, 'functions/content/') },
  { find: /^@site\/web\//, replacement: join(root, 'web/app/site/') },
  { find: /^@site\//, replacement: join(root, 'functions/site/') },
];

/** What all projects share. The files of a worker share its process: loading the packages anew costs a second a file. */
const project = (name: TestProject, test: Record<string, unknown> & { setupFiles: string[] }) => ({
  extends: true as const,
  resolve: { alias },
  test: {
    name,
    isolate: false,
    include: testFilesOf(name),
    sequence: { setupFiles: 'list' as const },
    expect: { poll: { timeout: 45_000 } },
    ...test,
  },
});

const assertions = 'emulators/tests/vitest-assertions.ts';
/** As many workers as there are sets of emulators; each runs one file at a time, on emulators of its own. */
const onEmulators = {
  maxWorkers: Number(process.env['TEST_WORKERS'] ?? 1),
  setupFiles: [assertions, 'emulators/tests/vitest-worker.ts'],
};

export default defineConfig({
  root,
  test: {
    environment: 'node',
    allowOnly: false,
    // What hangs is to end some time; a machine that is busy with other work is no reason to be red.
    testTimeout: 90_000,
    hookTimeout: 180_000,
    projects: [
      project('unit', { setupFiles: [assertions, 'web/app/testing/setup.ts'], maxWorkers: 1 }),
      project('api', onEmulators),
      project('rules', onEmulators),
      project('e2e', {
        ...onEmulators,
        testTimeout: 240_000,
        setupFiles: [...onEmulators.setupFiles, 'web/e2e/setup.ts'],
      }),
    ],
  },
});

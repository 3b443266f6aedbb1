import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = join(import.meta.dirname, '..');

/** A project's shared part; the groups run one after the other, since they share one set of emulators. */
const project = (
  name: string,
  groupOrder: number,
  include: string[],
  test: Record<string, unknown> = {},
) => ({
  extends: true as const,
  test: { name, include, sequence: { groupOrder }, ...test },
});

const oneFileAtATime = { fileParallelism: false, maxWorkers: 1 };

export default defineConfig({
  root,
  resolve: {
    alias: [
      { find: /^@content$/, replacement: join(root, 'functions/content/index.ts') },
      { find: /^@content\//, replacement: join(root, 'functions/content/') },
    ],
  },
  test: {
    environment: 'node',
    allowOnly: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
    exclude: ['**/node_modules/**', '**/lib/**', '**/build/**'],
    projects: [
      project('unit', 0, ['functions/**/*.test.ts', 'web/app/**/*.test.{ts,tsx}', 'emulators/**/*.test.ts'], {
        exclude: ['**/node_modules/**', '**/*.api.test.ts', 'emulators/rules/**', 'functions/lib/**'],
      }),
      project('api', 1, ['{functions,emulators}/**/*.api.test.ts'], oneFileAtATime),
      // The rules engine takes seconds for its first answer.
      project('rules', 2, ['emulators/rules/*.test.ts'], { ...oneFileAtATime, testTimeout: 30_000 }),
      project('e2e', 3, ['web/e2e/**/*.test.ts'], {
        ...oneFileAtATime,
        testTimeout: 90_000,
        expect: { poll: { timeout: 15_000 } },
        setupFiles: ['web/e2e/setup.ts'],
      }),
    ],
  },
});

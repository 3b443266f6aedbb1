import { join } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

const root = join(import.meta.dirname, '..');

/** A project's shared part; the groups run one after the other. */
const project = (
  name: string,
  groupOrder: number,
  include: string[],
  test: Record<string, unknown> = {},
) => ({
  extends: true as const,
  test: { name, include, sequence: { groupOrder, setupFiles: 'list' as const }, ...test },
});

const facts = 'emulators/vitest-facts.ts';
/** As many workers as there are sets of emulators; each runs one file at a time, on emulators of its own. */
const onEmulators = {
  maxWorkers: Number(process.env['TEST_WORKERS'] ?? 1),
  setupFiles: [facts, 'emulators/vitest-worker.ts'],
};

/** Files that take minutes, the longest first: begun last, one of them would leave the other worker idle. */
const long = [
  'sweep',
  'staff-types',
  'uploads',
  'staff-access',
  'staff-loss',
  'paging',
  'staff-two',
  'failures',
  'staff-lists',
  'staff-drafts',
];
const rank = ({ moduleId }: TestSpecification) => {
  const at = long.findIndex((name) => moduleId.endsWith(`/e2e/${name}.test.ts`));
  return at < 0 ? long.length : at;
};

/** Begins with the files that take long; the others follow in Vitest's own order, by duration or size. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}

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
    sequence: { sequencer: LongestFirst },
    // What hangs is to end some time; a machine that is busy with other work is no reason to be red.
    testTimeout: 90_000,
    hookTimeout: 180_000,
    exclude: ['**/node_modules/**', '**/lib/**', '**/build/**'],
    projects: [
      project('unit', 0, ['functions/**/*.test.ts', 'web/app/**/*.test.{ts,tsx}', 'emulators/**/*.test.ts'], {
        setupFiles: [facts],
        exclude: ['**/node_modules/**', '**/*.api.test.ts', 'emulators/rules/**', 'functions/lib/**'],
      }),
      project('api', 1, ['{functions,emulators}/**/*.api.test.ts'], onEmulators),
      project('rules', 1, ['emulators/rules/*.test.ts'], onEmulators),
      project('e2e', 2, ['web/e2e/**/*.test.ts'], {
        ...onEmulators,
        testTimeout: 240_000,
        expect: { poll: { timeout: 45_000 } },
        setupFiles: [...onEmulators.setupFiles, 'web/e2e/setup.ts'],
      }),
    ],
  },
});

import { BaseSequencer, type TestSpecification } from 'vitest/node';

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
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}

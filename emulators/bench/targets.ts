import type { FirstVisit } from './first-visit';
import { categories, type PageFigures } from './lighthouse';
import type { StaffVisit } from './staff-visit';

/** A promise of the site: what is measured, and how far it may go. */
interface Target<Measured> {
  readonly name: string;
  readonly value: (measured: Measured) => number;
  readonly limit: (measured: Measured) => number;
  /** Whether more is better; else less is. */
  readonly atLeast?: boolean;
  readonly unit?: string;
  readonly digits?: number;
}

/** Whether a target is met, for one measurement. */
interface Verdict {
  readonly name: string;
  readonly met: boolean;
  /** "1.31 (at most 1.25)" */
  readonly words: string;
}

/** What each page has to reach on a mobile phone. */
export const pageTargets: readonly Target<PageFigures>[] = [
  { name: 'largest paint', value: ({ lcp }) => lcp, limit: () => 2500, unit: ' ms' },
  { name: 'blocking time', value: ({ blocking }) => blocking, limit: () => 60, unit: ' ms' },
  { name: 'longest task', value: ({ longestTask }) => longestTask, limit: () => 50, unit: ' ms' },
  { name: 'layout shift', value: ({ cls }) => cls, limit: () => 0.01, digits: 3 },
  ...categories.map((category): Target<PageFigures> => ({
    name: category,
    value: ({ scores }) => scores[category],
    limit: () => (category === 'performance' ? 98 : 100),
    atLeast: true,
  })),
];

const size = (name: string, limit: number, value: (visit: FirstVisit) => number): Target<FirstVisit> => ({
  name,
  value: (visit) => value(visit) / 1024,
  limit: () => limit,
  unit: ' KB',
  digits: 1,
});

/** What a visit that begins at / on a phone has to reach. `web/e2e/budget.test.ts` holds the bytes to the same limits. */
export const visitTargets: readonly Target<FirstVisit>[] = [
  size('first view before a touch', 200, ({ firstView }) => firstView),
  size('HTML, compressed', 16, ({ html }) => html),
  size('Latin letters', 45, ({ latinLetters }) => latinLetters),
  size('JavaScript in all, gzip', 110, ({ scripts }) => scripts),
  size('second page', 40, ({ secondPage }) => secondPage),
  size('second visit', 20, ({ secondVisit }) => secondVisit),
];

/** What a screen of the staff area may take: kilobytes of JavaScript, and milliseconds over a weak line. */
const staffLimits: Readonly<Record<StaffVisit['screen'], { scripts: number; lastPaint: number }>> = {
  dashboard: { scripts: 150, lastPaint: 3000 },
  'list of notices': { scripts: 160, lastPaint: 4000 },
  'new notice': { scripts: 220, lastPaint: 4000 },
};

/** What loading a screen of the staff area has to reach. `web/e2e/budget.test.ts` holds it to the same limits. */
export const staffLoadTargets: readonly Target<StaffVisit>[] = [
  {
    name: 'JavaScript, brotli',
    value: ({ scripts }) => scripts / 1024,
    limit: ({ screen }) => staffLimits[screen].scripts,
    unit: ' KB',
    digits: 1,
  },
  { name: 'requests', value: ({ requests }) => requests, limit: () => 30 },
];

/** What it has to reach over a weak line. */
export const staffVisitTargets: readonly Target<StaffVisit>[] = [
  ...staffLoadTargets,
  {
    name: 'last paint',
    value: ({ lastPaint }) => lastPaint,
    limit: ({ screen }) => staffLimits[screen].lastPaint,
    unit: ' ms',
  },
  {
    name: 'last paint, second visit',
    value: ({ secondPaint }) => secondPaint,
    limit: () => 1000,
    unit: ' ms',
  },
];

/** Holds a measurement against targets. A figure that could not be measured misses its target. */
export function judge<Measured>(targets: readonly Target<Measured>[], measured: Measured): Verdict[] {
  return targets.map(({ name, value, limit, atLeast = false, unit = '', digits = 0 }) => {
    const [is, bound] = [value(measured), limit(measured)];
    return {
      name,
      met: atLeast ? is >= bound : is <= bound,
      words: `${is.toFixed(digits)}${unit} (at ${atLeast ? 'least' : 'most'} ${bound.toFixed(digits)}${unit})`,
    };
  });
}

/** The verdicts on a measurement, a line for each. */
export function verdictLines<Measured>(targets: readonly Target<Measured>[], measured: Measured): string[] {
  return judge(targets, measured).map(
    ({ name, met, words }) => `    ${met ? 'met    ' : 'NOT MET'} ${name}: ${words}`,
  );
}

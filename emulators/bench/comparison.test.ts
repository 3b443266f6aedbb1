import { expect, test } from 'vitest';
import { mediansOf } from './comparison';
import type { Run } from './lighthouse';
import { median } from './median';
import { judge, pageTargets } from './targets';
import { withoutScripts } from './without-scripts';

const run = (lcp: number, longest: number, further: Partial<Run> = {}): Run => ({
  lcp,
  blocking: 10,
  cls: 0,
  scores: { performance: 99, accessibility: 100, 'best-practices': 100, seo: 100 },
  kilobytes: { document: 10, script: 0, font: 0, image: 0, other: 0 },
  requests: 3,
  longTasks: [{ start: 0, duration: longest, origin: `task of ${longest}` }],
  faults: [],
  ...further,
});

test('the median is the one in the middle, whatever the order', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([2, 10, 1, 4])).toBe(4);
  expect(median([])).toBeNaN();
});

test('each figure has its own median; long tasks are those of one run', () => {
  const figures = mediansOf([run(100, 70), run(300, 60), run(200, 90)]);
  expect(figures.lcp).toBe(200);
  expect(figures.longTasks.map(({ origin }) => origin)).toEqual(['task of 70']);
  expect(figures.scores.performance).toBe(99);
});

test('a run without a category has no score in it', () => {
  const figures = mediansOf([run(1, 1, { scores: { performance: 98 } })]);
  expect(figures.scores).toEqual({ performance: 98 });
});

function verdicts(ours: Run, scriptless: Run): Record<string, boolean> {
  const of = {
    ours: mediansOf([ours]),
    scriptless: mediansOf([scriptless]),
  };
  const comparison = { path: '/', figures: { applied: of, simulated: of }, load: [0, 0] as const };
  return Object.fromEntries(judge(pageTargets, comparison).map(({ name, met }) => [name, met]));
}

test('a page at its limits meets every target', () => {
  const missed = Object.entries(verdicts(run(110, 50, { blocking: 110, cls: 0.01 }), run(100, 0))).filter(
    ([, met]) => !met,
  );
  expect(missed).toEqual([]);
});

test('a page beyond its limits misses them, each by its name', () => {
  const scores = { performance: 97, accessibility: 99, 'best-practices': 100, seo: 92 };
  const judged = verdicts(run(111, 51, { blocking: 111, cls: 0.011, scores }), run(100, 0));
  expect(judged).toMatchObject({
    'LCP ÷ without scripts, applied': false,
    'LCP ÷ without scripts, simulated': false,
    'blocking time, applied': false,
    'CLS, simulated': false,
    'longest task at a quarter of the speed': false,
    'performance, applied': false,
    'accessibility, simulated': false,
    'best-practices, applied': true,
    'seo, applied': false,
  });
});

test('what could not be measured misses its target', () => {
  expect(verdicts(run(NaN, 0), run(100, 0))['LCP ÷ without scripts, applied']).toBe(false);
});

test('a page without scripts keeps everything else', () => {
  const html =
    '<head><link rel="modulepreload" href="/a.js"><link rel="icon" href="/i"><script type="module">a<b</script></head>' +
    '<p>one</p><script>two</script><p>three</p>';
  expect(withoutScripts(html)).toBe('<head><link rel="icon" href="/i"></head><p>one</p><p>three</p>');
});

import { expect, test } from 'vitest';
import { mediansOf } from './lighthouse';
import { median } from './median';
import { judge, pageTargets } from './targets';

const result = (lcp: number, task: number, score = 1): Parameters<typeof mediansOf>[0][number] => ({
  audits: {
    'largest-contentful-paint': { numericValue: lcp },
    'total-blocking-time': { numericValue: 60 },
    'cumulative-layout-shift': { numericValue: 0.01 },
    'long-tasks': { details: { items: [{ duration: task }, { url: '_lighthouse-eval.js', duration: 900 }] } },
  },
  categories: Object.fromEntries(
    ['performance', 'accessibility', 'best-practices', 'seo'].map((name) => [name, { score }]),
  ),
});
const missed = (results: Parameters<typeof mediansOf>[0]) =>
  judge(pageTargets, mediansOf(results)).flatMap(({ name, met }) => (met ? [] : [name]));

test('the median is the one in the middle, whatever the order', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([2, 10, 1, 4])).toBe(4);
  expect(median([])).toBeNaN();
});

test('each figure has its own median', () => {
  const figures = mediansOf([result(100, 70), result(300, 60), result(200, 90)]);
  expect([figures.lcp, figures.longestTask]).toEqual([200, 70]);
});

test('a page at its limits meets every target, one beyond them misses each by its name', () => {
  expect(missed([result(2500, 50)])).toEqual([]);
  expect(missed([result(2501, 51, 0.97)])).toEqual([
    'largest paint',
    'longest task',
    'performance',
    'accessibility',
    'best-practices',
    'seo',
  ]);
});

test('what could not be measured misses its target', () => {
  expect(missed([result(NaN, 0)])).toEqual(['largest paint']);
});

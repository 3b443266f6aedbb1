import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const axeOptions: axe.RunOptions = {
  resultTypes: ['violations'],
  // Nothing is framed, and no rule asked for reads the style sheets' sources, which it would fetch once more.
  iframes: false,
  preload: false,
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

/** Minified: a page reads it in half of the time. */
const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Colour {
  r: number;
  g: number;
  b: number;
  alpha: number;
  parseString: (text: string) => Colour;
}
type WithAxe = typeof window & {
  readonly axe: {
    readonly run: typeof axe.run;
    readonly commons: {
      readonly color: {
        readonly Color: {
          readonly prototype: Colour;
          new (red: number, green: number, blue: number): Colour;
        };
      };
    };
  };
};

/** Has axe parse each colour of a page once: it would do so for each text anew, for a quarter of its time. */
function parseColoursOnce(): void {
  const { Color } = (window as WithAxe).axe.commons.color;
  const { prototype } = Color;
  const parse = prototype.parseString;
  const parsed = new Map<string, Colour>();
  prototype.parseString = function (text) {
    const colour = parsed.get(text) ?? parse.call(new Color(0, 0, 0), text);
    parsed.set(text, colour);
    const { r, g, b, alpha } = colour;
    return Object.assign(this, { r, g, b, alpha });
  };
}

/**
 * What axe finds on the page: WCAG 2.2 AA and best practice, one line a finding. `contrast: false` leaves out the colours,
 * which take more than half of the time, where another page has the same ones.
 */
export async function axeFindings(page: Page, { contrast = true } = {}): Promise<string[]> {
  // It stays in the page: reading its half a megabyte costs as much as a small page's analysis.
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axeSource);
    await page.evaluate(parseColoursOnce);
  }
  const violations = await page.evaluate(
    async (options) => {
      const found = await (window as WithAxe).axe.run(options);
      const sticks = (element: Element | null): boolean =>
        element !== null &&
        (getComputedStyle(element).position === 'sticky' || sticks(element.parentElement));
      // What lies below a bar that stays at the window's edge is scrolled into view.
      const isBelowBar = ({ any }: (typeof found.violations)[number]['nodes'][number]) =>
        any.every(
          ({ id, relatedNodes = [] }) =>
            id.startsWith('target-') &&
            relatedNodes.length > 0 &&
            relatedNodes.every(({ target }) => sticks(document.querySelector(String(target[0])))),
        );
      return found.violations
        .map(({ id, nodes }) => ({
          id,
          targets: nodes
            .filter((node) => node.any.length === 0 || !isBelowBar(node))
            .map(({ target }) => target),
        }))
        .filter(({ targets }) => targets.length > 0);
    },
    { ...axeOptions, rules: { 'color-contrast': { enabled: contrast } } },
  );
  return violations.map(
    ({ id, targets }) => `${id}: ${targets.map((target) => target.join(' ')).join(' | ')}`,
  );
}

/** Whether the page can be scrolled sideways. */
export function overflowsSideways(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
}

/** Axe finds nothing on what is shown, and nothing sticks out of the window. */
export async function looksRight(page: Page): Promise<void> {
  expect(await axeFindings(page)).toEqual([]);
  expect(await overflowsSideways(page)).toBe(false);
}

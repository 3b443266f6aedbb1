import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { journey, openAlive } from '../browser';
import type { OnStage } from './stage';

/** Animations and transitions under way. */
export const moving = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    document
      .getAnimations()
      .map(({ effect }) => `moves: ${(effect as KeyframeEffect).target?.outerHTML.slice(0, 80) ?? ''}`),
  );

/** For people who asked for less motion. */
export function stillnessTests(on: OnStage): void {
  test('with reduced motion the slider stays where it is for 20 s', async () => {
    await journey(on().browser, {}, async ({ page }) => {
      await page.clock.install();
      await openAlive(page, '/');
      const first = page.getByRole('button', { name: 'Show slide 1' });
      expect(await first.getAttribute('aria-current')).toBe('true');
      await page.clock.runFor(20_000);
      expect(await first.getAttribute('aria-current')).toBe('true');
      expect(await moving(page)).toEqual([]);
    });
  });
}

import { expect, test } from 'vitest';
import { journey, openAlive } from '../browser';
import { eachRoute, expected404, type OnStage } from './stage';

/** For people who asked for less motion: nothing moves by itself. */
export function stillnessTests(on: OnStage): void {
  test('with reduced motion no route animates, and the slider stays where it is for 20 s', async () => {
    const { browser, site } = on();
    await journey(browser, { expected: expected404 }, async ({ page }) => {
      const moving = () =>
        page.evaluate(() =>
          document
            .getAnimations()
            .map(({ effect }) => (effect as KeyframeEffect).target?.outerHTML.slice(0, 80)),
        );
      expect(await eachRoute(page, site.routes, moving)).toEqual({});
      await page.clock.install();
      await openAlive(page, '/');
      const first = page.getByRole('button', { name: 'Show slide 1' });
      expect(await first.getAttribute('aria-current')).toBe('true');
      await page.clock.runFor(20_000);
      expect(await first.getAttribute('aria-current')).toBe('true');
      expect(await moving()).toEqual([]);
    });
  });
}

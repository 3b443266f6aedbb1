import type { Page } from 'playwright-core';

/** What has the focus: its accessible name or text. */
export const focused = (page: Page) =>
  page.evaluate(() => {
    const element = document.activeElement;
    return element?.getAttribute('aria-label') ?? (element as HTMLElement | null)?.innerText.trim() ?? '';
  });

/** What is wrong with where the focus is: no ring, or hidden by something else or outside the screen; 'end' when it has left. */
export const focusFault = (page: Page, part = 'body') =>
  page.evaluate((within) => {
    const element = document.activeElement;
    if (!element || element === document.body || !element.closest(within)) return 'end';
    const name = `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent.trim().slice(0, 40)}`;
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    if (outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2) return `no ring: ${name}`;
    const seen = [...element.getClientRects()].some(({ left, right, top, bottom }) => {
      const [x, y] = [(left + right) / 2, (Math.max(0, top) + Math.min(bottom, window.innerHeight)) / 2];
      const onTop = document.elementFromPoint(x, y);
      return element.contains(onTop) || onTop?.contains(element);
    });
    return seen ? '' : `out of sight: ${name}`;
  }, part);

/** Walks through a part of the page with the Tab key; what is wrong on the way. */
export async function tabFaults(page: Page, part: 'body' | '#main'): Promise<string[]> {
  const faults = new Set<string>();
  if (part === '#main') await page.locator(part).focus();
  for (let i = 0; i < 150; i += 1) {
    await page.keyboard.press('Tab');
    const fault = await focusFault(page, part);
    if (fault === 'end') return [...faults];
    if (fault !== '') faults.add(fault);
  }
  return [...faults, 'no end'];
}

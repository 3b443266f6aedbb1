import type { Page } from 'playwright-core';

/** Pictures of items whose file is narrower than they are drawn, or needlessly wide; and those fetched too early or too late. */
export const pictureFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const images = [...document.querySelectorAll<HTMLImageElement>('main img')];
    return images.flatMap((image, i) => {
      const srcset = image.parentElement?.querySelector('source')?.srcset ?? '';
      const [drawnWidth, drawnHeight] = [image.clientWidth, image.clientHeight];
      const shape = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
      const taken = Number(/-(\d+)\.(?:avif|webp)$/.exec(image.currentSrc)?.[1]);
      if (!srcset.includes('/files/') || !image.checkVisibility({ visibilityProperty: true })) return [];
      const faults: string[] = [];
      const ofWidth = Math[getComputedStyle(image).objectFit === 'cover' ? 'max' : 'min'];
      const drawn = ofWidth(drawnWidth, drawnHeight * shape);
      const files = [...srcset.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
      if (taken < drawn * 0.93 && files.some((file) => file > taken)) faults.push('stretched');
      if (taken > drawn * 1.5 && files.some((file) => file < taken && file >= drawn)) faults.push('too wide');
      // A phone fetches at once the picture that begins a page, and no other: documents of projects come after their texts.
      const isFirst = i === 0 && !image.closest('table');
      const isUrgent = image.loading === 'eager' && image.fetchPriority === 'high';
      if (window.innerWidth < 600 && isUrgent !== isFirst)
        faults.push(`fetched ${image.loading} ${image.fetchPriority}`);
      return faults.map(
        (fault) => `${image.alt || image.currentSrc}: ${taken} for ${Math.round(drawn)}: ${fault}`,
      );
    });
  });

/** Stops of the Tab key that show no ring, or are not in sight when they have the focus. */
export async function ringFaults(page: Page): Promise<string[]> {
  await page.keyboard.press('Tab'); // from now on the browser shows where the focus is
  return page.evaluate(() => {
    const stops = document.querySelectorAll<HTMLElement>(
      ':is(a[href], button, summary, input, [tabindex="0"])',
    );
    return [...stops].flatMap((stop) => {
      if (stop.tabIndex < 0 || !stop.checkVisibility({ visibilityProperty: true })) return [];
      stop.focus();
      if (document.activeElement !== stop) return [];
      const { outlineStyle, outlineWidth } = getComputedStyle(stop);
      const hasRing = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
      const isSeen = [...stop.getClientRects()].some(({ left, right, top, bottom }) => {
        const middle = (Math.max(0, top) + Math.min(bottom, window.innerHeight)) / 2;
        const onTop = document.elementFromPoint((left + right) / 2, middle);
        return stop.contains(onTop) || onTop?.contains(stop);
      });
      const name = stop.getAttribute('aria-label') ?? stop.textContent.trim().slice(0, 40);
      return [...(hasRing ? [] : [`no ring: ${name}`]), ...(isSeen ? [] : [`out of sight: ${name}`])];
    });
  });
}

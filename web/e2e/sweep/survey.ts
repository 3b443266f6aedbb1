import type { Page } from 'playwright-core';

/** What is wrong with the texts of a page, as the browser has laid them out. */
export interface Survey {
  /** Texts that lie over other texts. */
  readonly overlapping: readonly string[];
  /** Texts that a frame around them cuts off. */
  readonly clipped: readonly string[];
  /** Texts that stick out of the block they stand in. */
  readonly sticking: readonly string[];
  /** Lines so close that the letters of one touch those of the next: measured, since Devanagari is tall. */
  readonly touching: readonly string[];
}

/** Measures every visible text of the page: its lines, its real ink, the frames around it. */
function survey(page: Page): Promise<Survey> {
  return page.evaluate(() => {
    const canvas = document.createElement('canvas').getContext('2d');
    if (!canvas) throw new Error('no canvas');
    const clipped = new Map<Element, boolean>();
    const isClipped = (element: Element): boolean => {
      const known = clipped.get(element);
      if (known !== undefined) return known;
      const style = getComputedStyle(element);
      const isCut = style.clipPath !== 'none' || style.getPropertyValue('clip') !== 'auto';
      const found = isCut || (element.parentElement !== null && isClipped(element.parentElement));
      clipped.set(element, found);
      return found;
    };
    const isHiddenFromSight = (element: Element): boolean =>
      !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
      isClipped(element) ||
      element.closest('style, script, noscript') !== null;
    const blockOf = (element: Element): Element => {
      let at = element;
      while (getComputedStyle(at).display === 'inline' && at.parentElement) at = at.parentElement;
      return at;
    };
    const framesAround = new Map<Element, DOMRect[]>();
    /** The boxes around an element, itself among them, that cut off what sticks out of them; what scrolls does not. */
    const framesOf = (element: Element): DOMRect[] => {
      if (element === document.body || !element.parentElement) return [];
      const known = framesAround.get(element);
      if (known !== undefined) return known;
      const { overflow, overflowX } = getComputedStyle(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      const isScrolled = ['auto', 'scroll'].includes(overflowX) && element.scrollWidth > width;
      const frame = isScrolled ? new DOMRect(-1e6, y, 2e6, height) : new DOMRect(x, y, width, height);
      const own = overflow === 'visible' ? [] : [frame];
      const frames = [...own, ...framesOf(element.parentElement)];
      framesAround.set(element, frames);
      return frames;
    };
    const lines: { name: string; left: number; right: number; top: number; bottom: number; size: number }[] =
      [];
    const found = { overlapping: [], clipped: [], sticking: [], touching: [] } as Record<string, string[]>;
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.trim() ?? '';
      const element = node.parentElement;
      if (text === '' || !element || isHiddenFromSight(element)) continue;
      const name = `${element.tagName.toLowerCase()} ${text.slice(0, 40)}`;
      const style = getComputedStyle(element);
      canvas.font = `${style.fontWeight} ${style.fontSize} ${style.fontFamily}`;
      const ink = canvas.measureText(text);
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter(({ width, bottom }) => width > 1 && bottom > 0);
      const size = Number.parseFloat(style.fontSize);
      const block = blockOf(element).getBoundingClientRect();
      boxes.forEach(({ left, right, top, bottom }, i) => {
        const base =
          top +
          (bottom - top) *
            (ink.fontBoundingBoxAscent / (ink.fontBoundingBoxAscent + ink.fontBoundingBoxDescent));
        const drawn = {
          top: base - ink.actualBoundingBoxAscent,
          bottom: base + ink.actualBoundingBoxDescent,
        };
        lines.push({ name, left, right, top: base - size * 0.7, bottom: base, size });
        if (left < block.left - 1 || right > block.right + 1) found['sticking']?.push(name);
        const next = boxes[i + 1];
        if (next && next.left < right && next.top - top < drawn.bottom - drawn.top - 1 && next.top > top + 1)
          found['touching']?.push(
            `${name} (${Math.round(next.top - top)} px for ${Math.round(drawn.bottom - drawn.top)})`,
          );
        for (const frame of framesOf(element)) {
          const isInside =
            left >= frame.left - 1 &&
            right <= frame.right + 1 &&
            drawn.top >= frame.top - 1 &&
            drawn.bottom <= frame.bottom + 1;
          if (!isInside) found['clipped']?.push(name);
        }
      });
    }
    // From above: what begins below a line lies over none.
    lines.sort((a, b) => a.top - b.top);
    lines.forEach((one, i) => {
      for (let at = i + 1; at < lines.length; at += 1) {
        const other = lines[at];
        if (!other || other.top >= one.bottom) break;
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        if (wide > 1 && high > 1) found['overlapping']?.push(`${one.name} / ${other.name}`);
      }
    });
    return found as unknown as Survey;
  });
}

/** The survey as one list, empty on a page where all texts lie well. */
export async function badTexts(page: Page): Promise<string[]> {
  const found = await survey(page);
  return (Object.keys(found) as (keyof Survey)[]).flatMap((kind) =>
    found[kind].map((name) => `${kind}: ${name}`),
  );
}

import type { Page } from 'playwright-core';

/** What is wrong with how the texts of a page lie: cut off by a frame, sticking out of their block, or over one another. */
export function textFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    /** Asks once for what all texts within an element have in common. */
    const once = <T>(work: (element: Element) => T) => {
      const known = new Map<Element, T>();
      return (element: Element): T => {
        const found = known.has(element) ? (known.get(element) as T) : work(element);
        known.set(element, found);
        return found;
      };
    };
    /** What is there for screen readers alone is clipped away. */
    const isClipped: (element: Element) => boolean = once((element) => {
      const style = getComputedStyle(element);
      if (style.clipPath !== 'none' || style.getPropertyValue('clip') !== 'auto') return true;
      return element.parentElement !== null && isClipped(element.parentElement);
    });
    const blockOf = (element: Element): Element =>
      getComputedStyle(element).display === 'inline' && element.parentElement
        ? blockOf(element.parentElement)
        : element;
    /** The boxes around an element that cut off what sticks out of them; what scrolls sideways does not. */
    const framesAround: (element: Element) => DOMRect[] = once((element) => {
      if (element === document.body || !element.parentElement) return [];
      const { overflow, overflowX } = getComputedStyle(element);
      const { x, y, width, height } = element.getBoundingClientRect();
      const isScrolled = ['auto', 'scroll'].includes(overflowX) && element.scrollWidth > width;
      const frame = isScrolled ? new DOMRect(-1e6, y, 2e6, height) : new DOMRect(x, y, width, height);
      return [...(overflow === 'visible' ? [] : [frame]), ...framesAround(element.parentElement)];
    });
    const faults: string[] = [];
    const lines: { name: string; left: number; right: number; top: number; bottom: number }[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      if (!node.textContent?.trim() || !element || element.closest('style, script, noscript')) continue;
      if (!element.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
      if (isClipped(element)) continue;
      const name = `${element.tagName.toLowerCase()} ${node.textContent.trim().slice(0, 40)}`;
      const size = Number.parseFloat(getComputedStyle(element).fontSize);
      const block = blockOf(element).getBoundingClientRect();
      const frames = framesAround(element);
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const { left, right, top: above, bottom: below, width } of range.getClientRects()) {
        if (width <= 1 || below <= 0) continue;
        // Around the middle of its line: as high as capitals are, which is what must be seen whole.
        const middle = (above + below) / 2;
        const [top, bottom] = [middle - size * 0.35, middle + size * 0.35];
        lines.push({ name, left, right, top, bottom });
        if (left < block.left - 1 || right > block.right + 1) faults.push(`sticks out: ${name}`);
        const isCut = frames.some(
          (frame) =>
            left < frame.left - 1 || right > frame.right + 1 || top < frame.top || bottom > frame.bottom,
        );
        if (isCut) faults.push(`cut off: ${name}`);
      }
    }
    lines.sort((a, b) => a.top - b.top);
    for (const [i, one] of lines.entries())
      for (let at = i + 1; at < lines.length; at += 1) {
        const other = lines[at];
        if (!other || other.top >= one.bottom - 1) break;
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        if (wide > 1) faults.push(`overlap: ${one.name} / ${other.name}`);
      }
    return faults;
  });
}

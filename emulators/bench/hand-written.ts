import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';

/** The phone that Lighthouse emulates, so that pictures get the size they have there. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };

const styles = readFileSync(join(import.meta.dirname, 'hand-written.css'), 'utf8').replaceAll(/\s+/g, ' ');

/**
 * Runs in a page and gives its body as a person would write it: texts, links, forms and pictures in plain elements
 * without a class for each, pictures with one format, their widths and the size at which they are shown.
 */
function writeBody(): string {
  const kept = new Set(
    (
      'a p h1 h2 h3 h4 ul ol li dl dt dd table caption thead tbody tr th td figure figcaption article section header ' +
      'footer main nav address time strong em b i blockquote form label input button select option fieldset legend br hr'
    ).split(' '),
  );
  const attributes: Record<string, readonly string[]> = {
    a: ['href', 'aria-label', 'aria-current'],
    button: ['type', 'name', 'value', 'aria-label'],
    form: ['action', 'method'],
    input: ['type', 'name', 'value', 'id', 'aria-label', 'placeholder'],
    label: ['for'],
    nav: ['aria-label'],
    option: ['value'],
    section: ['aria-label'],
    select: ['name', 'id', 'aria-label'],
    th: ['scope'],
    time: ['datetime'],
  };
  /** What a page without scripts has no use for; its menu is a `details`. */
  const left = 'script, style, noscript, template, source, [data-needs-script], [data-menu-fallback]';
  const escape = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
  const attribute = (name: string, value: string | null | undefined) =>
    value === null || value === undefined ? '' : ` ${name}="${escape(value)}"`;

  const picture = (image: HTMLImageElement): string => {
    const sources = [...(image.closest('picture')?.querySelectorAll('source') ?? [])];
    const source =
      sources.find((each) => each.type === 'image/avif') ??
      sources.find((each) => each.media && matchMedia(each.media).matches);
    const set = source?.srcset ?? image.getAttribute('srcset');
    const src = set?.split(/[\s,]+/)[0] ?? image.getAttribute('src');
    const box = image.getBoundingClientRect();
    const isBehind =
      getComputedStyle(image).position === 'absolute' && image.closest('section, div')?.matches('section');
    return [
      `<img src="${escape(src ?? '')}"`,
      attribute('srcset', set?.includes(' ') ? set : undefined),
      attribute('sizes', set?.includes(' ') ? (source?.sizes ?? image.sizes) : undefined),
      ` width="${Math.round(box.width)}" height="${Math.round(box.height)}" alt="${escape(image.alt)}"`,
      attribute('loading', image.getAttribute('loading')),
      attribute('fetchpriority', image.getAttribute('fetchpriority') === 'high' ? 'high' : undefined),
      isBehind ? ' class="behind"' : '',
      '>',
    ].join('');
  };

  const drawing = (svg: SVGElement): string => {
    const isIcon = svg.getBoundingClientRect().width < 40;
    const { width, height } = svg.getBoundingClientRect();
    const box = svg.getAttribute('viewBox') ?? '';
    const size = ` width="${Math.round(width)}" height="${Math.round(height)}"`;
    const inner = svg.innerHTML.replaceAll(/var\([^)]*\)/g, 'currentColor').replaceAll(/ class="[^"]*"/g, '');
    return `<svg aria-hidden="true" viewBox="${box}"${size}${isIcon ? ' class="icon"' : ''}>${inner}</svg>`;
  };

  const children = (element: Element): string => [...element.childNodes].map(write).join('');

  function write(node: Node): string {
    if (node instanceof Text) return escape(node.data.replaceAll(/\s+/g, ' '));
    if (node instanceof HTMLImageElement) return picture(node);
    if (node instanceof SVGElement) return drawing(node);
    if (!(node instanceof HTMLElement) || node.matches(left)) return '';
    const style = getComputedStyle(node);
    const tag = node.localName;
    const inner = children(node);
    const hidden = style.display === 'none' || style.visibility === 'hidden';
    if (tag === 'nav' && hidden)
      return `<details><summary>Menu</summary><nav aria-label="Main">${inner.replaceAll(' hidden', '')}</nav></details>`;
    const isHidden =
      hidden && node.parentElement !== null && getComputedStyle(node.parentElement).display !== 'none';
    const hasText = [...node.childNodes].some((child) => child instanceof Text && child.data.trim() !== '');
    if (!kept.has(tag)) {
      if (isHidden) return `<div hidden>${inner}</div>`;
      return tag === 'div' && hasText ? `<div>${inner}</div>` : tag === 'span' ? ` ${inner} ` : inner;
    }
    const classes = [
      node.dataset['ground'] === 'dark' ? 'dark' : '',
      tag === 'section' && inner.includes('class="behind"') ? 'stage' : '',
      /^(ul|ol)$/.test(tag) && node.scrollWidth > node.clientWidth + 50 ? 'strip' : '',
      tag === 'a' && node.getAttribute('href') === '#main' ? 'skip' : '',
    ].filter(Boolean);
    const own = (attributes[tag] ?? []).map((name) => attribute(name, node.getAttribute(name))).join('');
    const mark = node.id === 'main' ? ' id="main"' : '';
    const open = `<${tag}${mark}${classes.length > 0 ? ` class="${classes.join(' ')}"` : ''}${own}${isHidden ? ' hidden' : ''}>`;
    return /^(br|hr|input)$/.test(tag) ? open : `${open}${inner}</${tag}>\n`;
  }

  return children(document.body);
}

/** The preloads of the page's letters and what a page needs to use them: one face for each weight. */
function writeLetters(): string {
  const preloads = [...document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=font]')];
  const faces = preloads.map((link) => {
    const href = link.getAttribute('href') ?? '';
    const weight = /-(\d+)-/.exec(href)?.[1] ?? '400';
    return `@font-face{font-family:Mukta;font-weight:${weight};font-display:optional;src:url(${href})}`;
  });
  return `${preloads.map(({ outerHTML }) => outerHTML).join('\n')}\n<style>${faces.join('')}</style>`;
}

/**
 * The page at a URL as somebody would write it by hand who wants it light: the same texts, links, letters and pictures as
 * plain HTML with less than three kilobytes of CSS in its head and no script.
 */
export async function writeByHand(browser: Browser, url: string): Promise<string> {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    // tsx has functions keep their names with a helper of this name, which no page knows.
    await page.addInitScript({ content: 'globalThis.__name = (named) => named' });
    await page.goto(url);
    const title = await page.title();
    const description = await page.locator('meta[name="description"]').getAttribute('content');
    const body = await page.evaluate(writeBody);
    const letters = await page.evaluate(writeLetters);
    return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title.replaceAll('<', '&lt;')}</title>
<meta name="description" content="${(description ?? '').replaceAll('"', '&quot;')}">
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
${letters}
<style>${styles}</style>
</head>
<body>
${body}
</body>
</html>
`;
  } finally {
    await context.close();
  }
}

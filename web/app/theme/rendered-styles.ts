interface Selector {
  readonly text: string;
  /** The class that it asks for, as elements bear it. */
  readonly name?: string;
  /** The same as the selector writes it, with its point. */
  readonly written?: string;
}

/** A rule, or what stands alone before a semicolon, in the sheet's own words; and its selectors, of which the latter has none. */
interface Rule {
  readonly text: string;
  readonly selectors: readonly Selector[];
}
/** A block of rules (`@media`, `@layer`). */
interface Block {
  readonly opening: string;
  readonly rules: Sheet;
}
/** A sheet that has been read. */
export type Sheet = readonly (Rule | Block)[];

/** The index behind the block that opens at `from`: behind its closing brace. */
function endOfBlock(css: string, from: number): number {
  let depth = 0;
  let quote = '';
  for (let i = from; i < css.length; i += 1) {
    const sign = css.charAt(i);
    if (sign === '\\') i += 1;
    else if (quote) quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '{') depth += 1;
    else if (sign === '}' && --depth === 0) return i + 1;
  }
  throw new Error('A block of the sheet does not end.');
}

/** Where the next block or statement has its `{` or `;`, outside of strings and escapes. */
function endOfPrelude(css: string, from: number): number {
  let quote = '';
  for (let i = from; i < css.length; i += 1) {
    const sign = css.charAt(i);
    if (sign === '\\') i += 1;
    else if (quote) quote = sign === quote ? '' : quote;
    else if (sign === '"' || sign === "'") quote = sign;
    else if (sign === '{' || sign === ';') return i;
  }
  return css.length;
}

const CLASS = /\.((?:[\w-]|\P{ASCII}|\\.)+)/u;
const STRINGS = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g;

/** The selectors of a list, each with the class that it asks for. Throws for one that asks for several. */
export function selectorsOf(list: string): readonly Selector[] {
  const parts: string[] = [];
  let depth = 0;
  let from = 0;
  for (let i = 0; i <= list.length; i += 1) {
    const sign = list.charAt(i);
    if (sign === '\\') i += 1;
    else if (sign === '(' || sign === '[') depth += 1;
    else if (sign === ')' || sign === ']') depth -= 1;
    else if (depth === 0 && (sign === ',' || sign === '')) {
      parts.push(list.slice(from, i).trim());
      from = i + 1;
    }
  }
  return parts.map((text) => {
    const plain = text.replace(STRINGS, '');
    const [written, name] = CLASS.exec(plain) ?? [];
    if (written === undefined) return { text };
    if (CLASS.test(plain.replace(written, '')))
      throw new Error(`${text} asks for several classes, a style for one.`);
    return { text, written, name: name?.replace(/\\(.)/g, '$1') };
  });
}

/** Reads a sheet without comments. */
export function parseSheet(css: string): Sheet {
  const rules: (Rule | Block)[] = [];
  for (let at = 0; at < css.length;) {
    const end = endOfPrelude(css, at);
    const prelude = css.slice(at, end).trim();
    if (css[end] !== '{') {
      if (prelude) rules.push({ text: `${prelude};`, selectors: [] });
      at = end + 1;
      continue;
    }
    const close = endOfBlock(css, end);
    if (/^@(layer|media|supports|container)\b/.test(prelude))
      rules.push({ opening: `${prelude}{`, rules: parseSheet(css.slice(end + 1, close - 1)) });
    else rules.push({ text: css.slice(at, close).trim(), selectors: selectorsOf(prelude) });
    at = close;
  }
  return rules;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };
const LISTS = / class="([^"]*)"/g;

const namesIn = (list: string) =>
  list.replace(/&([a-z]+|#x27);/g, (whole, name: string) => entities[name] ?? whole).split(' ');

/** Signs of short names: without vowels, so that no word comes about that somebody's filter hides (`ad`). */
const SIGNS = 'bcdfghjklmnpqrstvwxzBCDFGHJKLMNPQRSTVWXZ';
const shortName = (index: number): string =>
  (index < SIGNS.length ? '' : shortName(Math.floor(index / SIGNS.length) - 1)) +
  SIGNS.charAt(index % SIGNS.length);

/** The rules of a sheet that hold for elements of these short names (by the names in the sheet). */
function rulesFor(sheet: Sheet, shortNames: ReadonlyMap<string, readonly string[]>): string {
  let styles = '';
  /** The selectors of the last rule, while its neighbour may join it. */
  let open = '';
  for (const part of sheet) {
    if ('rules' in part) {
      const inner = rulesFor(part.rules, shortNames);
      if (inner) styles += `${part.opening}${inner}}`;
      open = '';
      continue;
    }
    const selectors = part.selectors.flatMap(({ text, name, written = '' }) =>
      name === undefined
        ? [text]
        : (shortNames.get(name) ?? []).map((short) => text.replace(written, () => `.${short}`)),
    );
    if (part.selectors.length === 0) {
      styles += part.text;
      open = '';
    } else if (selectors.length > 0) {
      const list = selectors.join();
      const block = part.text.slice(endOfPrelude(part.text, 0));
      styles = list === open ? `${styles.slice(0, -1)};${block.slice(1)}` : styles + list + block;
      open = list;
    }
  }
  return styles;
}

/**
 * Dresses a rendered page: the rules that it needs, and its HTML, in which elements of the same classes bear one short
 * name instead of a dozen long ones. That is half of a page's styles in bytes. The client does not compare classes when
 * it takes over; whatever it renders later bears the sheet's own names, as it has the whole sheet then.
 */
export function inlineCriticalCss(
  html: string,
  sheet: Sheet,
): { readonly html: string; readonly styles: string } {
  const shortOf = new Map<string, string>();
  const shortNames = new Map<string, string[]>();
  const page = html.replace(LISTS, (_, list: string) => {
    let short = shortOf.get(list);
    if (short === undefined) {
      short = shortName(shortOf.size);
      shortOf.set(list, short);
      for (const name of namesIn(list)) shortNames.set(name, [...(shortNames.get(name) ?? []), short]);
    }
    return ` class="${short}"`;
  });
  return { html: page, styles: rulesFor(sheet, shortNames) };
}

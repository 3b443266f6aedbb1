/** A rule, or a block of rules (`@media`, `@layer`) around others. */
type Rule =
  | { readonly text: string; readonly classes: readonly string[] }
  | { readonly opening: string; readonly rules: readonly Rule[] };

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

const CLASS = /\.((?:[\w-]|[^\x00-\x7F]|\\.)+)/g;
const STRINGS = /"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'/g;

/** The classes that a selector asks for. */
const classesOf = (selector: string) =>
  [...selector.replace(STRINGS, '').matchAll(CLASS)].map(([, name = '']) => name.replace(/\\(.)/g, '$1'));

/** Reads a minified sheet. */
export function parseSheet(css: string): readonly Rule[] {
  const rules: Rule[] = [];
  for (let at = 0; at < css.length;) {
    const end = endOfPrelude(css, at);
    const prelude = css.slice(at, end).trim();
    if (css[end] !== '{') {
      if (prelude) rules.push({ text: `${prelude};`, classes: [] });
      at = end + 1;
      continue;
    }
    const close = endOfBlock(css, end);
    if (/^@(layer|media|supports|container)\b/.test(prelude))
      rules.push({ opening: `${prelude}{`, rules: parseSheet(css.slice(end + 1, close - 1)) });
    else rules.push({ text: css.slice(at, close).trim(), classes: classesOf(prelude) });
    at = close;
  }
  return rules;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'" };

/** The classes of all elements in a page's HTML. */
export function classesIn(html: string): ReadonlySet<string> {
  const lists = [...html.matchAll(/ class="([^"]*)"/g)].map(([, list = '']) =>
    list.replace(/&([a-z]+|#x27);/g, (whole, name: string) => entities[name] ?? whole),
  );
  return new Set(lists.flatMap((list) => list.split(' ')));
}

/** The rules of a sheet that hold for a page: those without classes, and those whose classes occur in it. */
export function rulesFor(rules: readonly Rule[], classes: ReadonlySet<string>): string {
  return rules
    .map((rule) => {
      if ('text' in rule) return rule.classes.every((name) => classes.has(name)) ? rule.text : '';
      const inner = rulesFor(rule.rules, classes);
      return inner && `${rule.opening}${inner}}`;
    })
    .join('');
}

import { phoneNumbers } from '@site/locale';
import { telUrl, withLatinDigits } from './digits';
import type { Block, Inline, ListItem, Mark, TableCell, TableRow } from './rich-text';
import { blocksIn } from './rich-text';

/** Schemes that a link may lead to. */
const SCHEMES = new Set(['http:', 'https:', 'mailto:', 'tel:']);
/** Control characters and spaces, which browsers pass over in addresses, and people do not see; but not what joins letters. */
const HIDDEN = /[\p{Cc}\p{Z}]|(?!(?<=\p{Script=Devanagari})[\u200c\u200d])\p{Cf}/gu;

/** An address without what browsers pass over in it. */
export const withoutHidden = (address: string): string => address.replaceAll(HIDDEN, '');

/** The address that a link may lead to: a page of the site ('/notices'), http(s), mailto or tel; null for any other. */
export function safeAddress(given: string): string | null {
  const address = given.trim();
  if (address === '' || withoutHidden(address) !== address || address.includes('\\')) return null;
  if (/^\/(?!\/)/.test(address)) return address;
  try {
    return /^[a-z]+:/i.test(address) && SCHEMES.has(new URL(address).protocol) ? address : null;
  } catch {
    return null;
  }
}

/** Longest address, in characters. */
export const LONGEST_ADDRESS = 2000;

/** The address that a person means who types one: 'example.org' and 'name@example.org' too; null when it is none. */
export function typedAddress(typed: string): string | null {
  const text = typed.trim();
  if (text.length > LONGEST_ADDRESS) return null;
  if (/^[^\s@/:]+@[^\s@/:.]+(?:\.[^\s@/:.]+)+$/.test(text)) return safeAddress(`mailto:${text}`);
  if (/^(?:[\w-]+\.)+[a-z]{2,}(?:[/?#]\S*)?$/i.test(text)) return safeAddress(`https://${text}`);
  return safeAddress(text);
}

/** A label of a host in one script: what is written to it in another one, as a postposition, is none of it. */
const LABEL = String.raw`(?:[\w\p{Script=Latin}-]+|[\p{L}\p{M}\p{N}-]+)`;
/** A letter of a path: neither hidden, nor a sign that ends it, nor the postposition of an English word, nor the next address. */
const LETTER = String.raw`(?:(?![,;](?:https?:|www\.)|(?<=[\d\p{Script=Latin}])\p{Script=Devanagari})[^\s<>"“”„‘’«»‹›…।॥|\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]|(?<=\p{Script=Devanagari})[\u200c\u200d])`;
const URL_LIKE = String.raw`(?:https?:\/\/|www\.)${LABEL}(?:\.${LABEL})*(?::\d+)?(?:[/?#]${LETTER}*)?`;
const MAIL_LIKE = String.raw`[\w.+-]+@[\w-]+(?:\.[\w-]+)*\.[a-z]{2,}`;
const ADDRESS = new RegExp(
  `(?<url>${URL_LIKE})|(?<![\\w.+-])(?<mail>${MAIL_LIKE})|(?<![\\d+/.,-])(?<phone>${phoneNumbers.join('|')})(?![\\d/]|[-.,]\\d)`,
  'giu',
);

/** An address without the punctuation that ends the sentence around it; a bracket stays where it has its other half. */
function withoutEnd(url: string): string {
  const count = (sign: string) => url.split(sign).length;
  const brackets = ['()', '[]', '{}'];
  const unopened = new Map(brackets.map(([open = '', close = '']) => [close, count(close) - count(open)]));
  let end = url.length;
  for (; end > 0; end -= 1) {
    const last = url[end - 1] as string;
    const left = unopened.get(last) ?? 0;
    if (left > 0) unopened.set(last, left - 1);
    else if (!`.,;:!?*_'"`.includes(last)) break;
  }
  return url.slice(0, end);
}

/** A text whose bare addresses, e-mail addresses and phone numbers are links. */
export function linked(text: string): Inline[] {
  const parts: Inline[] = [];
  let at = 0;
  // Phone numbers are written with the digits of Nepali too.
  for (const match of withLatinDigits(text).matchAll(ADDRESS)) {
    const { url, mail, phone } = match.groups ?? {};
    const written = text.slice(match.index, match.index + match[0].length);
    const shown = url === undefined ? written : withoutEnd(written);
    const target =
      (phone && telUrl(phone)) ??
      (mail ? `mailto:${written}` : shown.replace(/^www\./i, (www) => `https://${www}`));
    const address = /^https?:\/\/$|^www\.$/i.test(shown) ? null : safeAddress(target);
    if (address === null) continue;
    if (match.index > at) parts.push({ type: 'text', text: text.slice(at, match.index) });
    parts.push({ type: 'text', marks: [{ type: 'link', attrs: { href: address } }], text: shown });
    at = match.index + shown.length;
  }
  if (at < text.length) parts.push({ type: 'text', text: text.slice(at) });
  return parts;
}

type Node = Block | ListItem | TableRow | TableCell | Inline;

/** What nodes have, as far as they have it. */
interface NodeParts {
  readonly type: string;
  readonly marks?: readonly Mark[];
  readonly content?: readonly Node[];
}

/** A node of a document with links where addresses stand in it; a text becomes several. */
function withLinks(node: Node): Node[] {
  const { marks = [], content }: NodeParts = node;
  if (node.type !== 'text')
    return [content ? ({ ...node, content: content.flatMap(withLinks) } as Node) : node];
  if (marks.some(({ type }) => type === 'link')) return [node];
  return linked(node.text).map((piece) => {
    const all = [...(piece.marks ?? []), ...marks];
    return all.length > 0 ? { ...piece, marks: all } : piece;
  });
}

/** Blocks as pages show them, with their addresses made links. */
export const withAddresses = (blocks: readonly Block[]) => blocks.flatMap(withLinks) as Block[];

/** The blocks of a stored text that may have formatting, as pages show them. */
export const shownBlocks = (text: string): Block[] => withAddresses(blocksIn(text));

/** Where the links in nodes lead. */
export const hrefsIn = (nodes: readonly NodeParts[]): string[] =>
  nodes.flatMap(({ marks = [], content = [] }) => [
    ...marks.flatMap((mark) => (mark.type === 'link' ? [mark.attrs.href] : [])),
    ...hrefsIn(content),
  ]);

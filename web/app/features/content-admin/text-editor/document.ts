import type { Block, Inline } from '@content/texts/tree';
import type { JSONContent } from '@tiptap/core';

/** A mark of the editor for each form that letters have. */
const marksOf = (part: Exclude<Inline, string>): NonNullable<JSONContent['marks']>[number] => {
  if ('bold' in part) return { type: 'bold' };
  return 'italic' in part ? { type: 'italic' } : { type: 'link', attrs: { href: part.link } };
};

function nodesOf(line: readonly Inline[], marks: JSONContent['marks'] = []): JSONContent[] {
  return line.flatMap((part) => {
    if (typeof part === 'string')
      return part
        .split('\n')
        .flatMap((text, i) => [
          ...(i > 0 ? [{ type: 'hardBreak' }] : []),
          ...(text === '' ? [] : [{ type: 'text', text, marks: [...marks] }]),
        ]);
    const inner = 'bold' in part ? part.bold : 'italic' in part ? part.italic : part.text;
    return nodesOf(inner, [...marks, marksOf(part)]);
  });
}

const paragraph = (line: readonly Inline[]): JSONContent => ({ type: 'paragraph', content: nodesOf(line) });

function contentOf(blocks: readonly Block[]): JSONContent[] {
  return blocks.map((block) => {
    switch (block.kind) {
      case 'paragraph':
        return paragraph(block.text);
      case 'heading':
        return { type: 'heading', attrs: { level: block.level }, content: nodesOf(block.text) };
      case 'list':
        return {
          ...(block.start === null
            ? { type: 'bulletList' }
            : { type: 'orderedList', attrs: { start: block.start } }),
          content: block.items.map((item) => ({ type: 'listItem', content: contentOf(item) })),
        };
      case 'table':
        return {
          type: 'table',
          content: block.rows.map((row, i) => ({
            type: 'tableRow',
            content: row.map((cell) => ({
              type: i === 0 ? 'tableHeader' : 'tableCell',
              content: [paragraph(cell)],
            })),
          })),
        };
    }
  });
}

export function toDocument(blocks: readonly Block[]): JSONContent {
  return { type: 'doc', content: blocks.length > 0 ? contentOf(blocks) : [{ type: 'paragraph' }] };
}

function partOf({ type, text = '', marks = [] }: JSONContent): Inline {
  return marks.reduce<Inline>(
    (part, mark) => {
      if (mark.type === 'bold') return { bold: [part] };
      if (mark.type === 'italic') return { italic: [part] };
      return { link: String(mark.attrs?.['href'] ?? ''), text: [part] };
    },
    type === 'hardBreak' ? '\n' : text,
  );
}

const lineOf = ({ content = [] }: JSONContent): Inline[] => content.map(partOf);

export function fromDocument({ content = [] }: JSONContent): Block[] {
  return content.flatMap((node): Block[] => {
    switch (node.type) {
      case 'paragraph':
        return [{ kind: 'paragraph', text: lineOf(node) }];
      case 'heading':
        return [{ kind: 'heading', level: node.attrs?.['level'] === 3 ? 3 : 2, text: lineOf(node) }];
      case 'bulletList':
      case 'orderedList':
        return [
          {
            kind: 'list',
            start: node.type === 'orderedList' ? Number(node.attrs?.['start'] ?? 1) : null,
            items: (node.content ?? []).map(fromDocument),
          },
        ];
      case 'table':
        return [
          {
            kind: 'table',
            rows: (node.content ?? []).map((row) =>
              (row.content ?? []).map((cell) =>
                (cell.content ?? []).flatMap((part, i) => [...(i > 0 ? [' '] : []), ...lineOf(part)]),
              ),
            ),
          },
        ];
      default:
        return [];
    }
  });
}

import { chakra, defineStyle } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';
import { type Block, type Inline, type Mark, plainText, type Table } from '@content/texts/rich-text';
import { textLink } from '../theme/recipes';
import { getTexts } from '../texts';
import { languageOf } from './text';
import { WrittenLink } from './written-link';

/** Styles of the parts of a long text, on the page and in the editor. */
export const textParts = defineStyle({
  '& :is(h2, h3, h4)': { fontSize: 'lg' },
  '& :is(ul, ol)': { listStyleType: 'disc', paddingInlineStart: '6' },
  '& ol': { listStyleType: 'decimal', '&:lang(ne)': { listStyleType: 'devanagari' } },
  '& li + li': { marginTop: '1' },
  '& a': {
    ...textLink,
    _print: { '&[href^=http]::after': { content: '" (" attr(href) ")"', fontSize: 'xs' } },
  },
  '& table': { borderCollapse: 'collapse', minWidth: 'full', overflowWrap: 'normal' },
  '& :is(th, td)': {
    padding: '2',
    borderWidth: '1px',
    borderColor: 'border.subtle',
    textAlign: 'start',
    verticalAlign: 'top',
  },
  '& th': { background: 'bg.band', fontWeight: 'bold' },
});

const Blocks = chakra('div', {
  base: {
    ...textParts,
    '& p': { whiteSpace: 'pre-line' },
    '& > :is(h2, h3, h4):not(:first-child)': { paddingTop: '2' },
    // A wide table is moved by itself, and not the page.
    '& [role=group]': { overflowX: 'auto', _print: { overflow: 'visible' } },
  },
  variants: {
    /** The level of its larger headings. */
    level: { 2: { '& h2': { fontSize: 'xl' } }, 3: { '& h3': { fontSize: 'xl' } } },
    lead: { true: { '& > p:first-child': { fontSize: 'lg' } } },
    gap: {
      '3': { '& > * + *': { marginTop: '3' } },
      '4': { '& > * + *': { marginTop: '4' } },
      '5': { '& > * + *': { marginTop: '5' } },
    },
  },
});

const sameMark = (a: Mark | undefined, b: Mark | undefined) =>
  a?.type === b?.type && (a?.type !== 'link' || b?.type !== 'link' || a.attrs.href === b.attrs.href);

function marked(mark: Mark, key: number, children: ReactNode): ReactNode {
  switch (mark.type) {
    case 'bold':
      return <strong key={key}>{children}</strong>;
    case 'italic':
      return <em key={key}>{children}</em>;
    case 'link':
      return (
        <WrittenLink key={key} to={mark.attrs.href}>
          {children}
        </WrittenLink>
      );
  }
}

/** The parts of a line, whose marks from `depth` on are drawn: neighbours with the same one stand in one element. */
function line(parts: readonly Inline[] = [], depth = 0): ReactNode[] {
  const drawn: ReactNode[] = [];
  for (let at = 0; at < parts.length;) {
    const part = parts[at] as Inline;
    const mark = part.marks?.[depth];
    let to = at + 1;
    if (mark) {
      while (sameMark(mark, parts[to]?.marks?.[depth])) to += 1;
      drawn.push(marked(mark, at, line(parts.slice(at, to), depth + 1)));
    } else drawn.push(part.type === 'text' ? part.text : <br key={at} />);
    at = to;
  }
  return drawn;
}

function TextTable({ content }: Table) {
  const rows = content.map(({ content: cells = [] }, at) => (
    <tr key={at}>
      {cells.map((cell, i) => {
        const Cell = cell.type === 'tableHeader' ? 'th' : 'td';
        const scope = at === 0 ? 'col' : 'row';
        return (
          <Cell key={i} scope={Cell === 'th' ? scope : undefined}>
            {cell.content.map((inner) => line(inner.content))}
          </Cell>
        );
      })}
    </tr>
  ));
  const hasHead = content[0]?.content?.every(({ type }) => type === 'tableHeader');
  return (
    <div role="group" aria-label={getTexts().common.table} tabIndex={0}>
      <table>
        {hasHead ? <thead>{rows[0]}</thead> : null}
        <tbody>{hasHead ? rows.slice(1) : rows}</tbody>
      </table>
    </div>
  );
}

function blockOf(block: Block, i: number, level: 2 | 3, draw?: TextBlocksProps['drawPicture']): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <p key={i}>{line(block.content)}</p>;
    case 'heading': {
      const Heading = `h${level + block.attrs.level - 2}` as 'h2' | 'h3' | 'h4';
      return <Heading key={i}>{line(block.content)}</Heading>;
    }
    case 'bulletList':
    case 'orderedList': {
      const items = block.content.map((item, at) => (
        <li key={at}>{item.content.map((inner, n) => blockOf(inner, n, level))}</li>
      ));
      return block.type === 'bulletList' ? (
        <ul key={i}>{items}</ul>
      ) : (
        <ol key={i} start={block.attrs.start}>
          {items}
        </ol>
      );
    }
    case 'table':
      return <TextTable key={i} {...block} />;
    case 'picture':
      return <Fragment key={i}>{draw?.(block.attrs.media)}</Fragment>;
  }
}

interface TextBlocksProps {
  readonly blocks: readonly Block[];
  readonly gap: '3' | '4' | '5';
  /** The level of its larger headings, which fits the page's outline. */
  readonly level?: 2 | 3;
  /** The first paragraph is larger. */
  readonly lead?: boolean;
  /** Renders the pictures, which are left out without it. */
  readonly drawPicture?: ((media: string) => ReactNode) | undefined;
}

/** A long text, rendered as a few fixed elements: blocks hold nothing beyond their type. */
export function TextBlocks({ blocks, gap, level = 2, lead, drawPicture }: TextBlocksProps) {
  return (
    <Blocks gap={gap} level={level} lead={lead} lang={languageOf(plainText(blocks))}>
      {blocks.map((block, i) => blockOf(block, i, level, drawPicture))}
    </Blocks>
  );
}

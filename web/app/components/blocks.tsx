import { chakra } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import type { Block, Inline } from '@content/texts/tree';
import { delocalizePath } from '@content/language-paths';
import { plainText } from '@content/texts/tree';
import { textLink } from '../theme/recipes';
import { getTexts } from '../texts';
import { languageOf } from './text';

/** A long text: whatever is in it has its look from here. */
const Blocks = chakra('div', {
  base: {
    '& p': { whiteSpace: 'pre-line' },
    '& :is(h2, h3, h4)': { fontSize: 'lg' },
    '& > :is(h2, h3, h4):not(:first-child)': { paddingTop: '2' },
    '& :is(ul, ol)': { listStyleType: 'disc', paddingInlineStart: '6' },
    '& ol': { listStyleType: 'decimal', '&:lang(ne)': { listStyleType: 'devanagari' } },
    '& li + li': { marginTop: '1' },
    '& a': {
      ...textLink,
      _print: { '&[href^=http]::after': { content: '" (" attr(href) ")"', fontSize: 'xs' } },
    },
    // A wide table is moved by itself, and not the page.
    '& [role=group]': { overflowX: 'auto', _print: { overflow: 'visible' } },
    '& table': { borderCollapse: 'collapse', minWidth: 'full', overflowWrap: 'normal' },
    '& :is(th, td)': {
      padding: '2',
      borderWidth: '1px',
      borderColor: 'border.subtle',
      textAlign: 'start',
      verticalAlign: 'top',
    },
    '& th': { background: 'bg.band', fontWeight: 'bold' },
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

/** Whatever the site has beside visitors' pages, by its path. */
const notPages = /^\/(admins|api|files)\b|\.\w+$/;

/**
 * A link that staff have written. To a visitors' page it leads in the reader's language, without loading a document;
 * whatever else the site has is loaded anew.
 */
export const WrittenLink = ({ to, children }: { to: string; children: ReactNode }) =>
  to.startsWith('/') && !notPages.test(to) ? (
    <Link to={delocalizePath(to)}>{children}</Link>
  ) : (
    <a href={to} rel={to.startsWith('/') ? undefined : 'noopener'}>
      {children}
    </a>
  );

function line(parts: readonly Inline[]): ReactNode {
  return parts.map((part, i) => {
    if (typeof part === 'string') return <Fragment key={i}>{part}</Fragment>;
    if ('bold' in part) return <strong key={i}>{line(part.bold)}</strong>;
    if ('italic' in part) return <em key={i}>{line(part.italic)}</em>;
    return (
      <WrittenLink key={i} to={part.link}>
        {line(part.text)}
      </WrittenLink>
    );
  });
}

const TextTable = ({ rows: [head = [], ...body] }: Extract<Block, { kind: 'table' }>) => (
  <div role="group" aria-label={getTexts().common.table} tabIndex={0}>
    <table>
      <thead>
        <tr>
          {head.map((parts, i) => (
            <th key={i} scope="col">
              {line(parts)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {body.map((row, at) => (
          <tr key={at}>
            {row.map((parts, i) => (
              <td key={i}>{line(parts)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

function blockOf(block: Block, i: number, level: 2 | 3): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return <p key={i}>{line(block.text)}</p>;
    case 'heading': {
      const Heading = `h${level + block.level - 2}` as 'h2' | 'h3' | 'h4';
      return <Heading key={i}>{line(block.text)}</Heading>;
    }
    case 'list': {
      const items = block.items.map((item, at) => (
        <li key={at}>{item.map((inner, n) => blockOf(inner, n, level))}</li>
      ));
      return block.start === null ? (
        <ul key={i}>{items}</ul>
      ) : (
        <ol key={i} start={block.start}>
          {items}
        </ol>
      );
    }
    case 'table':
      return <TextTable key={i} {...block} />;
  }
}

interface TextBlocksProps {
  readonly blocks: readonly Block[];
  readonly gap: '3' | '4' | '5';
  /** The level of its larger headings, which fits the page's outline. */
  readonly level?: 2 | 3;
  /** The first paragraph leads into the text, in larger letters. */
  readonly lead?: boolean;
}

/** A long text: of its blocks, which hold nothing but what stands in their type, a fixed few elements are made. */
export function TextBlocks({ blocks, gap, level = 2, lead }: TextBlocksProps) {
  return (
    <Blocks gap={gap} level={level} lead={lead} lang={languageOf(plainText(blocks))}>
      {blocks.map((block, i) => blockOf(block, i, level))}
    </Blocks>
  );
}

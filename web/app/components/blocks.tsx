import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { css, cva } from '#styled-system/css';
import type { Block, Inline } from '@content/texts/tree';
import { delocalizePath } from '@content/language-paths';
import { plainText } from '@content/texts/tree';
import { textLink } from './layout';
import { getTexts } from '../texts';
import { languageOf } from './text';

const blocksOfText = cva({
  variants: {
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
export function WrittenLink({
  to,
  className,
  children,
}: {
  to: string;
  className: string;
  children: ReactNode;
}) {
  return to.startsWith('/') && !notPages.test(to) ? (
    <Link className={className} to={delocalizePath(to)}>
      {children}
    </Link>
  ) : (
    <a className={className} href={to} rel={to.startsWith('/') ? undefined : 'noopener'}>
      {children}
    </a>
  );
}

const inText = css(textLink, {
  _print: { '&[href^=http]::after': { content: '" (" attr(href) ")"', fontSize: 'xs' } },
});

function line(parts: readonly Inline[]): ReactNode {
  return parts.map((part, i) => {
    if (typeof part === 'string') return <Fragment key={i}>{part}</Fragment>;
    if ('bold' in part) return <strong key={i}>{line(part.bold)}</strong>;
    if ('italic' in part) return <em key={i}>{line(part.italic)}</em>;
    return (
      <WrittenLink key={i} to={part.link} className={inText}>
        {line(part.text)}
      </WrittenLink>
    );
  });
}

interface Setting {
  readonly level: 2 | 3;
  readonly lead?: boolean;
}

const cell = css.raw({
  padding: '2',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  textAlign: 'start',
  verticalAlign: 'top',
});

function TextTable({ rows: [head = [], ...body] }: Extract<Block, { kind: 'table' }>) {
  return (
    // A wide one is moved by itself, and not the page.
    <div
      className={css({ overflowX: 'auto', _print: { overflow: 'visible' } })}
      role="group"
      aria-label={getTexts().common.table}
      tabIndex={0}
    >
      <table className={css({ borderCollapse: 'collapse', minWidth: 'full', overflowWrap: 'normal' })}>
        <thead>
          <tr>
            {head.map((parts, i) => (
              <th key={i} scope="col" className={css(cell, { background: 'bg.band', fontWeight: 'bold' })}>
                {line(parts)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row, at) => (
            <tr key={at}>
              {row.map((parts, i) => (
                <td key={i} className={css(cell)}>
                  {line(parts)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function blockOf(block: Block, i: number, { level, lead }: Setting): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p key={i} className={css({ whiteSpace: 'pre-line', fontSize: lead && i === 0 ? 'lg' : undefined })}>
          {line(block.text)}
        </p>
      );
    case 'heading': {
      const Heading = `h${level + block.level - 2}` as 'h2' | 'h3' | 'h4';
      return (
        <Heading
          key={i}
          className={css({ fontSize: block.level === 2 ? 'xl' : 'lg', paddingTop: i > 0 ? '2' : undefined })}
        >
          {line(block.text)}
        </Heading>
      );
    }
    case 'list': {
      const List = block.start === null ? 'ul' : 'ol';
      return (
        <List
          key={i}
          start={block.start ?? undefined}
          className={css({
            listStyleType: block.start === null ? 'disc' : 'decimal',
            '&:is(ol):lang(ne)': { listStyleType: 'devanagari' },
            paddingInlineStart: '6',
            '& > li + li': { marginTop: '1' },
          })}
        >
          {block.items.map((item, at) => (
            <li key={at}>{item.map((inner, n) => blockOf(inner, n, { level }))}</li>
          ))}
        </List>
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
    <div className={blocksOfText({ gap })} lang={languageOf(plainText(blocks))}>
      {blocks.map((block, i) => blockOf(block, i, { level, lead }))}
    </div>
  );
}

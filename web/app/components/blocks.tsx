import { chakra, defineRecipe, defineStyle } from '@chakra-ui/react';
import { Fragment, type ReactNode } from 'react';
import type { Block, Inline } from '@content/texts/tree';
import { delocalizePath } from '@content/language-paths';
import { plainText } from '@content/texts/tree';
import { ButtonAnchor, ButtonLink } from './layout';
import { Link, textLink } from './link';
import { getTexts } from '../texts';
import { languageOf } from './text';

const Blocks = chakra('div', {
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

const inText = defineRecipe({
  base: {
    ...textLink,
    _print: { '&[href^=http]::after': { content: '" (" attr(href) ")"', fontSize: 'xs' } },
  },
});

/** How a written link looks: to a page of the site, and to anywhere else. */
const looks = {
  text: { Page: chakra(Link, inText), Anchor: chakra('a', inText) },
  button: { Page: ButtonLink, Anchor: ButtonAnchor },
};

/**
 * A link that staff have written. To a visitors' page it leads in the reader's language, without loading a document;
 * whatever else the site has is loaded anew.
 */
export function WrittenLink({
  to,
  look,
  children,
}: {
  to: string;
  look: keyof typeof looks;
  children: ReactNode;
}) {
  const { Page, Anchor } = looks[look];
  return to.startsWith('/') && !notPages.test(to) ? (
    <Page to={delocalizePath(to)}>{children}</Page>
  ) : (
    <Anchor href={to} rel={to.startsWith('/') ? undefined : 'noopener'}>
      {children}
    </Anchor>
  );
}

function line(parts: readonly Inline[]): ReactNode {
  return parts.map((part, i) => {
    if (typeof part === 'string') return <Fragment key={i}>{part}</Fragment>;
    if ('bold' in part) return <strong key={i}>{line(part.bold)}</strong>;
    if ('italic' in part) return <em key={i}>{line(part.italic)}</em>;
    return (
      <WrittenLink key={i} to={part.link} look="text">
        {line(part.text)}
      </WrittenLink>
    );
  });
}

interface Setting {
  readonly level: 2 | 3;
  readonly lead?: boolean;
}

const cell = defineStyle({
  padding: '2',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  textAlign: 'start',
  verticalAlign: 'top',
});

function TextTable({ rows: [head = [], ...body] }: Extract<Block, { kind: 'table' }>) {
  return (
    // A wide one is moved by itself, and not the page.
    <chakra.div
      css={{ overflowX: 'auto', _print: { overflow: 'visible' } }}
      role="group"
      aria-label={getTexts().common.table}
      tabIndex={0}
    >
      <chakra.table css={{ borderCollapse: 'collapse', minWidth: 'full', overflowWrap: 'normal' }}>
        <thead>
          <tr>
            {head.map((parts, i) => (
              <chakra.th key={i} scope="col" css={[cell, { background: 'bg.band', fontWeight: 'bold' }]}>
                {line(parts)}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((row, at) => (
            <tr key={at}>
              {row.map((parts, i) => (
                <chakra.td key={i} css={cell}>
                  {line(parts)}
                </chakra.td>
              ))}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </chakra.div>
  );
}

function blockOf(block: Block, i: number, { level, lead }: Setting): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return (
        <chakra.p key={i} css={{ whiteSpace: 'pre-line', fontSize: lead && i === 0 ? 'lg' : undefined }}>
          {line(block.text)}
        </chakra.p>
      );
    case 'heading': {
      const heading = `h${level + block.level - 2}` as 'h2' | 'h3' | 'h4';
      return (
        <chakra.h2
          as={heading}
          key={i}
          css={{ fontSize: block.level === 2 ? 'xl' : 'lg', paddingTop: i > 0 ? '2' : undefined }}
        >
          {line(block.text)}
        </chakra.h2>
      );
    }
    case 'list': {
      return (
        <chakra.ol
          as={block.start === null ? 'ul' : 'ol'}
          key={i}
          start={block.start ?? undefined}
          css={{
            listStyleType: block.start === null ? 'disc' : 'decimal',
            '&:is(ol):lang(ne)': { listStyleType: 'devanagari' },
            paddingInlineStart: '6',
            '& > li + li': { marginTop: '1' },
          }}
        >
          {block.items.map((item, at) => (
            <li key={at}>{item.map((inner, n) => blockOf(inner, n, { level }))}</li>
          ))}
        </chakra.ol>
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
    <Blocks gap={gap} lang={languageOf(plainText(blocks))}>
      {blocks.map((block, i) => blockOf(block, i, { level, lead }))}
    </Blocks>
  );
}

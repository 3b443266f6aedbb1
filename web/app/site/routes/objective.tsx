import { css } from '#styled-system/css';
import type { Reader } from '@content/contract';
import { objectivesDefaults } from '@site/defaults/objectives';
import { Container } from '../../components/layout';
import { PageHead } from '../../components/page-head';
import { PageHeader } from '../../components/page-header';
import { WithGlobal } from '../../components/settled';
import { pageClientLoader, pageLoader, usePageData } from '../../data/page-loaders';
import { readGlobal } from '../../data/globals';
import { objectivesText } from '../texts/objectives';
import type { Route } from './+types/objective';

const reads = (reader: Reader) => ({ words: readGlobal(reader, 'objectives', objectivesDefaults) });

// Texts that cannot be read are those that the site came with.
export const loader = pageLoader(reads, { partial: true });
export const clientLoader = pageClientLoader(reads);

function Objectives({ lead, items }: typeof objectivesDefaults) {
  const { title } = objectivesText;
  return (
    <>
      <PageHead title={title} description={lead} />
      <PageHeader title={title}>{lead}</PageHeader>
      <Container css={{ paddingBlock: { base: '10', md: '16' } }}>
        <ol
          className={css({
            listStyleType: 'none',
            display: 'grid',
            columnGap: '16',
            gridTemplateColumns: { lg: '1fr 1fr' },
          })}
        >
          {items.map(({ text }, i) => (
            <li
              key={i}
              className={css({
                display: 'grid',
                gridTemplateColumns: { base: '3.25rem 1fr', md: '5.5rem 1fr', _print: '2.5rem 1fr' },
                alignItems: 'start',
                paddingBlock: { base: '5', md: '6', _print: '2' },
                fontSize: { md: 'lg', _print: 'md' },
                borderTopWidth: '1px',
                borderColor: 'border.subtle',
              })}
            >
              <span
                className={css({
                  fontSize: { base: '3xl', md: '4xl', _print: 'lg' },
                  fontWeight: 'bold',
                  lineHeight: '1',
                  color: 'accent.solid',
                })}
                aria-hidden
              >
                {i + 1}
              </span>
              <p>{text}</p>
            </li>
          ))}
        </ol>
      </Container>
    </>
  );
}

export default function Objective({ loaderData }: Route.ComponentProps) {
  const { words } = usePageData(loaderData);
  return (
    <WithGlobal of={words} defaults={objectivesDefaults}>
      {(texts) => <Objectives {...texts} />}
    </WithGlobal>
  );
}

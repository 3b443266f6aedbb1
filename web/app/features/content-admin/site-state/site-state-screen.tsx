import { chakra, Stack } from '@chakra-ui/react';
import type { SiteHealth } from '@content/api/contract';
import ChevronDown from 'lucide-react/icons/chevron-down';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Muted, Sheet, ScreenHead } from '../../admin-ui/layout';
import { loadRead } from '../queries/query-client';
import { siteStateRead } from '../queries/reads';
import { Loaded, useRead } from '../queries/use-read';
import type { Route } from './+types/site-state-screen';
import {
  detailsOf,
  type Finding,
  findingsOf,
  storageInAll,
  storageParts,
  summaryOf,
} from './site-health-labels';

const Heading = chakra('h2', { base: { fontSize: 'lg', lineHeight: 'heading' } });
const Text = chakra('p', { base: { marginTop: '1', lineHeight: 'body', overflowWrap: 'anywhere' } });
const Line = chakra('li', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr auto', sm: '1fr 8rem 6rem' },
    columnGap: '4',
    paddingBlock: '2',
    borderBottomWidth: '1px',
    borderColor: 'border.subtle',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    _last: { borderBottomWidth: '0', paddingBottom: '0' },
  },
});

function FindingPart({ finding: { title, isGood, text, advice } }: { finding: Finding }) {
  const Sign = isGood ? CircleCheck : CircleAlert;
  return (
    <Sheet as="section" css={{ display: 'flex', gap: { base: '3', sm: '4' } }}>
      <chakra.span css={{ color: isGood ? 'fg.success' : 'link.body', flexShrink: 0, paddingTop: '0.15rem' }}>
        <Sign aria-hidden size="1.375rem" />
      </chakra.span>
      <chakra.div css={{ minWidth: '0' }}>
        <Heading>{title}</Heading>
        <Text>{text}</Text>
        {advice === undefined ? null : isGood ? (
          <Muted css={{ marginTop: '1' }}>{advice}</Muted>
        ) : (
          <Text css={{ fontWeight: 'bold' }}>{advice}</Text>
        )}
      </chakra.div>
    </Sheet>
  );
}

function Storage({ state }: { state: SiteHealth }) {
  const parts = storageParts(state);
  return (
    <Sheet as="section">
      <Heading>Storage</Heading>
      {parts.length === 0 ? (
        <Text>The daily clean-up counts what is stored; it has found no files yet.</Text>
      ) : (
        <>
          <Text>{storageInAll(state)}. Each picture is kept in several sizes.</Text>
          <chakra.ul css={{ marginTop: '2' }} aria-label="Storage by type">
            {parts.map(({ name, files, size }) => (
              <Line key={name}>
                <span>{name}</span>
                <chakra.span
                  css={{
                    color: 'fg.muted',
                    textAlign: 'end',
                    display: { base: 'none', sm: 'block' },
                  }}
                >
                  {files}
                </chakra.span>
                <chakra.span css={{ textAlign: 'end' }}>{size}</chakra.span>
              </Line>
            ))}
          </chakra.ul>
        </>
      )}
    </Sheet>
  );
}

function Details({ state }: { state: SiteHealth }) {
  const lines = detailsOf(state);
  if (lines.length === 0) return null;
  return (
    <chakra.details css={{ '&[open] summary svg': { transform: 'rotate(180deg)' } }}>
      <chakra.summary
        css={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: '2',
          minHeight: 'target',
          cursor: 'pointer',
          fontWeight: 'bold',
          color: 'link.body',
          '&::-webkit-details-marker': { display: 'none' },
        }}
      >
        For the person who looks after the site
        <ChevronDown aria-hidden size="1.25em" />
      </chakra.summary>
      <Sheet as="ul" css={{ marginTop: '2' }}>
        {lines.map((line) => (
          <Line key={line} css={{ display: 'block', overflowWrap: 'anywhere' }}>
            {line}
          </Line>
        ))}
      </Sheet>
    </chakra.details>
  );
}

function State({ state }: { state: SiteHealth }) {
  const findings = findingsOf(state);
  return (
    <>
      <Muted css={{ fontSize: 'md' }}>{summaryOf(findings)}</Muted>
      {findings.map((finding) => (
        <FindingPart key={finding.title} finding={finding} />
      ))}
      <Storage state={state} />
      <Details state={state} />
    </>
  );
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadRead(request, siteStateRead);

/** How the site is doing: the last backup and clean-up, errors of the week, storage, each with what to do. */
export default function SiteStateScreen() {
  return (
    <Stack gap="5" css={{ maxWidth: 'reading', marginInline: 'auto' }}>
      <ScreenHead title="How the site is doing" />
      <Loaded read={useRead(siteStateRead)} failure="Failed to load how the site is doing" lines={6}>
        {(state) => <State state={state} />}
      </Loaded>
    </Stack>
  );
}

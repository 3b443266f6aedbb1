import { chakra } from '@chakra-ui/react';
import type { SiteHealth } from '@content/api/contract';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Line, Muted, Screen, Sheet } from '../../admin-ui/layout';
import { loadRead } from '../queries/query-client';
import { siteStateRead } from '../queries/reads';
import { Loaded } from '../../admin-ui/loaded';
import { useRead } from '../queries/use-read';
import type { Route } from './+types/site-state-screen';
import { detailsOf, type Finding, findingsOf, summaryOf } from './site-health-labels';

const Text = chakra('p', { base: { marginTop: '1', lineHeight: 'body', overflowWrap: 'anywhere' } });

function FindingPart({ finding: { title, isGood, text, advice } }: { finding: Finding }) {
  const Sign = isGood ? CircleCheck : CircleAlert;
  return (
    <Sheet as="section" css={{ display: 'flex', gap: { base: '3', sm: '4' } }}>
      <chakra.span css={{ color: isGood ? 'fg.success' : 'link.body', flexShrink: 0, paddingTop: '0.15rem' }}>
        <Sign aria-hidden size="1.375rem" />
      </chakra.span>
      <chakra.div css={{ minWidth: '0' }}>
        <chakra.h2 css={{ fontSize: 'lg', lineHeight: 'heading' }}>{title}</chakra.h2>
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

function State({ state }: { state: SiteHealth }) {
  const findings = findingsOf(state);
  const details = detailsOf(state);
  return (
    <>
      <Muted css={{ fontSize: 'md' }}>{summaryOf(findings)}</Muted>
      {findings.map((finding) => (
        <FindingPart key={finding.title} finding={finding} />
      ))}
      {details.length === 0 ? null : (
        <details>
          <chakra.summary
            css={{
              minHeight: 'target',
              alignContent: 'center',
              cursor: 'pointer',
              fontWeight: 'bold',
              color: 'link.body',
            }}
          >
            For the person who looks after the site
          </chakra.summary>
          <Sheet as="ul" css={{ marginTop: '2' }}>
            {details.map((line) => (
              <Line key={line} css={{ display: 'block', overflowWrap: 'anywhere' }}>
                {line}
              </Line>
            ))}
          </Sheet>
        </details>
      )}
    </>
  );
}

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadRead(request, siteStateRead);

/** How the site is doing: the last backup and clean-up, errors of the week, storage, each with what to do. */
export default function SiteStateScreen() {
  return (
    <Screen title="How the site is doing" maxWidth="reading">
      <Loaded read={useRead(siteStateRead)} failure="Failed to load how the site is doing" lines={6}>
        {(state) => <State state={state} />}
      </Loaded>
    </Screen>
  );
}

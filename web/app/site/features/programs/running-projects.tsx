import { chakra } from '@chakra-ui/react';
import { Link } from '../../../components/link';
import { Container, Lead, SectionTitle } from '../../../components/layout';
import { languageOf, summaryOf } from '../../../components/text';
import type { ListedAt } from '../../../data/listed';
import { getTexts } from '../../../texts';

const Row = chakra('li', {
  base: {
    display: 'grid',
    columnGap: '8',
    rowGap: '1',
    paddingBlock: '5',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
    overflowWrap: 'anywhere',
    gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 3fr) minmax(0, 2fr)' },
  },
});

/** Ongoing projects: each with its target group and its end; nothing where there are none. */
export function RunningProjects({ programs }: { programs: readonly ListedAt<'programs'>[] }) {
  const { running, runningLead, all } = getTexts().programs;
  if (programs.length === 0) return null;
  return (
    <Container
      css={{
        paddingBottom: 'band',
        display: 'grid',
        columnGap: '12',
        rowGap: '8',
        gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '1fr 2fr' },
      }}
    >
      <div>
        <SectionTitle>{running}</SectionTitle>
        <Lead css={{ marginTop: '3' }}>{runningLead}</Lead>
        <Link
          variant="underline"
          css={{ display: 'inline-block', paddingBlock: '2', marginTop: '2' }}
          to="/present-programs"
        >
          {all}
        </Link>
      </div>
      <ul>
        {programs.map(({ _id, name, objective, targetBeneficiaries, duration }) => (
          <Row key={_id}>
            <div>
              <chakra.h3 css={{ fontSize: 'lg' }} lang={languageOf(name)}>
                {name}
              </chakra.h3>
              <chakra.span css={{ color: 'fg.muted' }} lang={languageOf(objective)}>
                {summaryOf(objective)}
              </chakra.span>
            </div>
            <chakra.div css={{ fontSize: 'sm', paddingTop: { sm: '1' } }}>
              <chakra.span css={{ display: 'block' }} lang={languageOf(targetBeneficiaries)}>
                {summaryOf(targetBeneficiaries)}
              </chakra.span>
              <chakra.span
                css={{ display: 'block', color: 'fg.success', fontWeight: 'bold' }}
                lang={languageOf(duration)}
              >
                {duration}
              </chakra.span>
            </chakra.div>
          </Row>
        ))}
      </ul>
    </Container>
  );
}

import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router';
import { Container, Lead, SectionTitle, textLink } from '../../components/layout';
import { languageOf, summaryOf } from '../../components/text';
import { pageTexts } from '../../texts/pages';
import type { ListedAt } from '../../data/listed';

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

/** What is being worked on: each project with whom it is for and until when; nothing where no project is ongoing. */
export function RunningProjects({ programs }: { programs: readonly ListedAt<'programs'>[] }) {
  const { running, runningLead, all } = pageTexts.programs;
  if (programs.length === 0) return null;
  return (
    <Container
      paddingBottom="band"
      display="grid"
      columnGap="12"
      rowGap="8"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: '1fr 2fr' }}
    >
      <div>
        <SectionTitle>{running}</SectionTitle>
        <Lead marginTop="3">{runningLead}</Lead>
        <chakra.span css={textLink} display="inline-block" paddingBlock="2" marginTop="2" asChild>
          <Link to="/present-programs">{all}</Link>
        </chakra.span>
      </div>
      <chakra.ul listStyleType="none">
        {programs.map(({ _id, name, objective, targetBeneficiaries, duration }) => (
          <Row key={_id}>
            <div>
              <chakra.h3 fontSize="lg" lang={languageOf(name)}>
                {name}
              </chakra.h3>
              <chakra.span color="fg.muted" lang={languageOf(objective)}>
                {summaryOf(objective)}
              </chakra.span>
            </div>
            <chakra.div fontSize="sm" paddingTop={{ sm: '1' }}>
              <chakra.span display="block" lang={languageOf(targetBeneficiaries)}>
                {summaryOf(targetBeneficiaries)}
              </chakra.span>
              <chakra.span display="block" color="fg.success" fontWeight="bold" lang={languageOf(duration)}>
                {duration}
              </chakra.span>
            </chakra.div>
          </Row>
        ))}
      </chakra.ul>
    </Container>
  );
}

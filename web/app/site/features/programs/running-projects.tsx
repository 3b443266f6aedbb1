import { css } from '#styled-system/css';
import { styled } from '#styled-system/jsx';
import { Link } from 'react-router';
import { Container, Lead, SectionTitle, textLink } from '../../../components/layout';
import { languageOf, summaryOf } from '../../../components/text';
import type { ListedAt } from '../../../data/listed';
import { getTexts } from '../../../texts';

const Row = styled('li', {
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
          className={css(textLink, { display: 'inline-block', paddingBlock: '2', marginTop: '2' })}
          to="/present-programs"
        >
          {all}
        </Link>
      </div>
      <ul>
        {programs.map(({ _id, name, objective, targetBeneficiaries, duration }) => (
          <Row key={_id}>
            <div>
              <h3 className={css({ fontSize: 'lg' })} lang={languageOf(name)}>
                {name}
              </h3>
              <span className={css({ color: 'fg.muted' })} lang={languageOf(objective)}>
                {summaryOf(objective)}
              </span>
            </div>
            <div className={css({ fontSize: 'sm', paddingTop: { sm: '1' } })}>
              <span className={css({ display: 'block' })} lang={languageOf(targetBeneficiaries)}>
                {summaryOf(targetBeneficiaries)}
              </span>
              <span
                className={css({ display: 'block', color: 'fg.success', fontWeight: 'bold' })}
                lang={languageOf(duration)}
              >
                {duration}
              </span>
            </div>
          </Row>
        ))}
      </ul>
    </Container>
  );
}

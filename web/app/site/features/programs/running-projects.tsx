import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router';
import { languageOf, summaryOf } from '../../../components/text';
import { introduced, textLink } from '../../../theme/recipes';
import type { ListedAt } from '../../../data/pages/listed';
import { getTexts } from '../../../texts';
import { programTexts } from '../../texts/programs';
import { ProgramLink } from './program-link';

const Projects = chakra('div', {
  base: {
    ...introduced,
    paddingBottom: 'band',
    '& [data-part=all]': { ...textLink, display: 'inline-block', paddingBlock: '2', marginTop: '2' },
  },
});

const List = chakra('ul', {
  base: {
    '& li': {
      display: 'grid',
      columnGap: '8',
      rowGap: '1',
      paddingBlock: '5',
      borderTopWidth: '1px',
      borderColor: 'border.subtle',
      overflowWrap: 'anywhere',
      gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 3fr) minmax(0, 2fr)' },
    },
    '& h3': { fontSize: 'lg' },
    '& [data-part=objective]': { color: 'fg.muted' },
    '& [data-part=facts]': {
      fontSize: 'sm',
      paddingTop: { sm: '1' },
      '& :is(span, b)': { display: 'block' },
      '& b': { color: 'fg.success' },
    },
  },
});

/** Projects, each with its target group and duration. */
export function ProgramList({ programs }: { programs: readonly ListedAt<'programs'>[] }) {
  return (
    <List>
      {programs.map((program) => {
        const { _id, objective, targetBeneficiaries } = program;
        const duration = getTexts().dates.duration(program.duration);
        return (
          <li key={_id}>
            <div>
              <h3>
                <ProgramLink program={program} />
              </h3>
              <span data-part="objective" lang={languageOf(objective)}>
                {summaryOf(objective)}
              </span>
            </div>
            <div data-part="facts">
              <span lang={languageOf(targetBeneficiaries)}>{summaryOf(targetBeneficiaries)}</span>
              <b lang={languageOf(duration)}>{duration}</b>
            </div>
          </li>
        );
      })}
    </List>
  );
}

export function RunningProjects({ programs }: { programs: readonly ListedAt<'programs'>[] }) {
  const { running, runningLead, all } = programTexts();
  if (programs.length === 0) return null;
  return (
    <Projects>
      <div>
        <h2>{running}</h2>
        <p data-part="lead">{runningLead}</p>
        <Link data-part="all" to="/present-programs">
          {all}
        </Link>
      </div>
      <ProgramList programs={programs} />
    </Projects>
  );
}

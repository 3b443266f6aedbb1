import type { Reader } from '@content/contract';
import { program as programType } from '@content/types/program';
import { useSearchParams } from 'react-router-dom';
import { ListPage } from '../../components/list-page';
import type { PageAddress, PageData } from '../../data/page-loaders';
import { pageSizes, readScreenful } from '../../data/pages';
import { pageTexts } from '../../texts/pages';
import { ProgramTable } from './program-table';

/** Ongoing projects are present ones, all others past (specification section 2). */
const times = { past: 'false', present: 'true' } as const;
export type ProjectTime = keyof typeof times;

const queryOf = (time: ProjectTime) => ({ size: pageSizes.programs, filters: { isOngoing: times[time] } });

/** What a project page reads. */
export function projectReads(time: ProjectTime) {
  return (reader: Reader, { search }: PageAddress) => ({
    programs: readScreenful<'programs'>(reader, programType, {
      ...queryOf(time),
      after: search.get('after'),
    }),
  });
}

interface ProjectsPageProps extends PageData<ReturnType<typeof projectReads>> {
  readonly time: ProjectTime;
}

/** Past Projects or Present Projects; a failed read is only logged (specification section 8). */
export function ProjectsPage({ time, programs }: ProjectsPageProps) {
  const texts = pageTexts[time];
  const from = Number(useSearchParams()[0].get('from'));
  const offset = Number.isInteger(from) && from > 0 ? from : 0;
  return (
    <ListPage
      type={programType}
      texts={texts}
      list={programs}
      query={queryOf(time)}
      keep={(shown) => `from=${offset + shown}`}
    >
      {(items) => <ProgramTable caption={texts.title} programs={items} offset={offset} />}
    </ListPage>
  );
}

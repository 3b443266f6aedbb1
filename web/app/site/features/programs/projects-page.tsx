import type { Reader } from '@content/api/contract';
import { decodeCursor, listCursor } from '@content/items/page-token';
import { program as programType } from '@site/types/program';
import { useSearchParams } from 'react-router';
import { ListPage } from '../../../components/list-page';
import type { PageLocation, PageData } from '../../../data/pages/page-loaders';
import { pageSizes, readList } from '../../../data/pages/list-pages';
import { ProgramTable } from './program-table';
import { getTexts } from '../../../texts';

/** Ongoing projects are present ones, all others past. */
const times = { past: 'false', present: 'true' } as const;
type ProjectTime = keyof typeof times;

const queryOf = (time: ProjectTime) => ({ size: pageSizes.rows, filters: { isOngoing: times[time] } });

export function projectReads(time: ProjectTime) {
  return (reader: Reader, { search }: PageLocation) => ({
    programs: readList<'programs'>(reader, programType, {
      ...queryOf(time),
      after: search.get('after'),
    }),
  });
}

interface ProjectsPageProps extends PageData<ReturnType<typeof projectReads>> {
  readonly time: ProjectTime;
}

/** Past Projects or Present Projects; a failed read is only logged. */
export function ProjectsPage({ time, programs }: ProjectsPageProps) {
  const { pastProjects, presentProjects } = getTexts();
  const texts = time === 'past' ? pastProjects : presentProjects;
  const [offset] = decodeCursor(listCursor, useSearchParams()[0].get('after') ?? '') ?? [0];
  return (
    <ListPage type={programType} texts={texts} list={programs} query={queryOf(time)}>
      {(items) => <ProgramTable caption={texts.title} programs={items} offset={offset} />}
    </ListPage>
  );
}

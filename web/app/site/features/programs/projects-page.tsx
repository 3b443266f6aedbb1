import { decodeCursor, listCursor } from '@content/items/page-token';
import { program as programType } from '@site/types/program';
import { matchPath, useLocation, useSearchParams } from 'react-router';
import { ListPage } from '../../../components/list-page';
import { pageClientLoader, pageLoader, pageReads } from '../../../data/pages/page-loaders';
import { pageSizes, readList } from '../../../data/pages/read-list';
import type { Route } from './+types/projects-page';
import { ProgramTable } from './program-table';
import { getTexts } from '../../../texts';

/** Whether a path, in any spelling that the router takes, is that of the ongoing projects. */
const isPresent = (path: string) => matchPath('/present-programs', path) !== null;

const queryAt = (path: string) => ({ size: pageSizes.rows, filters: { isOngoing: String(isPresent(path)) } });

const reads = pageReads((reader, { path, search }) => ({
  programs: readList<'programs'>(reader, programType, { ...queryAt(path), after: search.get('after') }),
}));

export const loader = pageLoader(reads);
export const clientLoader = pageClientLoader(reads);

/** Past Projects or Present Projects; a failed read is only logged. */
export default function ProjectsPage({ loaderData: { programs } }: Route.ComponentProps) {
  const { pathname } = useLocation();
  const { pastProjects, presentProjects } = getTexts();
  const texts = isPresent(pathname) ? presentProjects : pastProjects;
  const [offset] = decodeCursor(listCursor, useSearchParams()[0].get('after') ?? '') ?? [0];
  return (
    <ListPage key={pathname} type={programType} texts={texts} list={programs} query={queryAt(pathname)}>
      {(items) => <ProgramTable caption={texts.title} programs={items} offset={offset} />}
    </ListPage>
  );
}

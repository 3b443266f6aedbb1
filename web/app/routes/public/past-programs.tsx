import { pageClientLoader, pageLoader, usePageData } from '../../data/page-loaders';
import { projectReads, ProjectsPage } from '../../features/programs/projects-page';

const reads = projectReads('past');

export const loader = pageLoader(reads);
export const clientLoader = pageClientLoader(reads);

/** Past Projects. */
export default function PastPrograms() {
  const { programs } = usePageData<typeof reads>();
  return <ProjectsPage time="past" programs={programs} />;
}

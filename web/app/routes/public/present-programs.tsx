import { pageClientLoader, pageLoader, usePageData } from '../../data/page-loaders';
import { projectReads, ProjectsPage } from '../../features/programs/projects-page';

const reads = projectReads('present');

export const loader = pageLoader(reads);
export const clientLoader = pageClientLoader(reads);

/** Present Projects. */
export default function PresentPrograms() {
  const { programs } = usePageData<typeof reads>();
  return <ProjectsPage time="present" programs={programs} />;
}

import { pageClientLoader, pageLoader } from '../../data/pages/page-loaders';
import { projectReads, ProjectsPage } from '../features/programs/projects-page';
import type { Route } from './+types/past-programs';

const reads = projectReads('past');

export const loader = pageLoader(reads);
export const clientLoader = pageClientLoader(reads);

export default function PastPrograms({ loaderData: { programs } }: Route.ComponentProps) {
  return <ProjectsPage time="past" programs={programs} />;
}

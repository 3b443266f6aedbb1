import { pageClientLoader, pageLoader } from '../../data/pages/page-loaders';
import { projectReads, ProjectsPage } from '../features/programs/projects-page';
import type { Route } from './+types/present-programs';

const reads = projectReads('present');

export const loader = pageLoader(reads);
export const clientLoader = pageClientLoader(reads);

export default function PresentPrograms({ loaderData: { programs } }: Route.ComponentProps) {
  return <ProjectsPage time="present" programs={programs} />;
}

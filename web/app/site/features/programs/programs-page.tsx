import { program as programType } from '@site/types/program';
import { Container } from '../../../components/layout';
import { PageTop } from '../../../components/page-top';
import { Await } from '../../../components/await';
import { pageClientLoader, pageLoader, pageReads } from '../../../data/pages/page-loaders';
import { readList } from '../../../data/pages/read-list';
import { ProgramCards } from './program-cards';
import { RunningProjects } from './running-projects';
import type { Route } from './+types/programs-page';
import { programTexts } from '../../texts/programs';

/** How many ongoing projects stand here; their table has all of them. */
const RUNNING = 6;

const reads = pageReads((reader) => ({
  running: readList<'programs'>(reader, programType, { size: RUNNING, filters: { isOngoing: 'true' } }),
}));

export const loader = pageLoader(reads, { partial: true });
export const clientLoader = pageClientLoader(reads);

/** Our Programs: links to past and present projects, and the ongoing ones; a failed read is only logged. */
export default function ProgramsPage({ loaderData: { running } }: Route.ComponentProps) {
  const { title, lead } = programTexts();
  return (
    <>
      <PageTop title={title} lead={lead} />
      <Container paddingTop={{ base: '10', md: '16' }} paddingBottom="band">
        <ProgramCards />
      </Container>
      <Await of={running}>{({ items }) => <RunningProjects programs={items} />}</Await>
    </>
  );
}

import { employeeCategories } from '@site/types/employee';
import { Container } from '../../../components/layout';
import { Pending } from '../../../components/messages';
import { PageTop } from '../../../components/page-top';
import { Await } from '../../../components/await';
import { pageClientLoader, pageLoader, pageReads } from '../../../data/pages/page-loaders';
import { TeamGroup } from './team-group';
import type { Route } from './+types/team-page';
import { employeesTexts } from '../../texts/employees';

const reads = pageReads((reader) => ({ employees: reader.list('employees').then(({ items }) => items) }));

export const loader = pageLoader(reads);
export const clientLoader = pageClientLoader(reads);

/** All Team Members in their three groups; a failed read is only logged. */
export default function TeamPage({ loaderData: { employees } }: Route.ComponentProps) {
  const { title, lead } = employeesTexts();
  return (
    <>
      <PageTop title={title} lead={lead} />
      <div style={{ minHeight: '24rem' }}>
        <Await
          of={employees}
          pending={
            <Container>
              <Pending />
            </Container>
          }
        >
          {(everyone) =>
            employeeCategories.map((category, i) => (
              <TeamGroup
                key={category}
                category={category}
                isLeading={i === 0}
                people={everyone.filter((person) => person.category === category)}
              />
            ))
          }
        </Await>
      </div>
    </>
  );
}

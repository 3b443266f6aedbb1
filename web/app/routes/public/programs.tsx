import { Container } from '../../components/layout';
import { PageHead } from '../../components/page-head';
import { PageHeader } from '../../components/page-header';
import { ProgramCards } from '../../features/programs/program-cards';
import { pageTexts } from '../../texts/pages';

/** Our Programs: the ways into past and present projects. */
export default function Programs() {
  const { title, lead } = pageTexts.programs;
  return (
    <>
      <PageHead title={title} description={lead} />
      <PageHeader title={title}>{lead}</PageHeader>
      <Container paddingBlock="16">
        <ProgramCards />
      </Container>
    </>
  );
}

import { chakra } from '@chakra-ui/react';
import { blocksOf } from '@content/texts/rich-text';
import { employee as employeeType, employeeCategories } from '@site/types/employee';
import { program as programType } from '@site/types/program';
import { publication as publicationType } from '@site/types/publication';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { Await } from '../../../components/await';
import { type Fact, FactsBox } from '../../../components/facts-box';
import { Container, SectionTitle } from '../../../components/layout';
import { PageTop } from '../../../components/page-top';
import { useOrganisation } from '../../../data/pages/globals';
import { pageSizes, readList } from '../../../data/pages/read-list';
import type { Awaitable } from '../../../data/pages/outcome';
import { pageClientLoader, pageLoader, pageReads } from '../../../data/pages/page-loaders';
import { getTexts } from '../../../texts';
import { textLink } from '../../../theme/recipes';
import { DocumentGrid } from '../documents/document-grid';
import { ProgramTable } from '../programs/program-table';
import type { NavigationLink } from '../../navigation';
import { detailsOrDefaults } from '../../read-organisation';
import { publicInformationTexts } from '../../texts/public-information';
import type { Route } from './+types/public-information-page';

const [, , category] = employeeCategories;
const size = pageSizes.pictures;

const reads = pageReads((reader) => ({
  committee: readList<'employees'>(reader, employeeType, { size, filters: { category } }),
  projects: readList<'programs'>(reader, programType, { size, filters: { isOngoing: 'true' } }),
  publications: readList<'publications'>(reader, publicationType, { size }),
  officer: detailsOrDefaults(reader).then((all) => ({ items: [blocksOf(all, 'informationOfficer')] })),
}));

export const loader = pageLoader(reads, { partial: true });
export const clientLoader = pageClientLoader(reads);

interface SectionProps<T> {
  readonly title: string;
  readonly of: Awaitable<{ readonly items: readonly T[] }>;
  readonly children: (items: readonly T[]) => ReactNode;
  readonly to: NavigationLink['to'];
}

const Section = <T,>({ title, of, children, to }: SectionProps<T>) => (
  <Await of={of}>
    {({ items }) =>
      items.length === 0 ? null : (
        <chakra.section css={{ marginBottom: { base: '12', md: '16', _print: '6' } }}>
          <SectionTitle marginBottom="6">{title}</SectionTitle>
          {children(items)}
          <chakra.p css={{ marginTop: '5', '& a': textLink }} data-screen-only>
            <Link to={to}>{getTexts().navigation.pages[to]}</Link>
          </chakra.p>
        </chakra.section>
      )
    }
  </Await>
);

/** The page that the law requires of whoever takes public or foreign money, made of the site's content. */
export default function PublicInformationPage({ loaderData: read }: Route.ComponentProps) {
  const texts = publicInformationTexts();
  const { name, office, region, country, registrations } = useOrganisation();
  const title = getTexts().navigation.pages['/public-information'];
  const numbers = registrations.map(({ label, number }): Fact => [label, number]);
  const own: Fact[] = [[name, `${office}, ${region}, ${country}`], ...numbers];
  return (
    <>
      <PageTop title={title} lead={texts.lead} />
      <Container paddingTop={{ base: '10', md: '16' }}>
        <Section title={texts.who} to="/about-us-details" of={{ ok: true, value: { items: own } }}>
          {(facts) => <FactsBox as="div" facts={facts} />}
        </Section>
        <Section title={texts.committee} to="/policies" of={read.committee}>
          {(people) => <FactsBox as="div" facts={people.map(({ position, name }) => [position, name])} />}
        </Section>
        <Section title={texts.projects} to="/programs" of={read.projects}>
          {(items) => <ProgramTable caption={texts.projects} programs={items} offset={0} />}
        </Section>
        <Section title={texts.reports} to="/publications" of={read.publications}>
          {(items) =>
            publicationType.fields.category.options.map((option, i) => {
              const found = items.filter((item) => (item.category || 'Other') === option);
              return found.length === 0 ? null : (
                <Fragment key={option}>
                  <chakra.h3 css={{ fontSize: 'xl', marginBlock: '6' }}>{texts.categories[i]}</chakra.h3>
                  <DocumentGrid type={publicationType} items={found} heading="h4" layout="row" />
                </Fragment>
              );
            })
          }
        </Section>
        <Section title={texts.ask} to="/contact" of={read.officer}>
          {([blocks = []]) => (
            <>
              <chakra.p css={{ marginBottom: '5' }}>{texts.askText}</chakra.p>
              {blocks.length === 0 ? null : <FactsBox as="div" facts={[[texts.officer, blocks]]} />}
            </>
          )}
        </Section>
      </Container>
    </>
  );
}

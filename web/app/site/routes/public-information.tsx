import { chakra } from '@chakra-ui/react';
import type { Reader } from '@content/api/contract';
import { telUrl } from '@content/texts/digits';
import { employee as employeeType, employeeCategories } from '@site/types/employee';
import { program as programType } from '@site/types/program';
import { publication as publicationType, publicationCategories } from '@site/types/publication';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Await } from '../../components/await';
import { Pending } from '../../components/messages';
import { PageHead } from '../../components/page-head';
import { PageHeader } from '../../components/page-header';
import { formatDate, languageOf } from '../../components/text';
import { useOrganisation } from '../../data/globals';
import { pageSizes, readFirst } from '../../data/list-pages';
import { pageClientLoader, pageLoader } from '../../data/page-loaders';
import { currentLanguage } from '../../language';
import { getTexts } from '../../texts';
import { column, textLink } from '../../theme/recipes';
import { DocumentGrid } from '../features/documents/document-grid';
import { ProgramTable } from '../features/programs/program-table';
import { type AllDetails, mailUrl } from '../organisation';
import { detailsOrDefaults } from '../read-organisation';
import { documentTexts } from '../texts/documents';
import { policiesTexts } from '../texts/policies';
import { publicInformationTexts } from '../texts/public-information';
import type { Route } from './+types/public-information';

const [, , committee] = employeeCategories;

const reads = (reader: Reader) => ({
  officer: detailsOrDefaults(reader).then(({ informationOfficer: [officer] }) => officer),
  committee: readFirst<'employees'>(reader, employeeType, {
    size: pageSizes.rows,
    filters: { category: committee },
  }).then(({ items }) => items.map(({ name, position }) => ({ name, position }))),
  projects: readFirst<'programs'>(reader, programType, {
    size: pageSizes.cards,
    filters: { isOngoing: 'true' },
  }),
  publications: readFirst<'publications'>(reader, publicationType, { size: pageSizes.pictures }),
  policies: reader
    .list('policies')
    .then(({ items }) => items.map(({ title, inForceSince }) => ({ title, inForceSince }))),
});

export const loader = pageLoader(reads, { partial: true });
export const clientLoader = pageClientLoader(reads);

const Sections = chakra('div', {
  base: {
    ...column,
    paddingBlock: { base: '10', md: '16', _print: '0' },
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    rowGap: { base: '12', md: '16', _print: '6' },
    '& section': { borderTopWidth: '3px', borderColor: 'accent.mark', paddingTop: '4' },
    '& section > h2': { fontSize: '2xl', marginBottom: '6' },
    '& section > p': { maxWidth: 'reading' },
    '& section > dl': {
      display: 'grid',
      columnGap: '8',
      rowGap: '5',
      gridTemplateColumns: 'repeat(auto-fill, minmax(min(15rem, 100%), 1fr))',
      overflowWrap: 'anywhere',
      '& dt': { fontSize: 'sm', color: 'fg.muted' },
      '& a': textLink,
    },
    '& section > p + dl': { marginTop: '5' },
    '& [data-ways]': { marginTop: '6', display: 'flex', flexWrap: 'wrap', columnGap: '6' },
    '& [data-ways] a': { ...textLink, display: 'inline-flex', alignItems: 'center', minHeight: 'target' },
  },
});

interface SectionProps {
  readonly title: string;
  readonly children: ReactNode;
  /** Where there is more of it: paths and labels. */
  readonly ways?: Readonly<Record<string, string>> | undefined;
}

const Section = ({ title, children, ways }: SectionProps) => (
  <section>
    <h2>{title}</h2>
    {children}
    {ways ? (
      <p data-ways data-screen-only>
        {Object.entries(ways).map(([to, label]) => (
          <Link key={to} to={to}>
            {label}
          </Link>
        ))}
      </p>
    ) : null}
  </section>
);

/** Facts with their names; one that is not known is left out. */
const Facts = ({
  of,
}: {
  of: readonly { readonly name: string; readonly text: string; href?: string | undefined }[];
}) => (
  <dl>
    {of
      .filter(({ text }) => text !== '')
      .map(({ name, text, href }, i) => (
        <div key={i}>
          <dt lang={languageOf(name)}>{name}</dt>
          <dd lang={languageOf(text)}>{href === undefined ? text : <a href={href}>{text}</a>}</dd>
        </div>
      ))}
  </dl>
);

function Who() {
  const texts = publicInformationTexts[currentLanguage()];
  const { name, nameInEnglish, address, established, registrations } = useOrganisation();
  const { street, town, region, country } = address;
  return (
    <Section title={texts.who} ways={{ '/about-us-details': texts.about }}>
      <p>
        <strong>{name}</strong>
        {nameInEnglish === '' ? null : <span lang={languageOf(nameInEnglish)}> ({nameInEnglish})</span>}
        <br />
        {getTexts().footer.established(established.bs, established.ad)}
      </p>
      <Facts
        of={[
          { name: texts.address, text: [street, town, region, country].join(', ') },
          ...registrations.map(({ label, number }) => ({ name: label, text: number })),
        ]}
      />
    </Section>
  );
}

/** How to get what is not here; whom to ask for it, where the details are read and name somebody. */
function Ask({ officer }: { officer?: AllDetails['informationOfficer'][number] | undefined }) {
  const texts = publicInformationTexts[currentLanguage()];
  const { phone, email } = getTexts().footer;
  return (
    <Section title={texts.ask} ways={{ '/contact': texts.write, '/contact#write': texts.complain }}>
      <p>{texts.askText}</p>
      {officer ? (
        <Facts
          of={[
            { name: texts.officer, text: officer.name },
            { name: phone, text: officer.phone, href: telUrl(officer.phone) },
            { name: email, text: officer.email, href: mailUrl(officer.email) },
          ]}
        />
      ) : null}
    </Section>
  );
}

/** What whoever takes public or foreign money has to tell, made of what the site has; a section without anything is left out. */
export default function PublicInformation({ loaderData }: Route.ComponentProps) {
  const texts = publicInformationTexts[currentLanguage()];
  const { navigation, presentProjects, pastProjects } = getTexts();
  const title = navigation.pages['/public-information'];
  const { publications } = documentTexts[currentLanguage()];
  const left = { pending: <Pending />, failed: () => null };
  return (
    <>
      <PageHead title={title} description={texts.lead} />
      <PageHeader title={title}>{texts.lead}</PageHeader>
      <Sections>
        <Who />
        <Await of={loaderData.committee} {...left}>
          {(people) =>
            people.length === 0 ? null : (
              <Section title={texts.committee} ways={{ '/employees': texts.team }}>
                <Facts of={people.map(({ name, position }) => ({ name: position, text: name }))} />
              </Section>
            )
          }
        </Await>
        <Await of={loaderData.projects} {...left}>
          {({ items }) =>
            items.length === 0 ? null : (
              <Section
                title={texts.projects}
                ways={{ '/present-programs': presentProjects.see, '/past-programs': pastProjects.see }}
              >
                <ProgramTable caption={texts.projects} programs={items} offset={0} />
              </Section>
            )
          }
        </Await>
        <Await of={loaderData.publications} {...left}>
          {({ items }) =>
            publicationCategories
              .map((category) => ({
                category,
                found: items.filter((item) => (item.category || 'Other') === category),
              }))
              .filter(({ found }) => found.length > 0)
              .map(({ category, found }, i, { length }) => (
                <Section
                  key={category}
                  title={texts.categories[category]}
                  ways={i === length - 1 ? { '/publications': publications.back } : undefined}
                >
                  <DocumentGrid type={publicationType} items={found} heading="h3" layout="row" />
                </Section>
              ))
          }
        </Await>
        <Await of={loaderData.policies} {...left}>
          {([policy]) => {
            if (!policy) return null;
            const { cover, open, inForceSince } = policiesTexts[currentLanguage()];
            const name = policy.title || cover;
            return (
              <Section title={texts.policy} ways={{ '/policies': open }}>
                <p>
                  <strong lang={languageOf(name)}>{name}</strong>
                  {policy.inForceSince ? <> · {inForceSince(formatDate(policy.inForceSince))}</> : null}
                </p>
              </Section>
            );
          }}
        </Await>
        <Await of={loaderData.officer} pending={<Pending />} failed={() => <Ask />}>
          {(officer) => <Ask officer={officer} />}
        </Await>
      </Sections>
    </>
  );
}

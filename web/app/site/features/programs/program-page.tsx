import { notice as noticeType } from '@site/types/notice';
import { program as programType } from '@site/types/program';
import { story as storyType } from '@site/types/story';
import { Further } from '../../../components/further';
import { ItemPage } from '../../../components/item-page';
import { ignoringPhoto, pageClientLoader, pageLoader, pageReads } from '../../../data/pages/page-loaders';
import { readItemWithPage, readRelated } from '../../../data/pages/read-item';
import { Article } from '../article/article';
import { NoticeList } from '../notices/notice-list';
import { ProgramList } from './running-projects';
import { StoryCards } from '../stories/story-cards';
import { SupportLink } from '../../support-link';
import { programTexts } from '../../texts/programs';
import type { Route } from './+types/program-page';
import type { ItemAt } from '@content';
import { type Fact, FactsBox } from '../../../components/facts-box';
import { getTexts } from '../../../texts';
import { inLakhs } from './project-labels';

/** The facts of a project that its row in the table has too. */
function ProgramFacts({ program }: { program: ItemAt<'programs'> }) {
  const { dates, digits } = getTexts();
  const { facts: label, fields } = programTexts();
  const { duration, budget, targetBeneficiaries, fundingPartner, remarks } = program;
  const facts: readonly Fact[] = [
    [fields.duration, dates.duration(duration)],
    [fields.targetBeneficiaries, targetBeneficiaries],
    [fields.budget, digits(inLakhs(budget))],
    [fields.fundingPartner, fundingPartner],
    [fields.remarks, remarks],
  ];
  return <FactsBox aria-label={label} facts={facts.filter(([, text]) => text)} />;
}

const reads = pageReads((reader, { params }) => {
  const filters = { program: params.id ?? '' };
  const item = readItemWithPage<'programs'>(reader, programType, params.id);
  return {
    item,
    stories: readRelated<'stories'>(reader, storyType, item, { filters }),
    notices: readRelated<'notices'>(reader, noticeType, item, { filters }),
    further: readRelated<'programs'>(reader, programType, item),
  };
});

export const loader = pageLoader(reads);
export const clientLoader = pageClientLoader(reads);
export const shouldRevalidate = ignoringPhoto;

/** One project, its stories and notices, and further projects. */
export default function ProgramPage({ loaderData, params: { id } }: Route.ComponentProps) {
  const { item, stories, notices, further } = loaderData;
  const texts = programTexts();
  return (
    <ItemPage of={item} id={id} type={programType} texts={texts}>
      {(program, back) => (
        <>
          <Article
            type={programType}
            item={program}
            back={back}
            facts={<ProgramFacts program={program} />}
            end={<SupportLink />}
          />
          <Further of={stories} after={id} title={texts.stories} room="0">
            {(items) => <StoryCards stories={items} heading="h3" isNarrow />}
          </Further>
          <Further of={notices} after={id} title={texts.notices} room="0">
            {(items) => <NoticeList items={items} heading="h3" isShort />}
          </Further>
          <Further of={further} after={id} title={texts.further}>
            {(items) => <ProgramList programs={items} />}
          </Further>
        </>
      )}
    </ItemPage>
  );
}

import { chakra } from '@chakra-ui/react';
import { notice as noticeType } from '@site/types/notice';
import { Further } from '../../../components/further';
import { ItemPage } from '../../../components/item-page';
import { ignoringPhoto, pageClientLoader, pageLoader, pageReads } from '../../../data/pages/page-loaders';
import { readItemWithPage, readRelated } from '../../../data/pages/read-item';
import { Article } from '../article/article';
import { CalendarLink } from './calendar-link';
import { ClosingTag, tags } from './closing-tag';
import { factBox } from './fact-box';
import { NoticeList } from './notice-list';
import { ProgramOf, readProgramOf } from '../../program-of';
import type { Route } from './+types/notice-page';
import { getTexts } from '../../../texts';
import { noticeTexts } from '../../texts/notice';
import { ButtonLink } from '../../../components/layout';

const reads = pageReads((reader, { params }) => {
  const item = readItemWithPage<'notices'>(reader, noticeType, params.id);
  return {
    item,
    program: readProgramOf(reader, item),
    further: readRelated<'notices'>(reader, noticeType, item),
  };
});

export const loader = pageLoader(reads);
export const clientLoader = pageClientLoader(reads);
export const shouldRevalidate = ignoringPhoto;

const Tags = chakra('div', { base: { display: 'contents', '& > [data-part=tags]': tags } });

export default function NoticePage({ loaderData, params: { id } }: Route.ComponentProps) {
  const { item, program, further } = loaderData;
  const texts = getTexts().notices;
  return (
    <ItemPage of={item} id={id} type={noticeType} texts={texts} failedText={texts.failed}>
      {(notice, back) => (
        <>
          <Article
            type={noticeType}
            item={notice}
            back={back}
            tags={
              <Tags>
                <ClosingTag notice={notice} />
                <ProgramOf of={program} after={id} />
              </Tags>
            }
            facts={factBox(notice)}
            end={
              <>
                <ButtonLink to={`/contact?about=${notice._id}#write`} variant="outline">
                  {noticeTexts().askAbout}
                </ButtonLink>
                <CalendarLink notice={notice} />
              </>
            }
          />
          <Further of={further} after={id} title={texts.further}>
            {(items) => <NoticeList items={items} heading="h3" />}
          </Further>
        </>
      )}
    </ItemPage>
  );
}

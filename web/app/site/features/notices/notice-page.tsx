import { chakra } from '@chakra-ui/react';
import type { Reader } from '@content/api/contract';
import { sharePath } from '@content/items/item';
import { notice as noticeType } from '@site/types/notice';
import { Further } from '../../../components/further';
import { ItemPage } from '../../../components/item-page';
import {
  ignoringPhoto,
  pageClientLoader,
  pageLoader,
  type PageLocation,
} from '../../../data/pages/page-loaders';
import { readItemWithPage, readRelated } from '../../../data/pages/read-item';
import { PicturedArticle } from '../article/pictured-article';
import { CalendarLink } from './calendar-link';
import { ClosingTag, tags } from './closing-tag';
import { FactBox, hasFacts } from './fact-box';
import { NoticeList } from './notice-card';
import { ProgramOf, readProgramOf } from '../../program-of';
import type { Route } from './+types/notice-page';
import { currentLanguage } from '../../../language';
import { getTexts } from '../../../texts';
import { noticeTexts } from '../../texts/notice';
import { ButtonLink } from '../../../components/layout';

const reads = (reader: Reader, { params }: PageLocation) => {
  const notice = readItemWithPage<'notices'>(reader, noticeType, params.noticeId);
  return {
    notice,
    program: readProgramOf(reader, notice),
    further: readRelated<'notices'>(reader, noticeType, notice),
  };
};

export const loader = pageLoader(reads);
export const clientLoader = pageClientLoader(reads);
export const shouldRevalidate = ignoringPhoto;

const Tags = chakra('div', { base: { display: 'contents', '& > [data-state]': tags } });

/** One notice: title, picture, description, and further notices. */
export default function NoticePage({
  loaderData: { notice, program, further },
  params,
}: Route.ComponentProps) {
  const texts = getTexts().notices;
  const back = { to: '/notices', label: texts.back };
  return (
    <ItemPage
      of={notice}
      id={params.noticeId}
      section={texts}
      back={back}
      notFound={texts.missing}
      failedText={texts.failed}
    >
      {(item) => (
        <>
          <PicturedArticle
            item={item}
            title={item.title}
            description={item.description}
            text="description"
            pictures="image"
            share={sharePath(noticeType, item, currentLanguage())}
            back={back}
            tags={
              <Tags>
                <ClosingTag notice={item} />
                <ProgramOf of={program} after={params.noticeId} />
              </Tags>
            }
            facts={hasFacts(item) ? <FactBox notice={item} /> : null}
            end={
              <>
                <ButtonLink to={`/contact?about=${item._id}#write`} variant="outline">
                  {noticeTexts().askAbout}
                </ButtonLink>
                <CalendarLink notice={item} />
              </>
            }
          />
          <Further of={further} after={params.noticeId} title={texts.further}>
            {(items) => <NoticeList items={items} heading="h3" />}
          </Further>
        </>
      )}
    </ItemPage>
  );
}

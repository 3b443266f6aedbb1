import { chakra } from '@chakra-ui/react';
import { notice as noticeType } from '@site/types/notice';
import { Further } from '../../../components/further';
import { ignoringPhoto, pageClientLoader, pageLoader, pageReads } from '../../../data/pages/page-loaders';
import { readItemWithPage, readRelated } from '../../../data/pages/read-item';
import { ArticlePage } from '../article/article';
import { CalendarLink } from './calendar-link';
import { ClosingTag, tags } from './closing-tag';
import { FactBox, hasFacts } from './fact-box';
import { NoticeList } from './notice-card';
import { ProgramOf, readProgramOf } from '../../program-of';
import type { Route } from './+types/notice-page';
import { getTexts } from '../../../texts';
import { noticeTexts } from '../../texts/notice';
import { ButtonLink } from '../../../components/layout';

const reads = pageReads((reader, { params }) => {
  const notice = readItemWithPage<'notices'>(reader, noticeType, params.noticeId);
  return {
    notice,
    program: readProgramOf(reader, notice),
    further: readRelated<'notices'>(reader, noticeType, notice),
  };
});

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
  return (
    <ArticlePage
      of={notice}
      id={params.noticeId}
      type={noticeType}
      texts={texts}
      failedText={texts.failed}
      around={(item) => ({
        description: item.description,
        tags: (
          <Tags>
            <ClosingTag notice={item} />
            <ProgramOf of={program} after={params.noticeId} />
          </Tags>
        ),
        facts: hasFacts(item) ? <FactBox notice={item} /> : null,
        end: (
          <>
            <ButtonLink to={`/contact?about=${item._id}#write`} variant="outline">
              {noticeTexts().askAbout}
            </ButtonLink>
            <CalendarLink notice={item} />
          </>
        ),
      })}
    >
      <Further of={further} after={params.noticeId} title={texts.further}>
        {(items) => <NoticeList items={items} heading="h3" />}
      </Further>
    </ArticlePage>
  );
}

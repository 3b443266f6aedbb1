import { css } from '#styled-system/css';
import { hasPage, pagePath } from '@content/item';
import { notice as noticeType } from '@content/types/notice';
import { Link } from 'react-router';
import { SectionTitle, textLink } from '../../components/layout';
import { languageOf } from '../../components/text';
import type { ListedAt } from '../../data/listed';
import { pageTexts } from '../../texts/pages';
import { ClosingTag } from './closing-tag';
import type { NoticeChoice } from './notice-query';
import { queryOf } from './notice-query';

interface ClosedNoticesProps {
  readonly notices: readonly ListedAt<'notices'>[];
  readonly choice: NoticeChoice;
}

/** The newest of what has closed, below what is open, and the way to all of it; nothing where nothing has closed. */
export function ClosedNotices({ notices, choice }: ClosedNoticesProps) {
  const { title, all } = pageTexts.notices.closed;
  if (notices.length === 0) return null;
  return (
    <section className={css({ marginTop: '16' })} aria-label={title}>
      <SectionTitle>{title}</SectionTitle>
      <ul className={css({ listStyleType: 'none', marginTop: '5' })}>
        {notices.map((notice) => (
          <li
            key={notice._id}
            className={css({
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'space-between',
              alignItems: 'center',
              columnGap: '6',
              paddingBlock: '3',
              borderTopWidth: '1px',
              borderColor: 'border.subtle',
              overflowWrap: 'anywhere',
            })}
          >
            <h3 className={css({ fontSize: 'lg' })} lang={languageOf(notice.title)}>
              {hasPage(noticeType, notice) ? (
                <Link
                  className={css({
                    display: 'inline-flex',
                    alignItems: 'center',
                    minHeight: 'target',
                    _hover: { color: 'link.body' },
                  })}
                  to={pagePath(noticeType, notice)}
                >
                  {notice.title}
                </Link>
              ) : (
                notice.title
              )}
            </h3>
            <ClosingTag notice={notice} />
          </li>
        ))}
      </ul>
      <p data-screen-only>
        <Link
          className={css(textLink, { display: 'inline-flex', alignItems: 'center', minHeight: 'target' })}
          to={`/notices${queryOf({ ...choice, state: 'closed' })}`}
        >
          {all}
        </Link>
      </p>
    </section>
  );
}

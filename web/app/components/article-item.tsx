import { timesOf } from '@content/item';
import { blocksOf } from '@content/texts/tree';
import type { ComponentProps, ReactNode } from 'react';
import { Article } from './article';
import { PageHead } from './page-head';

interface ArticleItemProps<I> {
  readonly item: I;
  /** Path of the picture by which its link is shown elsewhere. */
  readonly share: string;
  /** How the first of them is shown. */
  readonly shown: Pick<ComponentProps<typeof Article>, 'picture' | 'isTall'>;
  readonly back: ComponentProps<typeof Article>['back'];
  readonly tags?: ReactNode;
  readonly facts?: ReactNode;
  readonly documents?: ReactNode;
  readonly children?: ReactNode;
}

/** An item that is read as an article: head, title, first picture and text. */
export function ArticleItem<I extends { readonly title: string; readonly description: string }>({
  item,
  share,
  shown,
  back,
  tags,
  facts,
  documents,
  children,
}: ArticleItemProps<I>) {
  const { title, description } = item;
  return (
    <>
      <PageHead title={title} description={description} type="article" share={share} />
      <Article
        title={title}
        blocks={blocksOf(item, 'description')}
        date={timesOf(item).createdAt}
        {...shown}
        back={back}
        tags={tags}
        facts={facts}
        documents={documents}
      >
        {children}
      </Article>
    </>
  );
}

import type { ComponentProps } from 'react';
import { ItemPage } from '../../components/item-page';
import { NotFound } from '../../components/not-found';
import type { DocumentItem } from './document-item';
import { DocumentPage } from './document-page';

type Page = ComponentProps<typeof ItemPage<DocumentItem | null>>;

interface DocumentItemPageProps extends Pick<Page, 'of' | 'id' | 'back'> {
  readonly type: { readonly messages: { readonly notFound: string; readonly oneFailed: string } };
  readonly texts: Page['section'] & { readonly open: string; readonly missingFile: string };
}

/** The page of one publication or format in each of its states; null stands for an item without its file. */
export function DocumentItemPage({ type, texts, back, ...page }: DocumentItemPageProps) {
  const { notFound, oneFailed } = type.messages;
  return (
    <ItemPage {...page} section={texts} back={back} notFound={notFound} failedText={oneFailed}>
      {(item) =>
        item === null ? (
          <NotFound text={texts.missingFile} {...back} />
        ) : (
          <DocumentPage item={item} back={back} open={texts.open} />
        )
      }
    </ItemPage>
  );
}

import type { ComponentProps } from 'react';
import type { TypeWithPages } from '@content/item';
import { Further } from '../../components/further';
import { ItemPage } from '../../components/item-page';
import { NotFound } from '../../components/not-found';
import type { CoveredPath } from './document-cover';
import { DocumentGrid } from './document-grid';
import type { DocumentItem, DocumentSource } from './document-item';
import { DocumentPage } from './document-page';

type Page = ComponentProps<typeof ItemPage<DocumentItem | null>>;

interface DocumentItemPageProps extends Pick<Page, 'of' | 'id' | 'back'> {
  readonly type: TypeWithPages & {
    readonly path: CoveredPath;
    readonly messages: { readonly notFound: string; readonly oneFailed: string };
  };
  readonly texts: Page['section'] & {
    readonly open: string;
    readonly missingFile: string;
    readonly further: string;
  };
  readonly further: ComponentProps<typeof Further<DocumentSource>>['of'];
}

/** The page of one publication or format in each of its states; null stands for an item without its file. */
export function DocumentItemPage({ type, texts, back, further, ...page }: DocumentItemPageProps) {
  const { notFound, oneFailed } = type.messages;
  return (
    <ItemPage {...page} section={texts} back={back} notFound={notFound} failedText={oneFailed}>
      {(item) =>
        item === null ? (
          <NotFound text={texts.missingFile} {...back} />
        ) : (
          <>
            <DocumentPage kind={type.path} item={item} back={back} open={texts.open} />
            <Further of={further} after={page.id} title={texts.further} width="page">
              {(items) => <DocumentGrid type={type} items={items} heading="h3" layout="row" />}
            </Further>
          </>
        )
      }
    </ItemPage>
  );
}

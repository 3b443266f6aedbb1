import type { ContentTypeStructure } from '@content';
import { fileFields } from '@content/define';
import { documentsOf } from '@content/items/item';
import { format } from '@site/types/format';
import { publication } from '@site/types/publication';
import { matchPath } from 'react-router';
import type { ListedAt } from '../../../data/pages/listed';
import { getTexts } from '../../../texts';

/** The types whose items are documents with a page each. */
const documentTypes = [publication, format] as const;
export type DocumentType = (typeof documentTypes)[number];
export type DocumentPath = DocumentType['path'];

/** The type whose list, or an item of which, is at a path, in any spelling that the router takes. */
export const documentTypeAt = (path: string): DocumentType =>
  documentTypes.find(({ pages }) => matchPath(`${pages.list}/*`, path)) ?? publication;

/** An item of a type of documents; its document is in the type's file field. */
export type DocumentSource = Pick<ListedAt<DocumentPath>, '_id' | 'title' | 'description'>;

/** The document of an item, and what the item is called: without a title, as its file is. */
export function documentIn(type: ContentTypeStructure, item: DocumentSource) {
  const [field = ''] = fileFields(type).map(([name]) => name);
  const [document] = documentsOf<Readonly<Record<string, unknown>>>(item, field);
  const { publication: one, format: form } = getTexts().document;
  return { title: item.title || document?.file?.name || (type.path === 'formats' ? form : one), document };
}

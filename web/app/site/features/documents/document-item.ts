import type { ContentTypeStructure, DocumentFile } from '@content';
import { fileFields } from '@content/define';
import { documentsOf, hasPage, languagesOf, sharePath, timesOf } from '@content/items/item';
import { type Block, blocksOf } from '@content/texts/rich-text';
import type { Language } from '@site/locale';
import { format } from '@site/types/format';
import { publication } from '@site/types/publication';
import type { ListedAt } from '../../../data/pages/listed';
import { currentLanguage } from '../../../language';
import { getTexts } from '../../../texts';

/** The types whose items are documents with a page each. */
const documentTypes = [publication, format] as const;
export type DocumentType = (typeof documentTypes)[number];
export type DocumentPath = DocumentType['path'];

/** The type whose list, or an item of which, is at a path. */
export const documentTypeAt = (path: string): DocumentType =>
  documentTypes.find(({ pages }) => path.startsWith(pages.list)) ?? publication;

export interface DocumentItem {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly blocks: readonly Block[];
  /** ISO 8601. */
  readonly date: string | undefined;
  readonly file: DocumentFile | undefined;
  /** URL of the file. */
  readonly address: string | undefined;
  /** Path of the picture by which its link is shown elsewhere. */
  readonly share: string;
  readonly readIn: readonly Language[];
}

/** An item of a type of documents; its document is in the type's file field. */
export type DocumentSource = Pick<ListedAt<'publications' | 'formats'>, '_id' | 'title' | 'description'>;

/** An item as its pages show it; without a title, its file's name is the title. */
export function documentItem(
  type: ContentTypeStructure & { readonly path: string },
  item: DocumentSource,
): DocumentItem {
  const [field = ''] = fileFields(type).map(([name]) => name);
  const [document] = documentsOf<Readonly<Record<string, unknown>>>(item, field);
  return {
    id: item._id,
    title:
      item.title ||
      document?.file?.name ||
      getTexts().document[type.path === 'formats' ? 'format' : 'publication'],
    description: item.description,
    blocks: blocksOf(item, 'description'),
    date: timesOf(item).createdAt,
    file: document?.file,
    address: document?.url,
    share: sharePath(type, item, currentLanguage()),
    readIn: languagesOf(item),
  };
}

/** An item for the page of its own; null when it lacks what that page needs. */
export function documentForPage(type: ContentTypeStructure, item: DocumentSource): DocumentItem | null {
  return hasPage(type, item) ? documentItem(type, item) : null;
}

import { format } from '@site/types/format';
import { publication } from '@site/types/publication';
import { matchPath } from 'react-router';
import type { ListedAt } from '../../../data/pages/listed';

const documentTypes = [publication, format] as const;
type DocumentType = (typeof documentTypes)[number];
export type DocumentPath = DocumentType['path'];

/** The type whose list or item is at a path, in any spelling that the router takes. */
export const documentTypeAt = (path: string): DocumentType =>
  documentTypes.find(({ pages }) => matchPath(`${pages.list}/*`, path)) ?? publication;

export type DocumentSource = Pick<ListedAt<DocumentPath>, '_id' | 'title' | 'description'>;

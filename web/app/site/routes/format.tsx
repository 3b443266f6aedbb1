import type { Reader } from '@content/api/contract';
import { format as formatType } from '@site/types/format';
import { pageClientLoader, pageLoader, type PageLocation } from '../../data/pages/page-loaders';
import { DocumentItemPage, documentOptions, documentReads } from '../features/documents/document-item-page';
import type { Route } from './+types/format';

const reads = (reader: Reader, { params }: PageLocation) =>
  documentReads(reader, formatType, params.formatId);

export const loader = pageLoader(reads, documentOptions);
export const clientLoader = pageClientLoader(reads);

/** One format: the link to its file. */
export default function Format({ loaderData, params }: Route.ComponentProps) {
  return <DocumentItemPage type={formatType} id={params.formatId} {...loaderData} />;
}

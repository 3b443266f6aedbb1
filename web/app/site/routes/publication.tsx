import type { Reader } from '@content/api/contract';
import { publication as publicationType } from '@site/types/publication';
import { pageClientLoader, pageLoader, type PageLocation } from '../../data/pages/page-loaders';
import { DocumentItemPage, documentOptions, documentReads } from '../features/documents/document-item-page';
import type { Route } from './+types/publication';

const reads = (reader: Reader, { params }: PageLocation) =>
  documentReads(reader, publicationType, params.publicationId);

export const loader = pageLoader(reads, documentOptions);
export const clientLoader = pageClientLoader(reads);

/** One publication: the link to its file. */
export default function Publication({ loaderData, params }: Route.ComponentProps) {
  return <DocumentItemPage type={publicationType} id={params.publicationId} {...loaderData} />;
}

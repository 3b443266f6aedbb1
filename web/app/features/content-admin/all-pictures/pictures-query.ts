import type { ContentPath } from '@content';
import { contentTypeAt } from '@content';
import type { PictureQuestion } from '@content/contract';
import { pictureQuestions } from '@content/contract';

/** What is asked of all pictures, as the address of the screen says it. */
export interface PicturesQuery {
  readonly q: string;
  readonly type: ContentPath | '';
  readonly show: PictureQuestion | '';
}

export const EVERYTHING: PicturesQuery = { q: '', type: '', show: '' };

/** What can be asked, in words. */
export const questionLabels: Readonly<Record<PictureQuestion, string>> = {
  undescribed: 'Without a description',
  children: 'Showing a child',
  ending: 'Consent ends soon',
  ended: 'Consent has ended',
};

/** Reads an address; what makes no sense in it asks for nothing. */
export function readPicturesQuery(search: URLSearchParams): PicturesQuery {
  const show = search.get('show');
  return {
    q: search.get('q') ?? '',
    type: contentTypeAt(search.get('type') ?? '')?.path ?? '',
    show: pictureQuestions.find((question) => question === show) ?? '',
  };
}

/** The address's query of a question, in one spelling. */
export function writePicturesQuery(query: PicturesQuery): URLSearchParams {
  const given = Object.entries({ ...query, q: query.q.trim() }).filter(([, value]) => value !== '');
  return new URLSearchParams(given);
}

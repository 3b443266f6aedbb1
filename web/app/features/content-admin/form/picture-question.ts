import { publicationParts } from '@content/publication';
import { ApiProblem } from '../../../data/admin-client';

/** Whether something was refused because pictures are to be confirmed first: that children may be shown, or without consent. */
export const asksAboutPictures = (error: unknown): boolean =>
  error instanceof ApiProblem &&
  (error.problem.errors ?? []).some(({ field }) => field === publicationParts.confirm);

import { publishingPartNames } from '@content/publishing-status';
import { ApiProblem } from '../../../data/admin-client';
import type { ToastExtra } from '../../admin-ui/toasts';

/** The API has refused to publish pictures until somebody answers its consent check. */
export const needsConsentCheck = (error: unknown): boolean =>
  error instanceof ApiProblem &&
  (error.problem.errors ?? []).some(({ field }) => field === publishingPartNames.confirm);

/** The button in the toast of such a refusal: it repeats the action with the pictures confirmed. */
export const confirmAction = (error: unknown, goOn: () => void): ToastExtra =>
  needsConsentCheck(error) ? { action: { label: 'Publish it', run: goOn } } : {};

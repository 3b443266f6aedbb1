import { publishingPartNames } from '@content/publishing-status';
import { ApiProblem } from '../../../data/admin-client';
import type { ToastExtra } from '../../admin-ui/toasts';

/** The API asks to confirm pictures first: that children may be shown, or without consent. */
export const needsConsentCheck = (error: unknown): boolean =>
  error instanceof ApiProblem &&
  (error.problem.errors ?? []).some(({ field }) => field === publishingPartNames.confirm);

/** The button under the message of something that was refused so: it does it with the pictures confirmed. */
export const confirmAction = (error: unknown, goOn: () => void): ToastExtra =>
  needsConsentCheck(error) ? { action: { label: 'Publish it', run: goOn } } : {};

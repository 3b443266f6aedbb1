import type { ContentTypeDefinition } from '@content';
import { logFailure } from '../../../data/admin-client';
import { NetworkError } from '../../../data/admin-transport';
import { failureText } from '../../admin-ui/failure-text';
import { withSignIn } from '../../session/sign-in-store';
import { isCancel } from '../form/status';
import { saveItem } from '../saving/save-item';
import type { StoreApi } from 'zustand';
import type { ManyState } from './many-store';
import { createManyStore } from './many-store';
import { isOnItsWay } from './rows';

/** Many pictures that are sent to the site; when the session has ended, the person signs in in place. */
export function sendingStore(type: ContentTypeDefinition) {
  return createManyStore(
    type,
    (content, key, options, watch) =>
      withSignIn(() => saveItem(type, { content, base: undefined, key, options }, watch)),
    (error) => {
      if (isCancel(error)) return null;
      logFailure(error);
      return { message: failureText(error, 'sent', type), offline: error instanceof NetworkError };
    },
  );
}

/** Resolves once none of the pictures is on its way. */
export function whenAtRest(store: StoreApi<ManyState>): Promise<void> {
  const isAtRest = () => !store.getState().rows.some(isOnItsWay);
  return new Promise((resolve) => {
    if (isAtRest()) return resolve();
    const end = store.subscribe(() => {
      if (!isAtRest()) return;
      end();
      resolve();
    });
  });
}

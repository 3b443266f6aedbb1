import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** What only the browser knows; while a page comes alive, that which the server has rendered with. */
export const useInBrowser = <T extends string | boolean>(read: () => T, onServer: T): T =>
  useSyncExternalStore(never, read, () => onServer);

/** Whether the client has taken over the page that the server has rendered. */
export const useIsAlive = (): boolean => useInBrowser(() => true, false);

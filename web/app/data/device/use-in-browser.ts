import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** A value that only the browser knows; during hydration `onServer`, with which the server has rendered. */
export const useInBrowser = <T extends string | boolean>(read: () => T, onServer: T): T =>
  useSyncExternalStore(never, read, () => onServer);

/** Whether the client has taken over the page that the server has rendered. */
export const useIsAlive = (): boolean => useInBrowser(() => true, false);

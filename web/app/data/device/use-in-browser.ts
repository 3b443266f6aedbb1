import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** What only the browser knows; while a page comes alive, that which the server has rendered with. */
export const useInBrowser = <T extends string | boolean>(read: () => T, onServer: T): T =>
  useSyncExternalStore(never, read, () => onServer);

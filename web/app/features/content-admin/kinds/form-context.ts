import { createContext, useContext } from 'react';

/**
 * Told of a field's chosen files that are being looked at and are not in the form yet; the promise says whether all were
 * taken. Whoever presses Save meanwhile means it with them.
 */
export const FilesAwaited = createContext<(field: string, looking: Promise<boolean>) => void>(
  () => undefined,
);

/** How the item of a form is called, as far as it has been typed. */
export const ItemTitle = createContext('');

export const useItemTitle = (): string => useContext(ItemTitle);

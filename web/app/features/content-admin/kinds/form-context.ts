import { createContext, useContext } from 'react';

/**
 * Reports a field's chosen files that are still being checked and not in the form yet, so that Save waits for them; the promise
 * says whether all were accepted.
 */
export const FilesAwaited = createContext<(field: string, looking: Promise<boolean>) => void>(
  () => undefined,
);

/** The title of a form's item, as typed so far. */
export const ItemTitle = createContext('');

export const useItemTitle = (): string => useContext(ItemTitle);

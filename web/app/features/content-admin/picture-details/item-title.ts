import { createContext, useContext } from 'react';

/** How the item of a form is called, as far as it has been typed. */
export const ItemTitle = createContext('');

/** The title that a form holds. */
export const useItemTitle = (): string => useContext(ItemTitle);

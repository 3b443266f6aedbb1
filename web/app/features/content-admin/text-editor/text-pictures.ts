import { createContext } from 'react';
import type { FormFile } from '../form/content/form-content';

/** The pictures of the form that can stand in a text; undefined where none can. */
export const TextPictures = createContext<readonly FormFile[] | undefined>(undefined);

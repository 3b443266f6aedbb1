import type { ItemBase } from './define';
import type { ContentPath, ItemAt } from './index';

/** The fields of a type of which there is one item, as pages read them. */
export type GlobalAt<P extends ContentPath> = Omit<ItemAt<P>, keyof ItemBase | 'files'>;

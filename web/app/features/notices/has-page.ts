import type { ItemAt } from '@content';

/** Whether the notice has a page of its own: only with title, description and picture (specification section 2). */
export function hasPage(notice: ItemAt<'notices'>): boolean {
  return Boolean(notice.title && notice.description && notice.image);
}

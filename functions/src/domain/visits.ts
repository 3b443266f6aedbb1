import { contentTypes, type ContentTypeDefinition } from '@content';
import type { VisitReport } from '@content/api/contract';
import { dayAfter, siteDay } from '@content/dates/calendar';
import { isTypeWithPages, pagePath } from '@content/items/item';
import type { Services } from '../services';
import { newestRevision } from '../model/item-state';
import { titleOf } from '../model/content';

/** The most pages of a report. */
const NAMED = 100;

/** The visits of the last `days`, today included. Pages of items have their titles, lists those of their type. */
export async function readVisits(
  { visits, content, clock }: Pick<Services, 'visits' | 'content' | 'clock'>,
  days: number,
): Promise<VisitReport> {
  const counts = await visits.since(dayAfter(siteDay(clock()), 1 - days));
  const titles = new Map<string, string>();
  // Of several types on one page the global comes last, and names it.
  for (const { pages, label } of contentTypes as readonly ContentTypeDefinition[])
    if (pages) titles.set(pages.list, label.many);
  for (const { type, states } of await content.allStates()) {
    const definition: ContentTypeDefinition = type;
    if (!isTypeWithPages(definition)) continue;
    for (const state of states)
      titles.set(pagePath(definition, { _id: state.id }), titleOf(type, newestRevision(state)));
  }
  const pages = [...counts].map(([path, count]) => ({ path, title: titles.get(path) ?? '', count }));
  return {
    total: pages.reduce((sum, { count }) => sum + count, 0),
    pages: pages.toSorted((a, b) => b.count - a.count || a.path.localeCompare(b.path)).slice(0, NAMED),
  };
}

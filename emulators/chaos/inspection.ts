import { createServices, type Services } from '../../functions/src/services';
import { checkIntegrity } from '../../functions/src/testing/integrity';
import { allFiles } from '../../functions/src/store/stored';
import { TRASH } from '../../functions/src/store/files';
import { sweepFiles } from '../../functions/src/upkeep/upkeep';
import type { Kept, State } from './writers';

/** What is found when everything works again, each a line for what is amiss. */
export interface Inspection {
  /** Items that are in none of the states that they may be in. */
  readonly lost: readonly string[];
  /** Items without the files that they name, and items without what they were sent with. */
  readonly halfWritten: readonly string[];
  /** What a second sweep still finds, and files without an item or items without files after it. */
  readonly left: readonly string[];
  /** How many files and uploads the first sweep has put in order. */
  readonly swept: number;
}

async function stateOf({ documents, items }: Services, { type, id }: Kept) {
  const item = (await items.get(type, id))?.live ?? null;
  const deleted = await documents.trashed(type, id);
  const found = item ?? deleted?.item;
  const { title = '' } = (found?.values ?? {}) as { readonly title?: string };
  const state: State = item ? `live ${title}` : deleted ? `deleted ${title}` : 'none';
  return {
    state,
    isTwice: item !== null && deleted !== null,
    files: found ? allFiles(found).length : undefined,
  };
}

/** Compares what is stored with what was confirmed, and lets the sweep put in order what may be left behind. */
export async function inspect(items: readonly Kept[]): Promise<Inspection> {
  const services = createServices();
  const lost: string[] = [];
  const halfWritten: string[] = [];
  for (const item of items) {
    const { state, isTwice, files } = await stateOf(services, item);
    const name = `${item.type.path}/${item.id}`;
    if (!item.possible.includes(state))
      lost.push(`${name}: is ${state}, may be ${item.possible.join(' or ')}`);
    if (isTwice) halfWritten.push(`${name}: both live and deleted`);
    if (files === 0) halfWritten.push(`${name}: without its picture`);
  }
  const { missing } = await checkIntegrity(services);
  halfWritten.push(...missing.filter((name) => !name.startsWith(TRASH)).map((name) => `not there: ${name}`));

  const later = createServices({ clock: () => new Date(Date.now() + 2 * 24 * 3600_000) });
  const first = await sweepFiles(later);
  const second = await sweepFiles(later);
  const after = await checkIntegrity(services);
  const again = second.quarantined + second.trashed + second.broughtBack;
  const left = [
    ...after.missing.map((name) => `not there: ${name}`),
    ...after.orphans.map((name) => `of no item: ${name}`),
    ...[first, second].flatMap(({ failed }) => (failed.count > 0 ? [`not swept: ${String(failed)}`] : [])),
    ...(again > 0 ? [`a second sweep finds ${again}`] : []),
  ];
  return { lost, halfWritten, left, swept: first.quarantined + first.trashed + first.broughtBack };
}

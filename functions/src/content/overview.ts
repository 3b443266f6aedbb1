import type { ContentType, ContentTypeDefinition } from '@content';
import { contentTypes } from '@content';
import type { AttentionReason } from '@content/attention';
import { attentionReasons } from '@content/attention';
import type { Attention, ComingUp, Drafts, Overview } from '@content/contract';
import { titleOf } from '../store/audit';
import type { Services } from '../services';
import type { Documents } from '../store/documents';
import type { ItemState } from '../store/editions';
import { newestItem, publicationOf } from '../store/editions';
import { countConsents } from './all-pictures';

/** Items that the dashboard names for each reason. */
const NAMED = 3;
/** Moments to come that it names. */
const COMING = 8;

async function attentionTo(
  documents: Documents,
  type: ContentType,
  reason: AttentionReason,
): Promise<Attention> {
  const definition: ContentTypeDefinition = type;
  const { total, items } = await documents.attention(definition, reason, NAMED);
  const named = items.map((item) => ({ _id: item.id, title: titleOf(definition, item) }));
  return { path: type.path, reason, total, items: named };
}

const named = (type: ContentTypeDefinition, state: ItemState) => ({
  _id: state.id,
  title: titleOf(type, newestItem(state)),
});

function draftsOf(type: ContentType, editions: readonly ItemState[], now: Date): Drafts {
  const drafts = editions
    .filter((state) => publicationOf(state, now).state === 'draft')
    .toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime());
  const items = drafts.slice(0, NAMED).map((state) => named(type, state));
  return { path: type.path, total: drafts.length, items };
}

function comingOf(type: ContentType, editions: readonly ItemState[], now: Date): ComingUp[] {
  return editions.flatMap((state) => {
    const { publishAt, unpublishAt } = publicationOf(state, now);
    const told = { path: type.path, ...named(type, state) };
    const ends = unpublishAt !== null && Date.parse(unpublishAt) > now.getTime();
    return [
      ...(publishAt === null ? [] : [{ ...told, what: 'begins' as const, at: publishAt }]),
      ...(ends ? [{ ...told, what: 'ends' as const, at: unpublishAt }] : []),
    ];
  });
}

/**
 * How many items each type has, what needs attention, and what is not public yet. Its cost grows with the latter alone, and
 * where a consent has ended or ends soon with what has changed since the staff's search was made.
 */
export async function readOverview(
  services: Pick<Services, 'documents' | 'staffContent' | 'pictures' | 'search' | 'clock'>,
): Promise<Overview> {
  const { documents, staffContent, clock } = services;
  const now = clock();
  const [consents, summaries, attention] = await Promise.all([
    countConsents(services),
    Promise.all(contentTypes.map(async (type) => ({ type, ...(await staffContent.summary(type)) }))),
    Promise.all(
      contentTypes.flatMap((type) => attentionReasons.map((reason) => attentionTo(documents, type, reason))),
    ),
  ]);
  return {
    counts: Object.fromEntries(summaries.map(({ type, total }) => [type.path, total])),
    attention: attention.filter(({ total }) => total > 0),
    consents,
    drafts: summaries
      .map(({ type, editions }) => draftsOf(type, editions, now))
      .filter(({ total }) => total > 0),
    comingUp: summaries
      .flatMap(({ type, editions }) => comingOf(type, editions, now))
      .toSorted((a, b) => a.at.localeCompare(b.at))
      .slice(0, COMING),
  };
}

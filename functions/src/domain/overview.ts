import { type ContentType, type ContentTypeDefinition, isTemplate } from '@content';
import { attentionOf, attentionReasons } from '@content/items/attention';
import type { Attention, Drafts, Overview, SignedIn } from '@content/api/contract';
import { siteDay } from '@content/dates/calendar';
import { consentState } from '@content/files/picture-details';
import type { Services } from '../services';
import type { AllStates } from '../store/content-index/content-index';
import { type ItemState, newestItem, newestRevision, publishingStateOf } from '../model/item-state';
import { inOrder } from '../model/list-order';
import { titleOf } from '../model/content';
import { linkCheck } from './links';
import { comingIn } from './calendar';
import { readReviewRequests } from './review-requests';
import { mediaInItems } from './unused-media';

/** Items on the dashboard for each reason. */
const NAMED = 3;
/** Coming dates on it. */
const COMING = 8;

const named = (type: ContentTypeDefinition, state: ItemState) => ({
  _id: state.id,
  title: titleOf(type, newestRevision(state)),
});

function attentionTo(
  type: ContentType,
  states: readonly ItemState[],
  now: Date,
  isDead: (href: string) => boolean,
): Attention[] {
  const reasons = states.map((state) => attentionOf(type, newestItem(state), now, isDead));
  return attentionReasons.flatMap((reason) => {
    const found = states.filter((_, at) => reasons[at]?.includes(reason));
    const items = inOrder(type, found, newestItem).slice(0, NAMED);
    const entry = { path: type.path, reason, total: found.length };
    return found.length === 0 ? [] : { ...entry, items: items.map((state) => named(type, state)) };
  });
}

function draftsOf(type: ContentType, states: readonly ItemState[], now: Date): Drafts {
  const drafts = states
    .filter(
      (state) =>
        publishingStateOf(state, now).state === 'draft' && !isTemplate(type, newestItem(state).values),
    )
    .toSorted((a, b) => b.updatedAt.getTime() - a.updatedAt.getTime());
  const items = drafts.slice(0, NAMED).map((state) => named(type, state));
  return { path: type.path, total: drafts.length, items };
}

/** The numbers of pictures in items whose consent has ended or ends soon. */
async function countConsents({ media, clock }: Services, all: AllStates): Promise<Overview['consents']> {
  const today = siteDay(clock());
  const consents = await media.endingConsents(today);
  // A picture that only the trash or a version uses needs no attention.
  const used = mediaInItems(all);
  const states = [...consents].flatMap(([id, consent]) => (used.has(id) ? consentState(consent, today) : []));
  const count = (state: 'ended' | 'ending') => states.filter((each) => each === state).length;
  return { ended: count('ended'), ending: count('ending') };
}

/** The dashboard of a person: the items of each type by number, what needs attention, drafts, and coming dates. */
export async function readOverview(
  services: Services,
  { readsComplaints }: Pick<SignedIn, 'readsComplaints'>,
): Promise<Overview> {
  const { messages } = services;
  const now = services.clock();
  const all = await services.content.allStates();
  const [isDead, consents, reviews, question, complaint] = await Promise.all([
    linkCheck(services),
    countConsents(services, all),
    readReviewRequests(services),
    messages.countNew('question'),
    readsComplaints ? messages.countNew('complaint') : undefined,
  ]);
  return {
    counts: Object.fromEntries(all.map(({ type, states }) => [type.path, states.length])),
    attention: all.flatMap(({ type, states }) => attentionTo(type, states, now, isDead)),
    consents,
    drafts: all.map(({ type, states }) => draftsOf(type, states, now)).filter(({ total }) => total > 0),
    comingUp: comingIn(all, now).slice(0, COMING),
    reviewRequests: reviews.open,
    newMessages: { question, complaint },
  };
}

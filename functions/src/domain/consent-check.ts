import { type ContentTypeDefinition, isVisible, type PictureFile } from '@content';
import { siteDay } from '@content/dates/calendar';
import { dayInWords } from '@content/dates/english-dates';
import { type Consent, consentState } from '@content/files/picture-details';
import type { ConsentAnswer } from '@content/items/publishing-status';
import type { Services } from '../services';
import { type ItemState, type Revision, visibleRevisionAt } from '../store/item-state';
import { type Content, picturesIn, type StoredPicture } from '../store/stored';
import { ConsentRequired } from './errors';
import { serializeMedia } from './serialize';

/** 'Sita Devi BK agreed on 15 January 2026, until 15 January 2028'. */
function factsOf({ who, given, until }: Consent): string {
  const agreed = who === '' ? '' : `${who} agreed${given === '' ? '' : ` on ${dayInWords(given)}`}`;
  const lasting = until === '' ? '' : `until ${dayInWords(until)}`;
  return [agreed, lasting].filter(Boolean).join(', ') || 'nobody’s consent is noted';
}

/**
 * The question before a picture is published: it shows a child that visitors do not see yet, or its consent will have ended
 * by the day on which they see it. `name` is its description, or that of its file. Null for no question.
 */
function consentQuestion(
  name: string,
  consent: Consent | null,
  { today, day }: { readonly today: string; readonly day: string },
  isKnownToShowChild: boolean,
): string | null {
  if (!consent) return null;
  if (consentState(consent, day) === 'ended') {
    const ended = consentState(consent, today) === 'ended' ? 'has ended' : 'will have ended by then';
    const child = consent.people === 'child' ? ' It shows a child.' : '';
    return `The consent for the picture “${name}” ${ended} (${factsOf(consent)}).${child} Ask for it again, or choose another picture.`;
  }
  if (consent.people !== 'child' || isKnownToShowChild) return null;
  return `The picture “${name}” shows a child (${factsOf(consent)}). Publish it only if the child’s family agrees to that.`;
}

/** The question before somebody says of a picture, unlike a colleague before, that it shows no child. */
const otherwiseNoted = (name: string, noted: Consent): string =>
  `The picture “${name}” is noted as showing a child (${factsOf(noted)}). Go on only if that is a mistake, or the child’s family agrees.`;

const visiblePictures = (type: ContentTypeDefinition, content: Content) =>
  isVisible(type, content.values) ? picturesIn(content) : [];

/** What somebody says of the people in a picture. */
export interface GivenConsent {
  readonly consent: Consent | null;
  readonly picture: StoredPicture;
}
/** By media. */
export type GivenConsents = ReadonlyMap<string, GivenConsent>;

/**
 * Throws ConsentRequired, unless somebody has confirmed it, if visitors would see a picture that needs a decision, or if
 * `given` says that a picture shows no child where a colleague has noted one. Returns the media that were confirmed. `current` is null where visitors see nothing yet, `shown` is what they would come to see.
 */
export async function requireConsent(
  services: Pick<Services, 'media' | 'clock' | 'previews'>,
  type: ContentTypeDefinition,
  current: ItemState | null,
  shown: readonly Revision[],
  { confirm }: ConsentAnswer,
  given: GivenConsents = new Map(),
): Promise<string[]> {
  if (shown.length + given.size === 0) return [];
  const now = services.clock();
  const today = siteDay(now);
  const pictures = [
    ...[...given.values()].map(({ picture }) => ({ picture, day: undefined })),
    ...shown.flatMap((revision) => {
      const day = siteDay(revision.from && revision.from > now ? revision.from : now);
      return visiblePictures(type, revision).map((picture) => ({ picture, day }));
    }),
  ];
  const records = await services.media.getMany(pictures.map(({ picture }) => picture.media));
  const before = current && visibleRevisionAt(type, current, now);
  const seen = new Set(before ? picturesIn(before).map(({ media }) => media) : []);
  const questions = new Map<string, { message: string; picture: StoredPicture }>();
  for (const { picture, day } of pictures) {
    const { media } = picture;
    const record = records.get(media);
    const known = record?.consent ?? null;
    const isKnownToShowChild = seen.has(media) && known?.people === 'child';
    const said = given.get(media);
    const name = picture.alt || (record?.name ?? '');
    const consent = said ? said.consent : known;
    const isOtherwiseNoted = known?.people === 'child' && consent?.people !== 'child' && !isKnownToShowChild;
    const message =
      (day === undefined ? null : consentQuestion(name, consent, { today, day }, isKnownToShowChild)) ??
      (isOtherwiseNoted ? otherwiseNoted(name, known) : null);
    if (message !== null) questions.set(media, { message, picture });
  }
  if (questions.size > 0 && confirm === undefined) {
    const roots = await services.previews.staffRoots();
    const asked = [...questions.values()];
    const names = new Map([...records].map(([id, { name }]) => [id, name]));
    throw new ConsentRequired(
      asked.map(({ message, picture }) => ({
        message,
        picture: serializeMedia(picture, names, roots) as PictureFile,
      })),
    );
  }
  return [...questions.keys()];
}

import { type ContentTypeDefinition, isVisible, type PictureFile } from '@content';
import { siteDay } from '@content/dates/calendar';
import { dayInWords } from '@content/dates/english-dates';
import { type Consent, consentState } from '@content/files/picture-details';
import type { ConsentAnswer } from '@content/items/publishing-status';
import type { Services } from '../services';
import { type ItemState, type Revision, visibleRevisionAt } from '../model/item-state';
import { mediaIn, picturesIn, type StoredPicture } from '../model/content';
import { ConsentRequired } from './errors';
import { serializeMedia } from './serialize';

/** 'Sita Devi BK agreed on 15 January 2026, until 15 January 2028'. */
function factsOf({ who, given, until }: Consent): string {
  const agreed = who === '' ? '' : `${who} agreed${given === '' ? '' : ` on ${dayInWords(given)}`}`;
  const lasting = until === '' ? '' : `until ${dayInWords(until)}`;
  return [agreed, lasting].filter(Boolean).join(', ') || 'nobody’s consent is noted';
}

/** A picture of a save, by the name of its description or its file. */
interface CheckedPicture {
  readonly name: string;
  /** The consent that the library holds, and the one that holds after the save. */
  readonly noted: Consent | null;
  readonly consent: Consent | null;
  /** Visitors see it in the item already. */
  readonly isSeen: boolean;
  /** The day from which they will see it; undefined where the save does not publish it. */
  readonly day: string | undefined;
}

/**
 * The question before a save: by the day on which visitors see a picture its consent will have ended, it shows a child that they do
 * not see yet, or it is said to show none where a colleague has noted one. Null for no question.
 */
function questionAbout({ name, noted, consent, isSeen, day }: CheckedPicture, today: string): string | null {
  if (consent && day !== undefined && consentState(consent, day) === 'ended') {
    const ended = consentState(consent, today) === 'ended' ? 'has ended' : 'will have ended by then';
    const child = consent.people === 'child' ? ' It shows a child.' : '';
    return `The consent for the picture “${name}” ${ended} (${factsOf(consent)}).${child} Ask for it again, or choose another picture.`;
  }
  if (isSeen && noted?.people === 'child') return null;
  if (consent?.people === 'child')
    return day === undefined
      ? null
      : `The picture “${name}” shows a child (${factsOf(consent)}). Publish it only if the child’s family agrees to that.`;
  return noted?.people === 'child'
    ? `The picture “${name}” is noted as showing a child (${factsOf(noted)}). Go on only if that is a mistake, or the child’s family agrees.`
    : null;
}

/** A consent that comes with a save, and its picture. */
export interface GivenConsent {
  readonly consent: Consent | null;
  readonly picture: StoredPicture;
}
/** Consents by media. */
export type GivenConsents = ReadonlyMap<string, GivenConsent>;

/**
 * Throws ConsentRequired where a save raises questions about pictures and nobody has confirmed them; returns the media that were
 * confirmed. `current` is null where visitors see nothing yet, `shown` is what they will see, `given` the consents of the save.
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
      return isVisible(type, revision.values)
        ? picturesIn(revision).map((picture) => ({ picture, day }))
        : [];
    }),
  ];
  const records = await services.media.getMany(pictures.map(({ picture }) => picture.media));
  const before = current && visibleRevisionAt(type, current, now);
  const seen = before ? mediaIn(before) : [];
  const questions = new Map<string, { message: string; picture: StoredPicture }>();
  for (const { picture, day } of pictures) {
    const { media, alt } = picture;
    const { consent: noted = null, name = '' } = records.get(media) ?? {};
    const { consent } = given.get(media) ?? { consent: noted };
    const checked = { name: alt || name, noted, consent, isSeen: seen.includes(media), day };
    const message = questionAbout(checked, today);
    if (message !== null) questions.set(media, { message, picture });
  }
  if (questions.size > 0 && confirm === undefined) {
    const roots = await services.previews.staffRoots();
    const names = new Map([...records].map(([id, { name }]) => [id, name]));
    throw new ConsentRequired(
      [...questions.values()].map(({ message, picture }) => ({
        message,
        picture: serializeMedia(picture, names, roots) as PictureFile,
      })),
    );
  }
  return [...questions.keys()];
}

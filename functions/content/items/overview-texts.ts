import type { ContentTypeDefinition } from '../type-texts';
import type { AttentionReason } from './attention';

const many = (type: ContentTypeDefinition) => type.label.many.toLowerCase();

interface ReasonTexts {
  readonly short: string;
  /** Follows '1 notice has' or '12 sliders have'. */
  readonly of: (type: ContentTypeDefinition, count: number) => string;
  /** Follows 'Only notices'. */
  readonly only: (type: ContentTypeDefinition) => string;
}

const daysShown = ({ reviewAfterDays = 0 }: ContentTypeDefinition) =>
  `shown for more than ${reviewAfterDays} days`;

const reasonTexts: Readonly<Record<AttentionReason, ReasonTexts>> = {
  picture: { short: 'No picture', of: () => 'no picture', only: () => 'without a picture' },
  description: {
    short: 'Picture without a description',
    of: () => 'a picture without a description',
    only: () => 'with a picture that has no description',
  },
  review: { short: 'Shown for a long time', of: (type) => `been ${daysShown(type)}`, only: daysShown },
  outdated: {
    short: 'Changed since it was translated',
    of: (_, count) => `changed since ${count === 1 ? 'it was' : 'they were'} translated`,
    only: () => 'that changed since they were translated',
  },
  untranslated: { short: 'Not translated', of: () => '', only: () => 'that are not translated' },
  links: {
    short: 'Link that leads nowhere',
    of: () => 'a link that leads nowhere',
    only: () => 'with a link that leads nowhere',
  },
};

/** '1 notice has no picture', '12 sliders have a picture without a description'; of what is not translated the number alone. */
export function attentionText(type: ContentTypeDefinition, reason: AttentionReason, count: number): string {
  const [who, has] =
    count === 1 ? [`1 ${type.label.one.toLowerCase()}`, 'has'] : [`${count} ${many(type)}`, 'have'];
  const what = reasonTexts[reason].of(type, count);
  return what === '' ? who : `${who} ${has} ${what}`;
}

/** Heads a list of the items with one reason. */
export const onlyThose = (type: ContentTypeDefinition, reason: AttentionReason): string =>
  `Only ${many(type)} ${reasonTexts[reason].only(type)}`;

/** Names a reason in a list of them. */
export const shortReason = (reason: AttentionReason): string => reasonTexts[reason].short;

import type { ContentTypeDefinition } from '@content';
import type { AttentionReason } from '@content/attention';
import { oneOf } from './labels';

const many = (type: ContentTypeDefinition) => type.label.many.toLowerCase();

/** '1 notice has no picture', '12 sliders have a picture without a description'. */
export function attentionText(type: ContentTypeDefinition, reason: AttentionReason, count: number): string {
  const [who, has] = count === 1 ? [`1 ${oneOf(type)}`, 'has'] : [`${count} ${many(type)}`, 'have'];
  switch (reason) {
    case 'picture':
      return `${who} ${has} no picture`;
    case 'description':
      return `${who} ${has} a picture without a description`;
    case 'review':
      return `${who} ${has} been shown for more than ${type.reviewAfterDays ?? 0} days`;
  }
}

/** What a list says that shows only the items with one reason. */
export function onlyThose(type: ContentTypeDefinition, reason: AttentionReason): string {
  switch (reason) {
    case 'picture':
      return `Only ${many(type)} without a picture`;
    case 'description':
      return `Only ${many(type)} with a picture that has no description`;
    case 'review':
      return `Only ${many(type)} shown for more than ${type.reviewAfterDays ?? 0} days`;
  }
}

/** The reason in a few words, beside an item. */
export const shortReasons: Readonly<Record<AttentionReason, string>> = {
  picture: 'No picture',
  description: 'Picture without a description',
  review: 'Shown for a long time',
};

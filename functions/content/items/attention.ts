import { DAY_MS } from '../dates/calendar';
import type { ContentTypeStructure } from '../define';
import { fileFields, isTemplate, isVisible, valueFields } from '../define';
import { hasFirstPage, type WithFiles } from './first-page';
import type { FileField } from '../field-types/fields';
import { textOr } from '../field-types/field-type';
import { isPictureField } from '../field-types/registry';
import { linksOf } from './links';
import { isTranslated, lacksTranslation, outdatedTranslations } from './translations';

/**
 * No picture where visitors would miss it, a picture without a description, an item that is due for a review, one that has
 * changed since it was translated, one that is not translated, a link that leads nowhere.
 */
export const attentionReasons = [
  'picture',
  'description',
  'review',
  'outdated',
  'untranslated',
  'links',
] as const;
export type AttentionReason = (typeof attentionReasons)[number];

/** The reasons that items of a type can have. */
export function reasonsOf(type: ContentTypeStructure): AttentionReason[] {
  const pictures = fileFields(type).filter(([, field]) => isPictureField(field));
  const can: Readonly<Record<AttentionReason, boolean>> = {
    picture: pictures.some(([, field]) => isPictureField(field) && field.missed === true),
    description: pictures.length > 0,
    review: type.reviewAfterDays !== undefined,
    outdated: isTranslated(type),
    untranslated: isTranslated(type),
    links: valueFields(type).some(
      ([, { type: fieldType }]) => fieldType === 'longText' || fieldType === 'link' || fieldType === 'rows',
    ),
  };
  return attentionReasons.filter((reason) => can[reason]);
}

interface NoticedFile {
  readonly kind: string;
  readonly alt?: string;
  readonly cover?: object | undefined;
}

/** The parts of an item that attention depends on. */
export type Noticed = WithFiles<NoticedFile>;

/** Whether a picture has no description, neither its own nor that of the field that stands for it (`describedBy`). */
export const lacksDescription = (field: FileField, values: Noticed['values'], alt = ''): boolean =>
  isPictureField(field) && `${alt}${textOr(values[field.describedBy ?? ''])}`.trim() === '';

function lacksOf(type: ContentTypeStructure, item: Noticed): AttentionReason[] {
  const pictures = fileFields(type).flatMap(([name, field]) =>
    isPictureField(field) ? [{ name, field, files: item.files[name] ?? [] }] : [],
  );
  const noPicture = pictures.some(
    ({ name, field, files }) =>
      field.missed === true && files.length === 0 && !hasFirstPage(name, field, item),
  );
  const noDescription = pictures.some(({ field, files }) =>
    files.some(({ alt }) => lacksDescription(field, item.values, alt)),
  );
  return [...(noPicture ? ['picture' as const] : []), ...(noDescription ? ['description' as const] : [])];
}

/** Items of a type that were added before this moment and are still shown need a review; null for no review. */
function reviewBefore(type: ContentTypeStructure, now: Date): Date | null {
  return type.reviewAfterDays === undefined ? null : new Date(now.getTime() - type.reviewAfterDays * DAY_MS);
}

/** Every reason why staff should look at an item. Which links lead nowhere the server alone knows. */
export function attentionOf(
  type: ContentTypeStructure,
  item: Noticed & { readonly createdAt: Date },
  now: Date,
  isDead?: (href: string) => boolean,
): AttentionReason[] {
  if (isTemplate(type, item.values)) return [];
  const before = reviewBefore(type, now);
  const old = before !== null && isVisible(type, item.values) && item.createdAt < before;
  return [
    ...lacksOf(type, item),
    ...(old ? ['review' as const] : []),
    ...(outdatedTranslations(type, item.values).length > 0 ? ['outdated' as const] : []),
    ...(lacksTranslation(type, item.values) ? ['untranslated' as const] : []),
    ...(isDead && linksOf(type, item.values).some(({ href }) => isDead(href)) ? ['links' as const] : []),
  ];
}

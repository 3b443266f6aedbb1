import { DAY_MS } from '../dates/calendar';
import { type ContentTypeStructure, fileFields, isTemplate, isVisible, valueFields } from '../define';
import { hasFirstPage, type WithFiles } from './first-page';
import type { FileField } from '../field-types/fields';
import { textOr } from '../field-types/field-type';
import { isPictureField } from '../field-types/registry';
import { linksOf } from './links';
import { outdatedTranslations } from './translation-sources';
import { isTranslated, lacksTranslation } from './translations';

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

const picturesOf = (type: ContentTypeStructure) =>
  fileFields(type).flatMap(([name, field]) => (isPictureField(field) ? [{ name, field }] : []));

/** The reasons that items of a type can have. */
export function reasonsOf(type: ContentTypeStructure): AttentionReason[] {
  const pictures = picturesOf(type);
  const can: Readonly<Record<AttentionReason, boolean>> = {
    picture: pictures.some(({ field }) => field.missed === true),
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

/** The parts of an item that attention depends on. */
export type Noticed = WithFiles<{
  readonly kind: string;
  readonly alt?: string;
  readonly cover?: object | undefined;
}>;

/** Whether a picture has no description, neither its own nor that of the field that stands for it (`describedBy`). */
export const lacksDescription = (field: FileField, values: Noticed['values'], alt = ''): boolean =>
  isPictureField(field) && `${alt}${textOr(values[field.describedBy ?? ''])}`.trim() === '';

/**
 * Every reason why staff should look at an item; for a review what is still shown so long after it was added. Which links lead
 * nowhere the server alone knows.
 */
export function attentionOf(
  type: ContentTypeStructure,
  item: Noticed & { readonly createdAt: Date },
  now: Date,
  isDead: (href: string) => boolean = () => false,
): AttentionReason[] {
  const { values, createdAt } = item;
  if (isTemplate(type, values)) return [];
  const pictures = picturesOf(type).map((picture) => ({ ...picture, files: item.files[picture.name] ?? [] }));
  const days = (now.getTime() - createdAt.getTime()) / DAY_MS;
  const has: Readonly<Record<AttentionReason, boolean>> = {
    picture: pictures.some(
      ({ name, field, files }) => field.missed && files.length === 0 && !hasFirstPage(name, field, item),
    ),
    description: pictures.some(({ field, files }) =>
      files.some(({ alt }) => lacksDescription(field, values, alt)),
    ),
    review: days > (type.reviewAfterDays ?? Infinity) && isVisible(type, values),
    outdated: outdatedTranslations(type, values).length > 0,
    untranslated: lacksTranslation(type, values),
    links: linksOf(type, values).some(({ href }) => isDead(href)),
  };
  return attentionReasons.filter((reason) => has[reason]);
}

/** Files in responses. Browsers take the types alone, and load no zod for them. */
import { z } from 'zod';
import { languages, type Language } from '@site/locale';

type DeepReadonly<T> = T extends readonly (infer E)[]
  ? readonly DeepReadonly<E>[]
  : T extends object
    ? { readonly [K in keyof T]: DeepReadonly<T[K]> }
    : T;
/** The type of what a schema describes. */
export type ResponseOf<S extends z.ZodType> = DeepReadonly<z.output<S>>;

/** A whole number, 0 or more. */
export const wholeNumber = z.int().nonnegative();

const fraction = (name: string) => {
  const error = { error: `${name} must be a number from 0 to 1` };
  return z.number(error).min(0, error).max(1, error);
};
/** A place in a picture, as fractions of its width and height from its upper left corner; messages call it `name`. */
const pointAt = (name: string) =>
  z.object(
    { x: fraction(`${name}.x`), y: fraction(`${name}.y`) },
    { error: `${name} must be a place: {"x":0.5,"y":0.3}` },
  );
export const point = pointAt('focus');
/** A part of a picture, as fractions of its width and height. */
export const area = pointAt('crop').extend({
  width: fraction('crop.width'),
  height: fraction('crop.height'),
});
export const fileUrl = z.string().meta({ description: 'Address of a file, relative to the site' });

/** The translations of a file's texts, by language: those that are given. */
export const inEachLanguage = <S extends z.ZodRawShape>(texts: S) =>
  Object.fromEntries(languages.map((language) => [language, z.object(texts).optional()])) as Record<
    Language,
    z.ZodOptional<z.ZodObject<S>>
  >;

export const pictureFile = z.object({
  kind: z.literal('picture'),
  media: z.string().meta({ description: 'The id of the uploaded file, common to all its uses' }),
  alt: z.string(),
  ...inEachLanguage({ alt: z.string() }),
  credit: z.string().optional().meta({ description: 'Who took it' }),
  /** The point that crops keep, as fractions of its width and height. */
  focus: point.optional(),
  /** Pixels, upright. */
  width: wholeNumber,
  height: wholeNumber,
  placeholder: z.string().meta({ description: 'A tiny blurred picture as a data address' }),
  /** The widest WebP variant. */
  address: fileUrl,
  widths: z.array(wholeNumber).meta({
    description:
      'Of the variants of each type, in pixels: they differ from the address in width and type alone',
  }),
  variants: z.array(
    z.object({ address: fileUrl, width: wholeNumber, type: z.enum(['image/avif', 'image/webp']) }),
  ),
  /** The shown part of the upright upload; without it, all. */
  crop: area.optional().meta({ description: 'For staff' }),
  /** Of the uploaded file. */
  name: z.string().optional().meta({ description: 'For staff' }),
});

export const documentFile = z.object({
  kind: z.literal('document'),
  media: z.string().meta({ description: 'The id of the uploaded file, common to all its uses' }),
  /** Of the uploaded file. */
  name: z.string(),
  /** The name that staff give it where it is one of several. */
  label: z.string().optional(),
  ...inEachLanguage({ label: z.string() }),
  address: fileUrl,
  type: z.string(),
  bytes: wholeNumber,
  /** Null where the file does not tell it. */
  pages: wholeNumber.nullable(),
  /** Its first page, where that could be drawn. */
  cover: pictureFile.optional(),
  /** That page is nearly white, and says less than a drawn cover. */
  hasBlankCover: z.literal(true).optional(),
});

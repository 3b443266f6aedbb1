import type { ChoiceField, ContentTypeDefinition, PictureField, TextField } from '@content';

/** The fields of a type of which many items can be added at once. */
export interface ManyFields {
  /** Name of the picture's field, and the field. */
  readonly picture: readonly [string, PictureField];
  readonly title: readonly [string, TextField];
  /** What is chosen once for all of them, unless one has its own. */
  readonly common: readonly (readonly [string, ChoiceField])[];
}

/** What the definition's `addMany` names; throws where it names fields of other kinds. */
export function manyFields({ path, fields, addMany }: ContentTypeDefinition): ManyFields {
  const picture = fields[addMany?.picture ?? ''];
  const title = fields[addMany?.title ?? ''];
  if (!addMany || picture?.kind !== 'picture' || title?.kind !== 'text') {
    throw new Error(`The definition of ${path} names no picture and title to add many by`);
  }
  const common = addMany.common.map((name) => {
    const field = fields[name];
    if (field?.kind !== 'choice') throw new Error(`${name} of ${path} is no choice for all`);
    return [name, field] as const;
  });
  return { picture: [addMany.picture, picture], title: [addMany.title, title], common };
}

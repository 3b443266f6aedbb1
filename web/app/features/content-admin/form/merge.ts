import { type ContentTypeDefinition, fileFields } from '@content';
import { differingFields, type FormContent, sameField, withField } from './content';

/** Two people's changes to one item, put together. */
export interface Merge {
  /** Fields that only the other person changed: taken from theirs. */
  readonly theirs: readonly string[];
  /** Fields that both changed to something different: someone has to choose. */
  readonly conflicts: readonly string[];
  /** Mine with their changes that do not conflict; conflicts hold mine. */
  readonly content: FormContent;
}

/** Merges field by field: `base` is what both began with, `theirs` what the site has now. */
export function mergeContents(
  type: ContentTypeDefinition,
  base: FormContent,
  mine: FormContent,
  theirs: FormContent,
): Merge {
  const changed = differingFields(type, base, theirs);
  const untouched = changed.filter((name) => sameField(name, base, mine));
  const conflicts = changed.filter(
    (name) => !type.fields[name]?.hidden && !sameField(name, base, mine) && !sameField(name, mine, theirs),
  );
  return {
    theirs: untouched,
    conflicts,
    content: untouched.reduce((content, name) => withField(name, content, theirs), mine),
  };
}

/**
 * The content with its stored files as the site has them now, without those that another person has removed: descriptions would
 * go to the wrong pictures. A field that would lose its only file shows theirs.
 */
export function withoutVanished(
  type: ContentTypeDefinition,
  content: FormContent,
  theirs: FormContent,
): FormContent {
  return fileFields(type).reduce((all, [name]) => {
    const [mine, there] = [all.files[name] ?? [], theirs.files[name] ?? []];
    const left = mine.flatMap((file) => {
      if (!file.stored) return [file];
      const stored = there.find(({ id }) => id === file.id)?.stored;
      return stored ? [{ ...file, stored }] : [];
    });
    if (left.length === 0 && mine.length > 0) return withField(name, all, theirs);
    return { ...all, files: { ...all.files, [name]: left } };
  }, content);
}

import { type ContentTypeDefinition, fileFields } from '@content';
import type { Advice } from '@content/items/advice';
import type { Field } from '@content/field-types/fields';
import { firstPageDocuments } from '@content/items/first-page';
import { fileNameOf, type FormContent, type FormFile, libraryFileOf } from './form-content';

/** The help of a field; where the first page of a PDF fills in for a missing picture, it says so. */
export function helpOf(name: string, field: Field, content: FormContent): string | undefined {
  const pdf = firstPageDocuments(name, field, content).find(isPdf);
  if (!pdf) return field.help;
  return `The first page of “${fileNameOf(pdf)}” is the image. Choose one only if you have a better one.`;
}

function isPdf(file: FormFile): boolean {
  const known = libraryFileOf(file);
  return known?.kind === 'document' ? known.cover !== undefined : /\.pdf$/i.test(file.fresh?.name ?? '');
}

/** Advice where a PDF is to fill in for a picture, but its first page cannot be shown. */
export function pageNotShown(type: ContentTypeDefinition, content: FormContent): Advice[] {
  for (const [name, field] of fileFields(type)) {
    const documents = firstPageDocuments(name, field, content);
    const unreadable = documents.find((file) => {
      const known = libraryFileOf(file);
      return known?.kind === 'document' && known.type === 'application/pdf';
    });
    if (unreadable && !documents.some(isPdf))
      return [
        {
          field: name,
          text: `The first page of “${fileNameOf(unreadable)}” cannot be shown: the file has a password, or is damaged. Choose an image, or another file.`,
        },
      ];
  }
  return [];
}

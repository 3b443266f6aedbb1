import type { ContentTypeStructure, Field } from '@content';
import { documentsOf } from '@content/items/item';
import { getTexts } from '../texts';

/** The title of an item (its document's name if it has none), its first long text, and its documents. */
export function itemTexts({ path, titleField, fields }: ContentTypeStructure, item: object) {
  const values = item as Readonly<Record<string, unknown>>;
  const fieldOf = (...types: readonly Field['type'][]) =>
    Object.keys(fields).find((name) => fields[name] && types.includes(fields[name].type)) ?? '';
  const textIn = (field: string) => (typeof values[field] === 'string' ? values[field] : '');
  const documents = documentsOf(values, fieldOf('document', 'documents'));
  const { publication, format } = getTexts().document;
  return {
    title: textIn(titleField) || documents[0]?.file?.name || (path === 'formats' ? format : publication),
    description: textIn(fieldOf('longText')),
    documents,
  };
}

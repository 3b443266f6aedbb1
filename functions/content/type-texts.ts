/** What staff read about content types: apart from `define.ts`, which visitors' pages load. */
import type { ContentTypeStructure } from './define';

/** The messages of the staff area and the API about a type. */
interface Messages {
  /** Above the form when a required value is missing. */
  readonly required: string;
  /** The alert when the list or the item cannot be loaded. */
  readonly listFailed?: string;
  readonly oneFailed?: string;
  readonly notFound: string;
  /** When there is nothing to delete, where it differs from `notFound`. */
  readonly deleteMissing?: string;
  readonly empty: string;
}

/** The texts of the staff area and the API about a type, as far as they are its own. */
export interface ContentTypeTexts {
  readonly messages?: Partial<Messages>;
  /** A button at the top of the dashboard that leads to adding one, or many where that can be: 'Add a notice'. */
  readonly shortcut?: string;
  /** A hint above the list of staff when it holds more than so many items. */
  readonly advice?: { readonly above: number; readonly text: string };
  /** Below the label of a field in the form, by field. */
  readonly help?: Readonly<Record<string, string>>;
}

/** A content type with its texts, as the API and the staff area know it. */
export type ContentTypeDefinition = ContentTypeStructure &
  Omit<ContentTypeTexts, 'help' | 'messages'> & { readonly messages: Messages };

/** What is said of a type that says nothing else: of a global, of any other. */
const messagesOf = ({ defaults, label: { one, many } }: ContentTypeStructure): Messages =>
  defaults
    ? {
        required: 'Some texts are missing',
        listFailed: 'Failed to load the texts',
        oneFailed: 'Failed to load the texts',
        notFound: 'No texts of this page are saved.',
        empty: 'These are the texts that the site came with. Change what is different.',
      }
    : {
        required: 'All fields are required',
        notFound: `${one} not found.`,
        empty: `No ${many.toLowerCase()} yet. Add the first one.`,
      };

/** A declared type with its texts. */
export function withTexts<const D extends ContentTypeStructure>(
  definition: D,
  { help = {}, messages, ...texts }: ContentTypeTexts = {},
): D & Pick<ContentTypeDefinition, 'messages' | 'shortcut' | 'advice'> {
  const fields = Object.entries(definition.fields).map(([name, field]) => {
    const text = help[name];
    return [name, text === undefined ? field : { ...field, help: text }];
  });
  return {
    ...definition,
    ...texts,
    messages: { ...messagesOf(definition), ...messages },
    fields: Object.fromEntries(fields) as D['fields'],
  };
}

import { chakra } from '@chakra-ui/react';
import { type ContentTypeDefinition, type Field, isFileField } from '@content';
import type { ReactNode } from 'react';
import { valueFieldType } from '@content/field-types/registry';
import { dayProblem } from '../../admin-ui/day-input';
import { useRelated } from '../queries/use-related';
import { creditOf, fileNameOf, type FormContent, type FormFile } from '../form/content/form-content';

/** Replaces a missing value. */
export const NOTHING = 'Nothing';

/** A field's value as text, for choosing between two versions. */
export function formatValue(type: ContentTypeDefinition, name: string, content: FormContent): string {
  const field = type.fields[name];
  const files = content.files[name];
  if (files) {
    const textsOf = (file: FormFile) => [file.alt, ...Object.values(file.translations ?? {}), creditOf(file)];
    const named = files.map((file) =>
      [fileNameOf(file), ...textsOf(file).map((text) => text && `“${text}”`)].filter(Boolean).join(' '),
    );
    return named.join(', ') || 'None';
  }
  const value = content.values[name] ?? '';
  const text = field && !isFileField(field) ? valueFieldType(field).toText(field, value) : '';
  // Half a number, for example, is no value of its kind: it is shown as it was typed, and a day that is none with the reason.
  return text || dayProblem(value) || String(value).trim() || NOTHING;
}

/** The text of a value, with the title of an item in place of its id. */
export function ValueText({ field, text }: { field: Field | undefined; text: string }) {
  const related = useRelated(field);
  if (field?.type !== 'relation' || text === NOTHING) return text;
  return related ? (related.find(({ value }) => value === text)?.label ?? 'Deleted') : '…';
}

export const FieldName = chakra('dt', { base: { fontSize: 'sm', fontWeight: 'bold', color: 'fg.muted' } });

/** A field with its value or its change, as an entry of a description list. */
export function FieldEntry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <chakra.div
      css={{ borderInlineStartWidth: '3px', borderColor: 'border.subtle', paddingInlineStart: '3' }}
    >
      <FieldName>{label}</FieldName>
      <chakra.dd
        css={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', fontSize: 'sm', lineHeight: '1.5' }}
      >
        {children}
      </chakra.dd>
    </chakra.div>
  );
}

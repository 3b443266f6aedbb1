import { chakra, Stack } from '@chakra-ui/react';
import type { AnyItem, ContentTypeDefinition, Field, FieldType } from '@content';
import { isEmpty, valueIn } from '@content/items/translations';
import { choice, date, link, longText, number, relation, text, boolean } from './value-field-types';
import { files } from './file-field-types';
import { type FieldTypeView, type ViewOf, type WidgetProps } from './field-type-view';
import { FieldName } from './field-value';
import { rowsIn } from '@content/field-types/rows';
import { Original } from './original';
import { rows } from './rows';

/** Every field type and what shows it: a field type without a view does not compile. */
const views: { readonly [K in FieldType]: ViewOf<K> } = {
  text,
  longText,
  choice,
  boolean,
  number,
  date,
  link,
  relation,
  rows,
  picture: files,
  pictures: files,
  document: files,
  documents: files,
};

function viewOf(field: Field): FieldTypeView {
  // The map's type pairs each field type with its view; a lookup by field type cannot carry that pairing any further.
  return views[field.type] as FieldTypeView;
}

/** A field's input, below what it translates. Rows show that in each of their cells. */
export function FieldWidget(props: WidgetProps) {
  const { field, original } = props;
  const areInCells = field.type === 'rows' && rowsIn(props.value).length > 0;
  const { Widget, Reading } = viewOf(field);
  return (
    <>
      {original && !areInCells ? (
        <Original lang={original.lang} isLong={field.type === 'longText'}>
          <Reading field={field} value={original.value} files={[]} />
        </Original>
      ) : null}
      <Widget {...props} />
    </>
  );
}

export function ItemReading({ type, item }: { type: ContentTypeDefinition; item: AnyItem }) {
  return (
    <Stack as="dl" gap="4">
      {Object.entries(type.fields).map(([name, field]) => {
        if (field.hidden) return null;
        const value = valueIn(type, item, name);
        if ((field.translates || field.staffOnly) && (isEmpty(value) || value === false)) return null;
        const { Reading } = viewOf(field);
        return (
          <div key={name}>
            <FieldName>{field.label}</FieldName>
            <chakra.dd css={{ overflowWrap: 'anywhere' }}>
              <Reading field={field} value={value} files={item.files[name] ?? []} />
            </chakra.dd>
          </div>
        );
      })}
    </Stack>
  );
}

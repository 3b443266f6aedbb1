import type { Field, FieldKind } from '@content';
import { choice } from './choice';
import { date } from './date';
import { document } from './document';
import { documents } from './documents';
import type { Held, KindView, ViewOf, WidgetProps } from './kind-view';
import { link } from './link';
import { longText } from './long-text';
import { number } from './number';
import { picture } from './picture';
import { pictures } from './pictures';
import { rows } from './rows';
import { text } from './text';
import { time } from './time';
import { boolean } from './boolean';

/** Every kind of field and what shows it: a kind without a view does not compile. */
const views: { readonly [K in FieldKind]: ViewOf<K> } = {
  text,
  longText,
  choice,
  boolean,
  number,
  date,
  time,
  link,
  rows,
  picture,
  pictures,
  document,
  documents,
};

/** The view of a field's kind. */
function viewOf(field: Field): KindView {
  // The map's type pairs each kind with its view; a lookup by kind cannot carry that pairing any further.
  return views[field.kind] as KindView;
}

/** Shows a field of a form with the widget of its kind. */
export function FieldWidget(props: WidgetProps) {
  const { Widget } = viewOf(props.field);
  return <Widget {...props} />;
}

/** Shows a field of an item that is read. */
export function FieldReading(held: Held) {
  const { Reading } = viewOf(held.field);
  return <Reading {...held} />;
}

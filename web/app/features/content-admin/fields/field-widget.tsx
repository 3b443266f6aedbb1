import type { FieldKind } from '@content';
import { DocumentWidget, PictureWidget, PicturesWidget } from './file-widgets';
import { ChoiceWidget, LongTextWidget, NumberWidget, TextWidget, YesNoWidget } from './text-widgets';
import type { Widget, WidgetProps } from './widget';

/** Every kind of field and its widget: a kind without one does not compile. */
const widgets: { readonly [K in FieldKind]: Widget<K> } = {
  text: TextWidget,
  longText: LongTextWidget,
  choice: ChoiceWidget,
  yesNo: YesNoWidget,
  number: NumberWidget,
  picture: PictureWidget,
  pictures: PicturesWidget,
  document: DocumentWidget,
};

/** Shows a field with the widget of its kind. */
export function FieldWidget(props: WidgetProps) {
  // The map's type pairs each kind with its widget; a lookup by kind cannot carry that pairing any further.
  const Widget = widgets[props.field.kind] as (props: WidgetProps) => React.ReactNode;
  return <Widget {...props} />;
}

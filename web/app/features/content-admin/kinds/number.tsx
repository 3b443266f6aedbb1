import type { ViewOf } from './kind-view';
import { LineWidget, TextReading, textCell } from './value-parts';

/** A number, kept as the text that was typed until it is sent. */
export const number: ViewOf<'number'> = {
  Widget: (props) => <LineWidget props={props} optional={false} inputMode="decimal" maxWidth="10rem" />,
  cell: textCell,
  Reading: TextReading,
};

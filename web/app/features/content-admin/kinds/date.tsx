import type { ViewOf } from './kind-view';
import { LineWidget, TextReading, textCell } from './value-parts';

/** A day, chosen in the browser's own calendar. */
export const date: ViewOf<'date'> = {
  Widget: (props) => <LineWidget props={props} type="date" maxWidth="14rem" />,
  cell: textCell,
  Reading: TextReading,
};

import type { ViewOf } from './kind-view';
import { LineWidget, TextReading, textCell } from './value-parts';

/** A day, chosen in the browser's own calendar. */
export const date: ViewOf<'date'> = {
  Widget: (props) => <LineWidget props={props} type="date" maxWidth="14rem" />,
  // A day alone does not say what for.
  cell: (held) => {
    const cell = textCell(held);
    return cell && { ...cell, text: `${held.field.label} ${cell.text}` };
  },
  Reading: TextReading,
};

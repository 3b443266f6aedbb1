import type { ViewOf } from './kind-view';
import { LineWidget, TextReading } from './value-parts';

/** A number, kept as the text that was typed until it is sent. */
export const number: ViewOf<'number'> = {
  Widget: (props) => <LineWidget props={props} optional={false} inputMode="decimal" maxWidth="10rem" />,
  Reading: TextReading,
};

import type { ViewOf } from './kind-view';
import { LineWidget, TextReading } from './value-parts';

/** A time of the day. */
export const time: ViewOf<'time'> = {
  Widget: (props) => <LineWidget props={props} type="time" maxWidth="10rem" />,
  Reading: TextReading,
};

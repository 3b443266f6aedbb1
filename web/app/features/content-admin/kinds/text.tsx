import type { ViewOf } from './kind-view';
import { PreetiQuestion } from '../text-editor/preeti-question';
import { LineWidget, TextReading, textHelp } from './value-parts';

/** One line of text. */
export const text: ViewOf<'text'> = {
  Widget: (props) => (
    <>
      <LineWidget props={props} help={textHelp(props.field, String(props.value))} />
      <PreetiQuestion text={String(props.value)} onText={props.onValue} />
    </>
  ),
  Reading: TextReading,
};

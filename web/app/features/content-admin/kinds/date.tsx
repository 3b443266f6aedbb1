import type { DateField } from '@content/kinds/date';
import { DayInput, dayProblem } from '../../admin-ui/day-input';
import type { ViewOf, WidgetProps } from './kind-view';
import { LineFrame, TextReading } from './value-parts';

function DateWidget(props: WidgetProps<DateField>) {
  const day = String(props.value);
  return (
    <LineFrame props={{ ...props, problem: dayProblem(day) ?? props.problem }}>
      {(control) => (
        <DayInput
          {...control}
          name={props.name}
          maxWidth="14rem"
          autoComplete="off"
          value={day}
          onValue={props.onValue}
        />
      )}
    </LineFrame>
  );
}

/** A day, chosen in the browser's own calendar. */
export const date: ViewOf<'date'> = {
  Widget: DateWidget,
  Reading: TextReading,
};

import { Button, chakra, HStack, Input } from '@chakra-ui/react';
import { type ChangeEvent, type ComponentProps, useEffect, useId, useRef } from 'react';
import { create } from 'zustand';
import { withLatinDigits } from '@content/texts/digits';
import type { SecondCalendar } from '@content/dates/second-calendar';
import { secondCalendar } from '@site/second-calendar';
import { safeStorage } from '../../data/device/safe-storage';
import { FieldFrame, type FieldFrameProps, Help, labelIdOf, Select } from './forms';
import { formatDay } from './labels';

/**
 * Stands for what somebody has typed and no calendar has, such as the 31st of February. The browser itself gives '' for it, as
 * for an empty field; whatever checks a day refuses this. Of the second calendar there stand below it why it is no day, and the
 * day, month and year that were typed, a line each.
 */
const UNREADABLE = 'unreadable';
const linesOf = (day: unknown): readonly string[] | null =>
  typeof day === 'string' && day.startsWith(UNREADABLE) ? day.split('\n') : null;

type Typed = Readonly<Record<'day' | 'month' | 'year', string>>;

/** Why a day is none. */
export function dayProblem(day: unknown): string | undefined {
  const lines = linesOf(day);
  return lines ? (lines[1] ?? 'This is not a day of the calendar.') : undefined;
}

const CHOICE = 'calendar';

/** Whether days are typed in the site's second calendar: chosen once for all fields of this device. */
const useIsSecond = create(
  () => secondCalendar !== null && safeStorage(() => localStorage.getItem(CHOICE)) === 'second',
);

function choose(isSecond: boolean): void {
  useIsSecond.setState(isSecond, true);
  safeStorage(() => localStorage.setItem(CHOICE, isSecond ? 'second' : 'gregorian'));
}

interface DayInputProps extends Omit<
  ComponentProps<typeof Input>,
  'ref' | 'type' | 'value' | 'onChange' | 'onBlur' | 'onKeyDown'
> {
  readonly value: string;
  readonly onValue: (day: string) => void;
}

/** A day in the browser's own calendar, chosen or typed: see `dayProblem`. */
function GregorianInput({ value, onValue, ...props }: DayInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const tell = ({ currentTarget: { validity, value: day } }: React.SyntheticEvent<HTMLInputElement>) =>
    onValue(validity.badInput ? UNREADABLE : day);
  useEffect(() => {
    // After an undo the unreadable day would stay in view: its value is empty either way.
    if (value === '' && input.current?.validity.badInput && input.current !== document.activeElement)
      input.current.value = '';
  }, [value]);
  return (
    <Input
      {...props}
      ref={input}
      type="date"
      value={linesOf(value) ? '' : value}
      onChange={tell}
      // While it is being typed a day is never one: no browser tells of that before it is complete, or left.
      onBlur={tell}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.ctrlKey || event.metaKey) tell(event); // saves without leaving it
      }}
    />
  );
}

/** What three fields hold, as a day that is stored: '' for nothing, unreadable with the reason for no day. */
export function dayOfTyped(calendar: SecondCalendar, typed: Typed): string {
  const parts = [typed.day, typed.month, typed.year];
  if (parts.every((part) => part.trim() === '')) return '';
  const [day = 0, month = 0, year = 0] = parts.map((part) => Number(withLatinDigits(part.trim())));
  const unreadable = (why: string) => [UNREADABLE, why, ...parts].join('\n');
  if (!day || !month || !(year > 999)) return unreadable('Give the day, the month and the year.');
  try {
    return calendar.toDay({ day, month, year });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    return unreadable(error.message);
  }
}

/** What the three fields hold for a day: also what was typed and is none. */
export function typedOf(calendar: SecondCalendar, value: string): Typed {
  const [, , day = '', month = '', year = ''] = linesOf(value) ?? [];
  const found = value === '' || linesOf(value) ? null : calendar.dayOf(value);
  return found
    ? { day: String(found.day), month: String(found.month), year: String(found.year) }
    : { day, month, year };
}

interface SecondInputProps extends DayInputProps {
  readonly id: string;
  readonly calendar: SecondCalendar;
}

/** A day in the second calendar: day, month and year, in digits of either script. */
function SecondInput({ calendar, value, onValue, id, ...control }: SecondInputProps) {
  const typed = typedOf(calendar, value);
  const part = (name: keyof Typed, label: string) => ({
    'aria-label': label,
    value: typed[name],
    onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
      onValue(dayOfTyped(calendar, { ...typed, [name]: target.value })),
  });
  const digits = (name: keyof Typed, label: string, maxLength: number) =>
    ({
      ...part(name, label),
      placeholder: label,
      maxLength,
      inputMode: 'numeric',
      autoComplete: 'off',
    }) as const;
  return (
    <HStack gap="2" role="group" aria-labelledby={labelIdOf(id)} css={{ maxWidth: '24rem' }}>
      <Input {...control} {...digits('day', 'Day', 2)} id={id} css={{ width: '3.75rem', flexShrink: 0 }} />
      {/* Of its own: the field would give each control the id of its label. */}
      <Select
        id={`${id}-month`}
        {...part('month', 'Month')}
        css={{ flex: '1' }}
        empty="Month"
        options={calendar.months.map((label, at) => ({ value: String(at + 1), label }))}
      />
      <Input {...digits('year', 'Year', 4)} id={`${id}-year`} css={{ width: '5rem', flexShrink: 0 }} />
    </HStack>
  );
}

export interface DayFieldProps
  extends
    Pick<FieldFrameProps, 'label' | 'optional' | 'required' | 'help' | 'problem'>,
    Pick<DayInputProps, 'value' | 'onValue' | 'name'> {
  /** It takes the focus in a dialog that opens. */
  readonly isFirst?: boolean;
  /** Something is wrong that is told elsewhere. */
  readonly isInvalid?: boolean;
}

/** A labelled day, in the calendar that somebody has chosen on this device; below it stands the same day in the other one. */
export function DayField({ value, onValue, name, problem, isFirst, isInvalid, ...frame }: DayFieldProps) {
  const isChosen = useIsSecond();
  const id = useId();
  const isDay = value !== '' && !linesOf(value);
  const other = !isDay || !secondCalendar ? '' : isChosen ? formatDay(value) : secondCalendar.format(value);
  return (
    <div>
      <FieldFrame {...frame} problem={dayProblem(value) ?? problem}>
        {({ lang: _, ...control }) => {
          const input = {
            ...control,
            'aria-invalid': isInvalid || control['aria-invalid'],
            'data-first': isFirst ? '' : undefined,
            ...{ name, value, onValue },
          };
          return secondCalendar && isChosen ? (
            <SecondInput {...input} calendar={secondCalendar} />
          ) : (
            <GregorianInput {...input} css={{ maxWidth: '14rem' }} autoComplete="off" />
          );
        }}
      </FieldFrame>
      {secondCalendar ? (
        <HStack wrap="wrap" gap="3" css={{ minHeight: 'target' }}>
          <Help id={id} aria-live="polite" css={{ whiteSpace: 'nowrap', _empty: { display: 'none' } }}>
            {other}
          </Help>
          <chakra.div css={{ marginInlineStart: '-4' }}>
            <Button variant="ghost" onClick={() => choose(!isChosen)}>
              Use the {isChosen ? 'English calendar' : secondCalendar.name}
            </Button>
          </chakra.div>
        </HStack>
      ) : null}
    </div>
  );
}

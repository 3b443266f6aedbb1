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
 * Begins the value of a field that holds no valid day, such as the 31st of February, for which the browser would give '', as for an
 * empty field; validation refuses it. In the second calendar further lines hold the reason, and the typed day, month and year.
 */
const UNREADABLE = 'unreadable';
const linesOf = (day: unknown): readonly string[] | null =>
  typeof day === 'string' && day.startsWith(UNREADABLE) ? day.split('\n') : null;

type Typed = Readonly<Record<'day' | 'month' | 'year', string>>;

/** The reason why a value is no day; undefined for a valid or empty one. */
export function dayProblem(day: unknown): string | undefined {
  const lines = linesOf(day);
  return lines ? (lines[1] ?? 'This is not a day of the calendar.') : undefined;
}

const CHOICE = 'calendar';

/** Whether days are typed in the site's second calendar, chosen for all fields on this device. */
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

/** A day in the browser's own date field. */
function GregorianInput({ value, onValue, ...props }: DayInputProps) {
  const input = useRef<HTMLInputElement>(null);
  const report = ({ currentTarget: { validity, value: day } }: React.SyntheticEvent<HTMLInputElement>) =>
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
      onChange={report}
      // A half-typed day fires no event before it is complete, or left.
      onBlur={report}
      onKeyDown={(event) => {
        if (event.key === 'Enter' || event.ctrlKey || event.metaKey) report(event); // saves without leaving it
      }}
    />
  );
}

/** The stored form of the three fields: a day, '' if they are empty, or `UNREADABLE` with the reason. */
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

/** The content of the three fields for a stored day, or for an unreadable one as it was typed. */
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

/** A day in the second calendar as three fields, in digits of either script. */
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
      {/* The field would give each control the id of its label. */}
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

interface DayFieldProps
  extends
    Pick<FieldFrameProps, 'label' | 'optional' | 'required' | 'help' | 'problem'>,
    Pick<DayInputProps, 'value' | 'onValue' | 'name'> {
  /** Takes the focus when its dialog opens. */
  readonly isFirst?: boolean;
  /** Invalid for a reason that is shown elsewhere. */
  readonly isInvalid?: boolean;
}

/** A labelled day, in the calendar that was chosen on this device, above the same day in the other one. */
export function DayField({ value, onValue, name, problem, isFirst, isInvalid, ...frame }: DayFieldProps) {
  const isSecond = useIsSecond();
  const id = useId();
  const isDay = value !== '' && !linesOf(value);
  const other = !isDay || !secondCalendar ? '' : isSecond ? formatDay(value) : secondCalendar.format(value);
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
          return secondCalendar && isSecond ? (
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
            <Button variant="ghost" onClick={() => choose(!isSecond)}>
              Use the {isSecond ? 'English calendar' : secondCalendar.name}
            </Button>
          </chakra.div>
        </HStack>
      ) : null}
    </div>
  );
}

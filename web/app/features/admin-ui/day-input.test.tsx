import { expect, test } from 'vitest';
import type { SecondCalendar } from '@content/dates/second-calendar';
import { secondCalendar } from '@site/second-calendar';
import { openPage } from '../../testing/page';
import { DayField, dayOfTyped, dayProblem, typedOf } from './day-input';

const calendar = secondCalendar as SecondCalendar;

test.each([
  ['5', '8', '2083', '2026-11-21'],
  ['०५', '8', '२०८३', '2026-11-21'],
  [' 5 ', '8', ' 2083', '2026-11-21'],
  ['', '', '', ''],
])('%s %s %s is the day that it names', (day, month, year, expected) => {
  expect(dayOfTyped(calendar, { day, month, year })).toBe(expected);
});

test.each([
  ['30', '8', '2083', 'Mangsir 2083 has 29 days.'],
  ['5', '', '2083', 'Give the day, the month and the year.'],
  ['5', '8', '208', 'Give the day, the month and the year.'],
  ['x', '8', '2083', 'Give the day, the month and the year.'],
  ['5:', '8', '2083', 'Give the day, the month and the year.'],
  ['1/', '8', '20:3', 'Give the day, the month and the year.'],
  ['1', '1', '2085', 'The days of 2085 are not certain. Use the English calendar.'],
])('%s %s %s is none, says why, and stays as it was typed', (day, month, year, why) => {
  const given = dayOfTyped(calendar, { day, month, year });
  expect(dayProblem(given)).toBe(why);
  expect(typedOf(calendar, given)).toEqual({ day, month, year });
});

test('a day that is stored is shown in the calendar, one that is not certain in none', () => {
  expect(typedOf(calendar, '2026-11-21')).toEqual({ day: '5', month: '8', year: '2083' });
  expect(typedOf(calendar, '2030-01-01')).toEqual({ day: '', month: '', year: '' });
  expect(dayProblem('2026-11-21')).toBeUndefined();
  expect(dayProblem('unreadable')).toBe('This is not a day of the calendar.');
});

test('in the second calendar day, month and year are three controls, and the label is the first one’s', async () => {
  const { main, show, window } = openPage();
  show(<DayField label="Closes on" name="closesOn" value="" onValue={() => undefined} />);
  await expect.poll(() => main.querySelector('button')?.textContent).toMatch(/^Use the /);
  main.querySelector('button')?.dispatchEvent(new window.Event('click', { bubbles: true }));
  const controls = () => [...main.querySelectorAll('input, select')];
  await expect
    .poll(() => controls().map((control) => control.getAttribute('aria-label')))
    .toEqual(['Day', 'Month', 'Year']);
  expect(new Set(controls().map(({ id }) => id)).size).toBe(3);
  expect(main.querySelector('label')?.htmlFor).toBe(controls()[0]?.id);
});

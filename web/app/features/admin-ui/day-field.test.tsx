import { expect, test } from 'vitest';
import { openPage } from '../../testing/page';
import { DayField } from './day-input';

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

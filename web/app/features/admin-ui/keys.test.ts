import { expect, test } from 'vitest';
import { isShortcut } from './keys';

const pressed = { ctrlKey: true, metaKey: false, altKey: false, shiftKey: false };

test.each([
  ['s', 'KeyS', true],
  ['S', 'KeyS', true], // Caps Lock
  ['स', 'KeyS', true], // a Nepali layout: by its place
  ['s', 'Semicolon', true], // Dvorak: by its letter
  ['o', 'KeyS', false],
  ['क', 'KeyK', false],
])('Ctrl and %s on %s is Ctrl+S: %s', (key, code, isIt) => {
  expect(isShortcut({ ...pressed, key, code }, 's')).toBe(isIt);
});

test('other keys beside it make another shortcut; Cmd is that of a Mac', () => {
  const s = { key: 's', code: 'KeyS' };
  for (const other of [{ altKey: true }, { shiftKey: true }, { ctrlKey: false }])
    expect(isShortcut({ ...pressed, ...s, ...other }, 's')).toBe(false);
  expect(isShortcut({ ...pressed, ...s, ctrlKey: false, metaKey: true }, 's')).toBe(true);
});

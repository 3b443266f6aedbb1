import { setTimeout } from 'node:timers/promises';
import { contentTypeAt, type ContentTypeDefinition } from '@content';
import { useRef, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { anItem, memoryStorage } from '../../../../testing/items';
import { openPage } from '../../../../testing/page';
import { endSave, type FormState, openForm, requestSave, undoChanges } from './form-state';
import { storageKeyOf, useFormDraft } from './use-form-draft';

const begun = openForm(
  contentTypeAt('notices') as ContentTypeDefinition,
  anItem({ title: 'Saved', description: 'As it was' }),
  'key',
);
const titled = (title: string) => ({ ...begun.content, values: { ...begun.content.values, title } });

function Form() {
  const [state, setState] = useState<FormState>({ ...begun, content: titled('Typed') });
  const { recoverable, stored } = useFormDraft(state, false, useRef(null), setState);
  const loseItem = () => setState((now) => endSave(requestSave(now), { name: 'gone' }, 'fresh-key'));
  const titles = [state.content.values['title'], recoverable?.draft.content.values['title']];
  return (
    <>
      <button onClick={() => setState(undoChanges)}>{titles.join(' ')}</button>
      <i onClick={loseItem}>{stored.text ? 'stored' : 'not stored'}</i>
    </>
  );
}

test('what another tab has queued is not put over what is typed here, but offered once that is undone', async () => {
  const { window, main, show } = openPage();
  const button = () => main.querySelector('button');
  const queued = { content: titled('Queued'), base: begun.item, key: 'k', at: '', isQueued: true };
  Object.defineProperty(window, 'localStorage', { value: memoryStorage() });
  window.localStorage.setItem(storageKeyOf(begun), JSON.stringify(queued));
  const request = vi.fn(
    (_key: string, _options: object, _work: () => unknown) => new Promise(() => undefined),
  );
  vi.stubGlobal('navigator', { locks: { request } });
  show(<Form />);
  await expect.poll(() => main.querySelector('i')?.textContent).toBe('not stored'); // the other tab has it
  void request.mock.calls[0]?.[2]();
  await setTimeout(100);
  expect(button()?.textContent).toBe('Typed ');
  button()?.click();
  await expect.poll(() => button()?.textContent).toBe('Saved Queued');
});

test('what is typed in a second tab is stored once the item has been deleted, as its new key is free', async () => {
  const { window, main, show } = openPage();
  Object.defineProperty(window, 'localStorage', { value: memoryStorage() });
  const request = (key: string, _options: object, work: () => unknown) =>
    key.endsWith('fresh-key') ? Promise.resolve(work()) : new Promise(() => undefined);
  vi.stubGlobal('navigator', { locks: { request } });
  show(<Form />);
  await expect.poll(() => main.querySelector('i')?.textContent).toBe('not stored'); // the other tab has it
  main.querySelector('i')?.click();
  await expect.poll(() => main.querySelector('i')?.textContent).toBe('stored');
});

import { JSDOM } from 'jsdom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { beginUse, part } from './part';

test('a part is drawn whose code has come by itself between its drawing and its effect', async () => {
  const { window } = new JSDOM('<main></main>');
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', window.document);
  onTestFinished(() => void vi.unstubAllGlobals());
  const main = window.document.querySelector('main') as HTMLElement;
  const Menu = part(() => Promise.resolve(() => <b>Menu</b>));
  createRoot(main).render(<Menu />);
  beginUse(); // which fetches the code of every part
  expect(main.innerHTML).toBe('');
  await expect.poll(() => main.innerHTML).toBe('<b>Menu</b>');
});

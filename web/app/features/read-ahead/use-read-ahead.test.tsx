import { useEffect } from 'react';
import { setTimeout } from 'node:timers/promises';
import { expect, test, vi } from 'vitest';
import { openPage } from '../../testing/page';
import { useReadAhead } from './use-read-ahead';

function Link({ onReady }: { onReady: () => void }) {
  useReadAhead();
  useEffect(onReady, [onReady]);
  return <a href="/stories">Stories</a>;
}

test.each([true, false])(
  'what a link leads to is looked up once it is touched, focused or rested on, but not while data is saved: %s',
  async (saveData) => {
    const { window, main, show } = openPage('https://a.example/contact');
    vi.stubGlobal('Element', window.Element);
    vi.stubGlobal('AbortController', window.AbortController);
    vi.stubGlobal('navigator', { connection: { saveData } });
    let isLookedUp = false;
    Object.defineProperty(window, '__reactRouterManifest', { get: () => void (isLookedUp = true) });
    await new Promise<void>((resolve) => show(<Link onReady={resolve} />));
    const readAhead: boolean[] = [];
    for (const type of ['pointerdown', 'focusin', 'pointerover']) {
      isLookedUp = false;
      const event = Object.assign(new window.Event(type, { bubbles: true }), { pointerType: 'mouse' });
      main.querySelector('a')?.dispatchEvent(event);
      await setTimeout(type === 'pointerover' ? 100 : 0);
      readAhead.push(isLookedUp);
    }
    expect(readAhead).toEqual([!saveData, !saveData, !saveData]);
  },
);

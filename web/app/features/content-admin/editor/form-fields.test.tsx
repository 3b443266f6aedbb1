import { type ContentTypeDefinition, contentTypeAt } from '@content';
import { JSDOM } from 'jsdom';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, test, vi } from 'vitest';
import { emptyContent } from '../form/content';
import { FormFields } from './form-fields';

test('on a phone the language is shown in which something is wrong, also in a row', async () => {
  const { window } = new JSDOM('<main></main>');
  vi.stubGlobal('window', window);
  vi.stubGlobal('document', window.document);
  onTestFinished(() => void vi.unstubAllGlobals());
  const type = contentTypeAt('home') as ContentTypeDefinition;
  const [name] = Object.entries(type.fields).find(
    ([, { kind, translates }]) => kind === 'rows' && translates?.language === 'ne',
  ) ?? [''];
  const empty = emptyContent(type);
  const content = { ...empty, values: { ...empty.values, [name]: '[{"title":"x"}]' } };
  const main = window.document.querySelector('main') as HTMLElement;
  const root = createRoot(main);
  onTestFinished(() => root.unmount());
  const show = (problems: { field: string; message: string }[]) =>
    root.render(
      <FormFields type={type} content={content} setContent={() => undefined} problems={problems} />,
    );
  const shown = () => main.querySelector('[aria-label="Language shown"] [aria-pressed=true]')?.textContent;
  show([]);
  await expect.poll(shown).toBe('English');
  show([{ field: `${name}.0.title`, message: 'Card 1: Title is required' }]);
  await expect.poll(shown).toBe('Nepali');
});

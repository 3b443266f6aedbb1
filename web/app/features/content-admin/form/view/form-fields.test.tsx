import { type ContentTypeDefinition, contentTypeAt } from '@content';
import { QueryClientProvider } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import { picture } from '../../../../testing/items';
import { openPage } from '../../../../testing/page';
import { renderToString } from '../../../../testing/render';
import { queryClient } from '../../queries/query-client';
import { emptyContent } from '../content/form-content';
import { FormFields } from './form-fields';

test.each([
  ['notices', 'image', true],
  ['popups', 'imageUrl', false],
])('who took a picture of %s is asked where visitors read it', async (path, field, isAsked) => {
  const type = contentTypeAt(path) as ContentTypeDefinition;
  const empty = emptyContent(type);
  const file = { id: 'x', alt: '', stored: picture('x') };
  const content = { ...empty, files: { ...empty.files, [field]: [file] } };
  const props = { type, content, setContent: () => undefined, problems: [] };
  const html = await renderToString(
    <QueryClientProvider client={queryClient}>
      <FormFields {...props} />
    </QueryClientProvider>,
  );
  expect(html).toContain('Picture details');
  expect(html.includes('Who took')).toBe(isAsked);
});

test('the button that chooses a file tells what is wrong with it', async () => {
  const type = contentTypeAt('notices') as ContentTypeDefinition;
  const { main, show } = openPage();
  const problems = [{ field: 'image', message: 'A picture is required' }];
  show(
    <QueryClientProvider client={queryClient}>
      <FormFields type={type} content={emptyContent(type)} setContent={() => undefined} problems={problems} />
    </QueryClientProvider>,
  );
  const ids = () => main.querySelector('[data-field=image]')?.getAttribute('aria-describedby')?.split(' ');
  await expect
    .poll(() =>
      ids()
        ?.map((id) => document.getElementById(id)?.textContent)
        .join(' '),
    )
    .toContain('A picture is required');
});

test('on a phone the language is shown in which something is wrong, also in a row', async () => {
  const { main, show } = openPage();
  const type = contentTypeAt('home') as ContentTypeDefinition;
  const [name] = Object.entries(type.fields).find(
    ([, { type: fieldType, translates }]) => fieldType === 'rows' && translates?.language === 'ne',
  ) ?? [''];
  const empty = emptyContent(type);
  const content = { ...empty, values: { ...empty.values, [name]: '[{"title":"x"}]' } };
  const showWith = (problems: { field: string; message: string }[]) =>
    show(<FormFields type={type} content={content} setContent={() => undefined} problems={problems} />);
  const shown = () => main.querySelector('[aria-label="Language shown"] [aria-pressed=true]')?.textContent;
  showWith([]);
  await expect.poll(shown).toBe('English');
  showWith([{ field: `${name}.0.title`, message: 'Card 1: Title is required' }]);
  await expect.poll(shown).toBe('Nepali');
});

import type { ContentPath, ContentTypeDefinition } from '@content';
import { contentTypeAt } from '@content';
import { expect, test } from 'vitest';
import { anItem, picture } from '../../../testing/items';
import { contentOf } from './content';
import { formNotes } from './notes';

const note = 'A picture has no description yet. People who cannot see it will miss it.';

test.each([
  ['notices', 'image', '', [note]],
  ['notices', 'image', 'A ridge', []],
  ['employees', 'photoUrl', '', []],
  ['sliders', 'imageUrl', '', []],
] as const satisfies readonly (readonly [ContentPath, string, string, readonly string[]])[])(
  'one of the %s whose %s has the description “%s”',
  (path, field, alt, notes) => {
    const type = contentTypeAt(path) as ContentTypeDefinition;
    const item = anItem({ title: 't', name: 'n' }, { [field]: [picture('a', alt)] });
    expect(formNotes(type, contentOf(type, item))).toEqual(notes);
  },
);

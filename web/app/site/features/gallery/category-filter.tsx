import { chakra } from '@chakra-ui/react';
import { galleryCategories } from '@site/types/gallery';
import { Form } from 'react-router';
import { chip } from '../../../theme/recipes';
import type { GalleryCategory } from './gallery-pictures';
import { getTexts } from '../../../texts';

const Filter = chakra(Form, {
  base: {
    '& [role=group]': {
      display: 'flex',
      flexWrap: 'wrap',
      flexDirection: { lg: 'column' },
      gap: '3',
      marginBottom: { base: '8', lg: '0' },
      position: { lg: 'sticky' },
      top: '6rem',
    },
    '& button': chip,
  },
});

/** The five filters, above the pictures or beside them; real form buttons, so that they filter without JavaScript too. */
export function CategoryFilter({ current }: { current: GalleryCategory }) {
  return (
    <Filter action="/gallery" preventScrollReset data-screen-only>
      <div role="group" aria-label={getTexts().gallery.category}>
        {galleryCategories.map((category) => (
          <button
            key={category}
            type="submit"
            name="category"
            value={category}
            aria-pressed={category === current}
          >
            {getTexts().choice(category)}
          </button>
        ))}
      </div>
    </Filter>
  );
}

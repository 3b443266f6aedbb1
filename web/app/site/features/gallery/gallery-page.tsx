import type { Reader } from '@content/api/contract';
import { gallery as galleryType, galleryCategories } from '@site/types/gallery';
import { useSearchParams, Form } from 'react-router';
import { ListPage } from '../../../components/list-page';
import type { ListedAt } from '../../../data/pages/listed';
import { pageSizes, readList } from '../../../data/pages/read-list';
import { PHOTO } from '../../../data/pages/page-cache';
import { ignoringPhoto, pageClientLoader, pageLoader, pageReads } from '../../../data/pages/page-loaders';
import { readNamed } from '../../../data/pages/read-item';
import { LightboxHost } from '../../../features/lightbox/lightbox-host';
import { getTexts } from '../../../texts';
import type { Route } from './+types/gallery-page';
import { categoryOf, DEFAULT_CATEGORY, type GalleryCategory, lightboxPicture } from './gallery-pictures';
import { PictureGrid } from './picture-grid';
import { chakra } from '@chakra-ui/react';
import { chip } from '../../../theme/recipes';

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

/** The five filters, above the pictures or beside them: buttons of a form, which work without JavaScript too. */
function CategoryFilter({ current }: { current: GalleryCategory }) {
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

const queryOf = (category: GalleryCategory) => ({ size: pageSizes.pictures, filters: { category } });

/** Reads the pictures of a category, and the one that the URL opens, which may be of another. */
async function readPictures(reader: Reader, search: URLSearchParams) {
  const query = { ...queryOf(categoryOf(search.get('category'))), after: search.get('after') };
  const [list, shared] = await Promise.all([
    readList<'galleries'>(reader, galleryType, query),
    readNamed(reader, 'galleries', search.get(PHOTO)),
  ]);
  return { ...list, shared };
}

const reads = pageReads((reader, { search }) => ({ pictures: readPictures(reader, search) }));

export const loader = pageLoader(reads);
export const clientLoader = pageClientLoader(reads);
export const shouldRevalidate = ignoringPhoto;

interface PicturesProps {
  readonly items: readonly ListedAt<'galleries'>[];
  /** The picture that the URL opens, which this page of the list may not hold. */
  readonly shared: ListedAt<'galleries'> | null;
}

function Pictures({ items, shared }: PicturesProps) {
  const isBeyond = shared && !items.some(({ _id }) => _id === shared._id);
  const pictures = [...items, ...(isBeyond ? [shared] : [])].map(lightboxPicture);
  return (
    <LightboxHost pictures={pictures}>
      {(open) => (
        <PictureGrid
          pictures={pictures.slice(0, items.length)}
          layout="cards"
          onOpen={open}
          captionOf={({ title }) => title}
        />
      )}
    </LightboxHost>
  );
}

/** The gallery; a failed read is only logged. */
export default function GalleryPage({ loaderData: { pictures } }: Route.ComponentProps) {
  const category = categoryOf(useSearchParams()[0].get('category'));
  const { title, lead, empty } = getTexts().gallery;
  const isDefault = category === DEFAULT_CATEGORY;
  return (
    <ListPage
      type={galleryType}
      texts={{
        title: isDefault ? title : `${getTexts().choice(category)} · ${title}`,
        heading: title,
        lead,
        empty,
      }}
      canonical={isDefault ? '' : `?category=${category}`}
      tools={<CategoryFilter current={category} />}
      layout={{
        paddingBlock: { base: '8', md: '12' },
        minHeight: '36rem',
        display: { lg: 'grid' },
        gridTemplateColumns: 'minmax(0, 1fr) calc(3 * 300px + 2 * 1.5rem)',
        columnGap: '6',
      }}
      list={pictures}
      query={queryOf(category)}
    >
      {(items, { shared }) => <Pictures items={items} shared={shared} />}
    </ListPage>
  );
}

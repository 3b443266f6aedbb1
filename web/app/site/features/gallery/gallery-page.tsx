import type { Reader } from '@content/api/contract';
import { gallery as galleryType } from '@site/types/gallery';
import { useSearchParams } from 'react-router';
import { ListPage } from '../../../components/list-page';
import { pageSizes, readList } from '../../../data/pages/list-pages';
import {
  ignoringPhoto,
  pageClientLoader,
  pageLoader,
  type PageLocation,
} from '../../../data/pages/page-loaders';
import { readNamed } from '../../../data/pages/read-item';
import { getTexts } from '../../../texts';
import type { Route } from './+types/gallery-page';
import { CategoryFilter } from './category-filter';
import { GalleryGrid } from './gallery-grid';
import { categoryOf, DEFAULT_CATEGORY, type GalleryCategory } from './gallery-pictures';

const queryOf = (category: GalleryCategory) => ({ size: pageSizes.pictures, filters: { category } });

/** The pictures of a category, and the one that is shared, which may be another. */
async function readPictures(reader: Reader, search: URLSearchParams) {
  const query = { ...queryOf(categoryOf(search.get('category'))), after: search.get('after') };
  const [list, shared] = await Promise.all([
    readList<'galleries'>(reader, galleryType, query),
    readNamed(reader, 'galleries', search.get('photo')),
  ]);
  return { ...list, shared };
}

const reads = (reader: Reader, { search }: PageLocation) => ({ pictures: readPictures(reader, search) });

export const loader = pageLoader(reads);
export const clientLoader = pageClientLoader(reads);
export const shouldRevalidate = ignoringPhoto;

/** The full gallery; a failed read is only logged. */
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
      keep={`category=${category}`}
    >
      {(items, { shared }) => <GalleryGrid items={items} shared={shared} />}
    </ListPage>
  );
}

import type { Reader } from '@content/api/contract';
import { gallery as galleryType } from '@site/types/gallery';
import { useSearchParams } from 'react-router';
import { GrowingList } from '../../components/growing-list';
import { Container } from '../../components/layout';
import { Empty, Pending } from '../../components/messages';
import { PageHead } from '../../components/page-head';
import { PageHeader } from '../../components/page-header';
import { Await } from '../../components/await';
import {
  ignoringPhoto,
  pageClientLoader,
  pageLoader,
  type PageLocation,
} from '../../data/pages/page-loaders';
import { pageSizes, readList } from '../../data/pages/list-pages';
import { PHOTO } from '../../data/pages/page-cache';
import { readNamed } from '../../data/pages/read-item';
import { CategoryFilter } from '../features/gallery/category-filter';
import { GalleryGrid } from '../features/gallery/gallery-grid';
import type { GalleryCategory } from '../features/gallery/gallery-pictures';
import { categoryOf, DEFAULT_CATEGORY } from '../features/gallery/gallery-pictures';
import type { Route } from './+types/gallery';
import { getTexts } from '../../texts';

const queryOf = (category: GalleryCategory) => ({ size: pageSizes.pictures, filters: { category } });

const reads = (reader: Reader, { search }: PageLocation) => ({
  pictures: Promise.all([
    readList<'galleries'>(reader, galleryType, {
      ...queryOf(categoryOf(search.get('category'))),
      after: search.get('after'),
    }),
    readNamed(reader, 'galleries', search.get(PHOTO)),
  ]),
});

export const loader = pageLoader(reads);
export const clientLoader = pageClientLoader(reads);
export const shouldRevalidate = ignoringPhoto;

/** The full gallery; a failed read is only logged. */
export default function Gallery({ loaderData: { pictures } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  const category = categoryOf(search.get('category'));
  const after = search.get('after') ?? '';
  const { title, lead, empty } = getTexts().gallery;
  const keep = `category=${category}`;
  return (
    <>
      <PageHead
        title={category === DEFAULT_CATEGORY ? title : `${getTexts().choice(category)} · ${title}`}
        description={lead}
        query={category === DEFAULT_CATEGORY ? '' : `?category=${category}`}
        noIndex={after !== ''}
      />
      <PageHeader title={title}>{lead}</PageHeader>
      <Container
        paddingBlock={{ base: '8', md: '12' }}
        minHeight="36rem"
        display={{ lg: 'grid' }}
        gridTemplateColumns="minmax(0, 1fr) calc(3 * 300px + 2 * 1.5rem)"
        columnGap="6"
      >
        <CategoryFilter current={category} />
        <Await of={pictures} name={`${category} ${after}`} pending={<Pending />} failed={() => null}>
          {([first, shared]) =>
            first.items.length === 0 ? (
              <Empty>{empty}</Empty>
            ) : (
              <GrowingList type={galleryType} first={first} query={queryOf(category)} keep={keep}>
                {(items) => <GalleryGrid items={items} shared={shared} />}
              </GrowingList>
            )
          }
        </Await>
      </Container>
    </>
  );
}

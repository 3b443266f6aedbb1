import type { galleryCategories } from '@content/types/gallery';
import { drawn, idOf, type SeedEntry } from '../entry';
import { gallerySample } from '../gallery-sample';
import type { Motif } from '../pictures/scene';

type Category = (typeof galleryCategories)[number];

const titles: Readonly<Record<Category, readonly (readonly [string, Motif])[]>> = {
  Trainings: [
    ['Bookkeeping for savings groups', 'class'],
    ['Seed selection in the field', 'field'],
    ['Tap repair for caretakers', 'tap'],
    ['First aid with the disaster committee', 'circle'],
    ['Grafting walnut trees', 'terraces'],
    ['Teachers practise child-friendly lessons', 'class'],
    ['तरकारी खेती तालिम', 'field'],
    ['Radio drill before the rains', 'village'],
    ['Health volunteers at their refresher', 'circle'],
  ],
  Support: [
    ['School bags for class six', 'school'],
    ['Warm blankets reach the last hamlet', 'village'],
    ['Seed for a second sowing', 'terraces'],
    ['A stretcher for the upper ward', 'bridge'],
    ['Pipes carried by forty people', 'bridge'],
    ['A new tap stand', 'tap'],
    ['Roof sheets after the storm', 'village'],
    ['Goats for six families', 'terraces'],
  ],
  Activities: [
    ...gallerySample.map(({ name }, at): readonly [string, Motif] => [name, at === 0 ? 'circle' : 'school']),
    ['Walk for clean water', 'bridge'],
    ['Child club theatre', 'school'],
    ['Women’s day on the terrace', 'circle'],
    ['Planting day', 'terraces'],
    ['Users’ committee measures the source', 'tap'],
    ['Annual assembly', 'circle'],
    ['Morning before the fair', 'dawn'],
  ],
  IRCH: [
    ['Opening of the resource centre', 'village'],
    ['Evening class by lamplight', 'class'],
    ['The seed bank', 'field'],
    ['Health day at the centre', 'school'],
    ['Meeting of four wards', 'circle'],
    ['The centre at dawn', 'dawn'],
    ['Reading corner', 'class'],
  ],
  Relive: [
    ['The first classroom after the earthquake', 'school'],
    ['Bridge over the red stream', 'bridge'],
    ['Terraces in use again', 'terraces'],
    ['A hamlet with water', 'tap'],
    ['Old trail, new stones', 'dawn'],
    ['Millet is back', 'field'],
    ['Village in the evening', 'village'],
  ],
};

export const galleries: readonly SeedEntry[] = (Object.keys(titles) as Category[]).flatMap((category) =>
  titles[category].map(([title, motif], at) => ({
    path: 'galleries' as const,
    id: idOf(category.toLowerCase(), at, title),
    values: { title, category },
    files: [drawn('image', motif, `${title}, an illustration`)],
  })),
);

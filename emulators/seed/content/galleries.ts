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
    ['The disaster committee learns first aid', 'circle'],
    ['Grafting walnut trees', 'orchard'],
    ['Teachers practise child-friendly lessons', 'class'],
    ['तरकारी खेती तालिम', 'field'],
    ['Sorting and storing seed', 'seedBank'],
    ['Health volunteers at their refresher', 'circle'],
  ],
  Support: [
    ['School bags for class six', 'school'],
    ['Warm blankets reach the last hamlet', 'blankets'],
    ['Seed for a second sowing', 'field'],
    ['Loads for the upper ward cross the river', 'bridge'],
    ['A pipe on eleven shoulders', 'carrying'],
    ['A new tap stand', 'tap'],
    ['New roofs after the storm', 'roofs'],
    ['Goats for six families', 'goats'],
  ],
  Activities: [
    ...gallerySample.map(({ name }, at): readonly [string, Motif] => [name, at === 0 ? 'circle' : 'school']),
    ['Walk for clean water', 'bridge'],
    ['The child club in the school yard', 'school'],
    ['Women’s day before the hills', 'circle'],
    ['Walnuts for the common land', 'orchard'],
    ['The users’ committee at its tap', 'tap'],
    ['Annual assembly', 'circle'],
    ['Morning before the fair', 'dawn'],
  ],
  IRCH: [
    ['Opening of the resource centre', 'centre'],
    ['Evening class by lamplight', 'lamplight'],
    ['The seed bank', 'seedBank'],
    ['Health day at the centre', 'centre'],
    ['Meeting of four wards', 'circle'],
    ['The valley of the centre at dawn', 'dawn'],
    ['Reading corner', 'class'],
  ],
  Relive: [
    ['The first classroom after the earthquake', 'school'],
    ['Bridge over the red stream', 'bridge'],
    ['Terraces in use again', 'terraces'],
    ['A hamlet with water', 'tap'],
    ['Old trail, new stones', 'dawn'],
    ['Millet is back', 'field'],
    ['Village in the evening', 'dusk'],
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

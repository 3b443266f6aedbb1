import type { galleryCategories } from '@site/types/gallery';
import { drawn, idOf, type SeedEntry } from '../entry';
import { gallerySample } from '../gallery-sample';

type Category = (typeof galleryCategories)[number];

const titles: Readonly<Record<Category, readonly (readonly [title: string, picture: string])[]>> = {
  Trainings: [
    ['Bookkeeping for savings groups', 'class-1'],
    ['Seed selection in the field', 'field-3'],
    ['Tap repair for caretakers', 'tap-5'],
    ['The disaster committee learns first aid', 'circle-8'],
    ['Grafting walnut trees', 'orchard-2'],
    ['Teachers practise child-friendly lessons', 'class-2'],
    ['तरकारी खेती तालिम', 'field-4'],
    ['Sorting and storing seed', 'seed-bank-1'],
    ['Health volunteers on a refresher course', 'circle-3'],
  ],
  Support: [
    ['School bags for class six', 'school-3'],
    ['Warm blankets reach the last hamlet', 'blankets-1'],
    ['Seed for a second sowing', 'field-5'],
    ['Loads for the upper ward cross the river', 'bridge-2'],
    ['A pipe on eleven shoulders', 'carrying-1'],
    ['A new tap stand', 'tap-2'],
    ['New roofs after the storm', 'roofs-1'],
    ['Goats for six families', 'goats-1'],
  ],
  Activities: [
    ...gallerySample.map(({ name }, at): readonly [string, string] => [
      name,
      at === 0 ? 'circle-4' : 'school-4',
    ]),
    ['Walk for clean water', 'bridge-3'],
    ['The child club in the school yard', 'school-5'],
    ['Women’s Day in the hills', 'circle-5'],
    ['Walnuts for the common land', 'orchard-1'],
    ['The users’ committee at its tap', 'tap-3'],
    ['Annual assembly', 'circle-6'],
    ['Morning before the fair', 'dawn-3'],
  ],
  IRCH: [
    ['Opening of the resource centre', 'centre-1'],
    ['Evening class by lamplight', 'lamplight-1'],
    ['The seed bank', 'seed-bank-2'],
    ['Health day at the centre', 'centre-2'],
    ['Meeting of four wards', 'circle-7'],
    ['The valley of the centre at dawn', 'dawn-4'],
    ['Reading corner', 'class-3'],
  ],
  Relive: [
    ['The first classroom after the earthquake', 'school-2'],
    ['Bridge over the red stream', 'bridge-4'],
    ['Terraces in use again', 'terraces-3'],
    ['A hamlet with water', 'tap-4'],
    ['Old trail, new stones', 'dawn-1'],
    ['Millet is back', 'field-2'],
    ['Village in the evening', 'dusk-1'],
  ],
};

export const galleries: readonly SeedEntry[] = (Object.keys(titles) as Category[]).flatMap((category) =>
  titles[category].map(([title, picture], at) => ({
    path: 'galleries' as const,
    id: idOf(category.toLowerCase(), at, title),
    values: { title, category },
    files: [drawn('image', picture, `${title}, an illustration`)],
  })),
);

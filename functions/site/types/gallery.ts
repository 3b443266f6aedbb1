import { defineContentType } from '@content/define';
import { pictureOf } from '@content/field-types/presets';

/** The fixed categories of the gallery, in the order of its filter buttons. */
export const galleryCategories = ['Trainings', 'Support', 'Activities', 'IRCH', 'Relive'] as const;

/** A picture of the gallery. */
export const gallery = defineContentType({
  name: 'gallery',
  path: 'galleries',
  label: { one: 'Gallery picture', many: 'Galleries' },
  titleField: 'title',
  fields: {
    title: { type: 'text', label: 'Title', maxLength: 200, required: true, listed: true },
    category: { type: 'choice', label: 'Category', options: galleryCategories, required: true, listed: true },
    imageUrl: { ...pictureOf('Image', 'image', 'object'), required: true, listed: true },
  },
  filters: ['category'],
  bulkCreate: { picture: 'imageUrl', title: 'title', common: ['category'] },
  pages: {
    list: '/gallery',
    parts: {
      field: 'category',
      pages: Object.fromEntries(
        galleryCategories.map((category) => [category, `/gallery?category=${category}&photo={id}`]),
      ),
    },
  },
});

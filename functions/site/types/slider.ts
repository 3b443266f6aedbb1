import { defineContentType } from '@content/define';
import { pictureOf } from '@content/field-types/presets';
import { displayOrder } from '@content/items/display-order';

/** A picture of the home page's slider. */
export const slider = defineContentType({
  name: 'slider',
  path: 'sliders',
  label: { one: 'Slider', many: 'Sliders' },
  titleField: 'title',
  fields: {
    imageUrl: {
      ...pictureOf('Image', 'image', 'object'),
      required: true,
      listed: true,
      describedBy: 'title',
    },
    title: { type: 'text', label: 'Title', maxLength: 120, listed: true },
    displayOrder,
  },
  order: [
    { field: 'displayOrder', direction: 'asc' },
    { field: 'createdAt', direction: 'asc' },
  ],
  pages: { list: '/' },
});

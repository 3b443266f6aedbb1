import { defineContentType } from '@content/define';
import { displayOrder } from '@content/display-order';

/** A picture of the home page's slider. */
export const slider = defineContentType({
  name: 'slider',
  path: 'sliders',
  label: { one: 'Slider', many: 'Sliders' },
  titleField: 'title',
  fields: {
    imageUrl: {
      kind: 'picture',
      label: 'Image',
      upload: 'image',
      shape: 'object',
      required: true,
      listed: true,
      describedBy: 'title',
    },
    title: {
      kind: 'text',
      label: 'Title',
      maxLength: 120,
      listed: true,
      help: 'Read aloud to people who cannot see the picture. Say what it shows.',
    },
    displayOrder: displayOrder(
      'Smaller numbers are shown first. A new slider goes last by itself, and “Change the order” in the list moves sliders by dragging.',
    ),
  },
  messages: {
    required: 'Please select an image',
    listFailed: 'Failed to load slider images',
    notFound: 'Slider not found.',
    empty: 'No slider images available',
  },
  order: [
    { field: 'displayOrder', direction: 'asc' },
    { field: 'createdAt', direction: 'asc' },
  ],
  advice: {
    above: 8,
    text: 'Fewer slides read better: hardly anybody waits for the ninth. Visitors see the first 30.',
  },
  pages: { list: '/' },
});

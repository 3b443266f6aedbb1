import { defineContentType } from '@content/define';
import { pictureOf, yesOrNo } from '@content/field-types/presets';

/** An announcement over the visitors' pages. */
export const popup = defineContentType({
  name: 'popup',
  path: 'popups',
  label: { one: 'Popup', many: 'Popups' },
  titleField: 'title',
  fields: {
    title: { type: 'text', label: 'Title', maxLength: 200, listed: true },
    content: { type: 'longText', label: 'Content', format: 'richText', maxLength: 2000 },
    buttonLink: { type: 'link', label: 'A button leads to' },
    buttonText: { type: 'text', label: 'Button text', maxLength: 40 },
    imageUrl: { ...pictureOf('Image', 'photo', 'address'), required: 'onCreate', listed: true },
    isActive: { ...yesOrNo('Status', true, { yes: 'Active', no: 'Inactive' }), listed: true },
  },
  requireOneOf: {
    fields: ['title', 'content', 'imageUrl'],
    message: 'At least one of the fields (Title, Content, or Image) is required',
  },
  filters: ['isActive'],
  visible: { field: 'isActive', equals: true },
  reviewAfterDays: 30,
  pages: { list: '/' },
});

import { defineContentType } from '@content/define';
import { pictureOf } from '@content/field-types/presets';
import { displayOrder } from '@content/items/display-order';

/** The three groups of the team page, in its order. */
export const employeeCategories = [
  'Management Level Staffs',
  'Project Staffs',
  'Current Executive Committee',
] as const;

/** A person of the team. */
export const employee = defineContentType({
  name: 'employee',
  path: 'employees',
  label: { one: 'Employee', many: 'Employees' },
  titleField: 'name',
  fields: {
    category: {
      type: 'choice',
      label: 'Category',
      options: employeeCategories,
      required: true,
      listed: true,
    },
    name: { type: 'text', label: 'Name', maxLength: 120, required: true, listed: true },
    position: { type: 'text', label: 'Position', maxLength: 120, required: true, listed: true },
    photoUrl: {
      ...pictureOf('Photo', 'photo', 'address'),
      required: true,
      listed: true,
      describedBy: 'name',
    },
    displayOrder,
  },
  order: [
    { field: 'category', direction: 'asc', rank: true },
    { field: 'displayOrder', direction: 'asc' },
    { field: 'createdAt', direction: 'asc' },
  ],
  filters: ['category'],
  pages: { list: '/employees' },
});

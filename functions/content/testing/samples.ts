import type { ValueField } from '../field-types/fields';
import { DAY_MS } from '../dates/calendar';
import { bold, paragraph, richText } from './builders';

/** A text for each check of the content types. */
const CHECKED = [
  '/story/the-tap',
  '2084',
  '31 31 32 31 31 31 30 29 30 29 30 30',
  '{"eSewa_id":"9800000001","name":"Pahilo Kiran Samaj"}',
];

/** A valid value of a field as a form sends it; `n` (any whole number) varies it. */
export function sampleOf(field: ValueField, n: number): string {
  switch (field.type) {
    case 'text':
      return field.check
        ? (CHECKED.find((text) => field.check?.problem(text) === undefined) ?? '')
        : `${field.label} ${n}`.slice(0, field.maxLength);
    case 'longText':
      // Every other sample is rich text, so that tests cover both.
      return field.format && n % 2 !== 0
        ? richText(paragraph(bold(field.label), ` ${n}`))
        : `${field.label} ${n}`.slice(0, field.maxLength);
    case 'choice':
      return field.options.at(n % field.options.length) ?? '';
    case 'boolean':
      return String(field.default === (n % 2 === 0));
    case 'number':
      return String(Math.min(field.max, Math.max(field.min, n)));
    case 'date':
      return new Date(Date.UTC(2026, 0, 1) + (n % 3650) * DAY_MS).toISOString().slice(0, 10);
    case 'link':
      return `https://example.org/page-${n}`;
    case 'relation':
      return '';
    case 'rows': {
      const cells = Object.entries(field.fields);
      const row = (at: number) => Object.fromEntries(cells.map(([name, cell]) => [name, sampleOf(cell, at)]));
      return JSON.stringify(Array.from({ length: Math.max(field.minCount ?? 1, 1) }, (_, at) => row(n + at)));
    }
  }
}

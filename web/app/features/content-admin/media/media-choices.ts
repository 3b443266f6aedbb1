import { contentTypes, fileFields } from '@content';
import type { MediaQuestion } from '@content/api/staff-contract';
import type { FileKind } from '@content/files/media-types';
import { type Choice, optionsOf } from '../queries/staff-query';

const kindLabels: Readonly<Record<FileKind, string>> = { picture: 'Pictures', document: 'Documents' };

const questionLabels: Readonly<Record<MediaQuestion, string>> = {
  unused: 'Not used anywhere',
  undescribed: 'Without a description',
  children: 'Showing a child',
  ending: 'Consent ends soon',
  ended: 'Consent has ended',
};

const withFiles = contentTypes.filter((type) => fileFields(type).length > 0);

/** What files of one kind can be narrowed to. */
export const fileChoices: readonly Choice[] = [
  {
    name: 'type',
    label: 'Used in',
    empty: 'All types',
    options: withFiles.map(({ path, label }) => ({ value: path, label: label.many })),
  },
  { name: 'show', label: 'Show', empty: 'Everything', options: optionsOf(questionLabels) },
];

/** What the library can be narrowed to. */
export const mediaChoices: readonly Choice[] = [
  { name: 'kind', label: 'Kind', empty: 'All kinds', options: optionsOf(kindLabels) },
  ...fileChoices,
];

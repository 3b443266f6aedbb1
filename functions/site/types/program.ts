import { attachments } from '@content/kinds/presets';
import { defineContentType } from '@content/define';

/** A project, ongoing or completed. */
export const program = defineContentType({
  name: 'program',
  path: 'programs',
  label: { one: 'Program', many: 'Programs' },
  titleField: 'name',
  fields: {
    name: { kind: 'text', label: 'Name of Project', maxLength: 200, required: true, listed: true },
    objective: { kind: 'longText', label: 'Objective', maxLength: 2000, required: true },
    targetBeneficiaries: {
      kind: 'longText',
      label: 'Target Beneficiaries',
      plural: true,
      maxLength: 1000,
      required: true,
    },
    duration: {
      kind: 'text',
      label: 'Duration',
      maxLength: 120,
      required: true,
      listed: true,
    },
    budget: { kind: 'text', label: 'Total Budget (NRP)', maxLength: 120 },
    fundingPartner: {
      kind: 'text',
      label: 'Funding Partner and Donor',
      maxLength: 300,
      required: true,
      listed: true,
    },
    remarks: { kind: 'longText', label: 'Remarks', maxLength: 1000 },
    isOngoing: {
      kind: 'boolean',
      label: 'Status',
      default: true,
      words: { yes: 'Ongoing', no: 'Completed' },
      listed: true,
    },
    story: {
      kind: 'longText',
      label: 'Story of the project',
      format: 'richText',
      pictures: 'pictures',
      maxLength: 20_000,
    },
    pictures: { kind: 'pictures', label: 'Pictures', plural: true, upload: 'image', maxCount: 12 },
    attachments,
  },
  order: [{ field: 'createdAt', direction: 'desc' }],
  filters: ['isOngoing'],
  pages: {
    list: '/programs',
    one: '/programs/{id}',
    needs: ['story'],
    parts: { field: 'isOngoing', pages: { true: '/present-programs', false: '/past-programs' } },
  },
});

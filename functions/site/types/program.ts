import { attachments, illustratedText, yesOrNo } from '@content/field-types/presets';
import { defineContentType } from '@content/define';

/** A project, ongoing or completed. */
export const program = defineContentType({
  name: 'program',
  path: 'programs',
  label: { one: 'Program', many: 'Programs' },
  titleField: 'name',
  fields: {
    name: { type: 'text', label: 'Name of Project', maxLength: 200, required: true, listed: true },
    objective: { type: 'longText', label: 'Objective', maxLength: 2000, required: true },
    targetBeneficiaries: {
      type: 'longText',
      label: 'Target Beneficiaries',
      plural: true,
      maxLength: 1000,
      required: true,
    },
    duration: { type: 'text', label: 'Duration', maxLength: 120, required: true, listed: true },
    budget: { type: 'text', label: 'Total Budget (NRP)', maxLength: 120 },
    fundingPartner: {
      type: 'text',
      label: 'Funding Partner and Donor',
      maxLength: 300,
      required: true,
      listed: true,
    },
    remarks: { type: 'longText', label: 'Remarks', maxLength: 1000 },
    isOngoing: { ...yesOrNo('Status', true, { yes: 'Ongoing', no: 'Completed' }), listed: true },
    story: illustratedText('Story of the project', 'pictures'),
    pictures: { type: 'pictures', label: 'Pictures', plural: true, upload: 'image', maxCount: 12 },
    attachments,
  },
  filters: ['isOngoing'],
  pages: {
    list: '/programs',
    one: '/programs/{id}',
    needs: ['story'],
    parts: { field: 'isOngoing', pages: { true: '/present-programs', false: '/past-programs' } },
  },
});

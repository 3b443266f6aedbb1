import { monthsProblem } from '../bikram-sambat';
import { organisationDefaults } from '../defaults/organisation';
import { nextStepPages } from '../next-step-pages';
import { payeeOf, paymentCodeProblem } from '../payment-code';
import { defineContentType } from '@content/define';
import { rowsOf } from '@content/field-types/presets';

/** Who the organisation is and how to reach it: footer, letterhead, contact page, structured data. */
export const organisation = defineContentType({
  name: 'organisation',
  path: 'organisation',
  label: { one: 'Organisation', many: 'Organisation' },
  titleField: 'name',
  fields: {
    name: { type: 'text', label: 'Name', maxLength: 80, required: true, heading: 'Name' },
    nameInEnglish: { type: 'text', label: 'Name in English', maxLength: 80 },
    shortName: { type: 'text', label: 'Short name', maxLength: 40 },
    tagline: { type: 'text', label: 'What it is, in one line', maxLength: 160, required: true },
    logo: { type: 'picture', label: 'Logo', upload: 'logo', shape: 'address', describedBy: 'name' },
    establishedBs: { type: 'number', label: 'Established in (BS)', default: 2048, min: 1900, max: 2200 },
    establishedAd: { type: 'number', label: 'Established in (AD)', default: 1991, min: 1843, max: 2143 },
    street: { type: 'text', label: 'Street and ward', maxLength: 120, required: true, heading: 'Office' },
    town: { type: 'text', label: 'Municipality', maxLength: 120, required: true },
    region: { type: 'text', label: 'Province', maxLength: 120, required: true },
    country: { type: 'text', label: 'Country', maxLength: 60, required: true },
    mapUrl: { type: 'link', label: 'Place on a map' },
    officeHours: rowsOf('Office hours', 'Line', 10, {
      days: { type: 'text', label: 'Days', maxLength: 80, required: true },
      hours: { type: 'text', label: 'Hours', maxLength: 60, required: true },
    }),
    phones: {
      ...rowsOf('Phone numbers', 'Phone number', 6, {
        number: { type: 'text', label: 'Number', maxLength: 40, required: true },
        of: { type: 'text', label: 'Whose, or what for', maxLength: 60 },
      }),
      minCount: 1,
      heading: 'Phone, e-mail and persons',
    },
    emails: {
      ...rowsOf('E-mail addresses', 'E-mail address', 6, {
        address: { type: 'text', label: 'Address', maxLength: 120, required: true },
        of: { type: 'text', label: 'Whose, or what for', maxLength: 60 },
      }),
      minCount: 1,
    },
    website: { type: 'link', label: 'Website' },
    contacts: rowsOf('Contact persons', 'Contact person', 6, {
      name: { type: 'text', label: 'Name', maxLength: 80, required: true },
      role: { type: 'text', label: 'Role', maxLength: 80, required: true },
      phone: { type: 'text', label: 'Phone', maxLength: 40 },
      email: { type: 'text', label: 'E-mail', maxLength: 120 },
    }),
    informationOfficer: { type: 'text', label: 'Information officer', maxLength: 200, links: true },
    social: rowsOf('Social networks', 'Network', 6, {
      network: { type: 'text', label: 'Network', maxLength: 40, required: true },
      url: { type: 'link', label: 'Address of the page', required: true },
    }),
    registrations: {
      ...rowsOf('Registration numbers', 'Registration', 8, {
        label: { type: 'text', label: 'Office', maxLength: 80, required: true },
        number: { type: 'text', label: 'Number', maxLength: 60, required: true },
      }),
      heading: 'Registration and donations',
    },
    banks: {
      ...rowsOf('Bank accounts', 'Bank account', 4, {
        bank: { type: 'text', label: 'Bank and branch', maxLength: 120, required: true },
        holder: { type: 'text', label: 'Name of the account', maxLength: 120, required: true },
        number: { type: 'text', label: 'Account number', maxLength: 60, required: true },
        note: { type: 'text', label: 'Further details, for example the SWIFT code', maxLength: 200 },
      }),
      sameInAllLanguages: true,
      mailedToAdministrators: true,
    },
    wallets: {
      ...rowsOf('Wallets', 'Wallet', 4, {
        wallet: { type: 'text', label: 'Wallet', maxLength: 60, required: true },
        holder: { type: 'text', label: 'Name', maxLength: 120, required: true },
        number: { type: 'text', label: 'Number', maxLength: 60, required: true },
        code: {
          type: 'text',
          label: 'QR code',
          maxLength: 500,
          fromQrCode: true,
          check: { problem: paymentCodeProblem, tells: (code) => `Pays ${payeeOf(code)}` },
        },
      }),
      sameInAllLanguages: true,
      mailedToAdministrators: true,
    },
    nextSteps: {
      ...rowsOf('Last lines of pages', 'Line', 9, {
        page: { type: 'choice', label: 'Page', options: Object.keys(nextStepPages), required: true },
        text: { type: 'text', label: 'Text', maxLength: 120, required: true },
        label: { type: 'text', label: 'Words of the link', maxLength: 60, required: true },
        link: { type: 'link', label: 'Where the link leads', required: true },
      }),
      heading: 'Next steps',
      unsearched: true,
    },
    calendarYears: {
      ...rowsOf('Years of the Nepali calendar', 'Year', 20, {
        year: {
          type: 'text',
          label: 'Year (BS)',
          maxLength: 4,
          required: true,
          check: {
            problem: (text) => (/^20[0-9]{2}$/.test(text) ? undefined : 'must be a year such as 2084'),
          },
        },
        months: {
          type: 'text',
          label: 'Days of its months',
          maxLength: 60,
          required: true,
          check: { problem: monthsProblem },
        },
      }),
      heading: 'Nepali calendar',
      sameInAllLanguages: true,
    },
  },
  singleton: true,
  defaults: organisationDefaults,
  siteName: 'name',
  access: 'administrator',
  pages: { list: '/contact', also: ['/public-information'] },
});

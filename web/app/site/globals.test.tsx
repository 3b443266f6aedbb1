import { type ContentPath, contentTypeAt, type ItemAt } from '@content';
import { type Reader, ReadError } from '@content/api/contract';
import { aboutDefaults } from '@site/defaults/about';
import { homeDefaults } from '@site/defaults/home';
import { objectivesDefaults } from '@site/defaults/objectives';
import { expect, test } from 'vitest';
import { anItem } from '../testing/items';
import * as about from './features/about/about-page';
import * as contact from './features/contact/contact-page';
import * as home from './features/home/home-page';
import PublicLayout from './layout';
import * as objective from './features/about/objectives-page';
import { supportDefaults } from '@site/defaults/support';
import { languages } from '@site/locale';
import { failureTexts } from '@site/plain-page';
import * as support from './features/support/support-page';
import { defaultDetails } from './default-organisation';
import en from './texts/en';
import ne from './texts/ne';
import { type PageModules, renderPage } from './testing/render-page';

const pages: PageModules = {
  '/': home,
  '/about-us-details': about,
  '/objective': objective,
  '/contact': contact,
  '/support': support,
};

const typeOf: Readonly<Record<string, ContentPath>> = {
  '/': 'home',
  '/about-us-details': 'about',
  '/objective': 'objectives',
  '/contact': 'contact',
  '/support': 'support',
};

/** What the site answers for a type that nobody has saved, and for what is given. */
function readerOf(given: Partial<Record<ContentPath, object>>): Reader {
  return {
    list: <P extends ContentPath>(path: P) => {
      const { defaults } = contentTypeAt(path) as { defaults?: object };
      const items = defaults || given[path] ? [anItem({ ...defaults, ...given[path] })] : [];
      return Promise.resolve({ items: items as unknown as ItemAt<P>[] });
    },
    one: () => Promise.reject(new ReadError(404, 'Not found')),
    search: () => Promise.resolve({ items: [], total: 0 }),
  };
}
const broken: Reader = {
  list: () => Promise.reject(new ReadError(503, 'The store is down')),
  one: () => Promise.reject(new ReadError(503, 'The store is down')),
  search: () => Promise.reject(new ReadError(503, 'The store is down')),
};

/** A page as the server renders it, and the data that it carries. */
async function render(path: string, reader: Reader) {
  const { found, html } = await renderPage(pages, path, reader, PublicLayout);
  const text = html
    .replaceAll(/<script[^]*?<\/script>|<!--[^]*?-->|<\/?(strong|span)\b[^>]*>/g, '')
    .replaceAll('&#x27;', "'")
    .replaceAll('<wbr/>', '');
  return {
    status: found.statusCode,
    text,
    root: found.loaderData['root'] as unknown,
    data: found.loaderData[path] as unknown,
  };
}

/** The parts that a text lacks. */
const missing = (text: string, parts: readonly string[]) => parts.filter((part) => !text.includes(part));

const rowTexts = (rows: readonly object[]) => rows.flatMap((row) => Object.values(row) as string[]);
const first: Readonly<Record<string, readonly string[]>> = {
  '/': [
    ...[homeDefaults.headline, homeDefaults.line, homeDefaults.aboutText, homeDefaults.impactLead],
    ...rowTexts([...homeDefaults.impactCards, ...homeDefaults.journeyCards]),
  ],
  '/about-us-details': [
    ...aboutDefaults.intro.split('\n\n'),
    ...rowTexts([...aboutDefaults.values, ...aboutDefaults.history, ...aboutDefaults.networks]),
  ],
  '/objective': rowTexts(objectivesDefaults.items),
  '/contact': ['Tea is always on.', 'width="800" height="560"', 'Maya Himdali', '+977 00-000000', 'Closed'],
  '/support': [supportDefaults.lead, supportDefaults.receipt, 'No account is published here', 'noindex'],
};

test.each(Object.keys(pages))('%s, unchanged or unreadable, shows what the site came with', async (path) => {
  for (const reader of [readerOf({}), broken]) {
    const { status, text } = await render(path, reader);
    expect(status).toBe(200);
    expect(missing(text, [...(first[path] ?? []), 'Pahilo Kiran Samaj', 'Dev Kiranbasi'])).toEqual([]);
    expect(text).not.toMatch(/undefined|NaN|Support us<\/a>|Bank transfer|How to get there|income tax/);
  }
});

test.each(Object.keys(pages))('%s carries its own texts and the organisation’s details', async (path) => {
  const { root, data } = await render(path, readerOf({}));
  const { organisation } = root as { organisation: unknown };
  const { mapUrl, banks, wallets, informationOfficer, ...everywhere } = defaultDetails;
  expect(organisation).toEqual(everywhere);
  if (path === '/contact' || path === '/support')
    expect(data).toMatchObject({ details: { value: { mapUrl, banks, wallets, informationOfficer } } });
  const { defaults } = contentTypeAt(typeOf[path] ?? '') as { defaults?: object };
  expect((data as { words: unknown }).words).toEqual({ ok: true, value: defaults });
});

test('Our Impact: four cards with a fixed sentence each and no figures', () => {
  const titles = ['Donation Received', 'Money Donated', 'Active Campaigns', 'Charity in Last Year'];
  expect(homeDefaults.impactCards.map(({ title }) => title)).toEqual(titles);
  for (const { text } of homeDefaults.impactCards) expect(text).toMatch(/^[A-Z][^.\d]*\.$/);
});

test('what is changed is shown where it belongs', async () => {
  const reader = readerOf({
    organisation: {
      name: 'Sunrise Society',
      phones: [
        { number: '083-520123', of: 'Office' },
        { number: 'on request', of: '' },
      ],
      emails: [],
      website: '',
      contacts: [],
      banks: [{ bank: 'Rastriya Banijya Bank', holder: 'Sunrise', number: '12345', note: '' }],
      wallets: [
        { wallet: 'eSewa', holder: 'Sunrise', number: '9800', code: '{"esewa_id":"1","name":"Sun Ray"}' },
      ],
    },
    support: { fromAbroad: '', isTaxDeductible: true },
    about: { values: [{ text: 'Patience' }], history: [], networks: [] },
    contact: { directions: 'Behind the school.\n\nAsk for the tree.' },
    home: { headline: 'Light reaches every ridge' },
  });
  const contactPage = await render('/contact', reader);
  const contact = ['Sunrise Society', 'href="tel:+97783520123"', '083-520123', 'Office', 'on request'];
  const directions = ['Support us</a>', 'How to get there', 'Behind the school.'];
  expect(missing(contactPage.text, [...contact, ...directions])).toEqual([]);
  expect(contactPage.text).not.toMatch(/Pahilo|mailto:|12345|tel:"|Maya Himdali|<li[^>]*><\/li>/);
  const supportPage = await render('/support', reader);
  const accounts = ['Bank transfer', 'Rastriya Banijya Bank', '12345', 'Wallets', 'eSewa', '9800', '<svg'];
  const rest = ['Scan to pay <b>Sun Ray</b>', 'Receipts', 'can be deducted from income tax'];
  expect(missing(supportPage.text, [...accounts, ...rest])).toEqual([]);
  expect(supportPage.text).not.toMatch(/No account|noindex|From abroad/);
  const aboutPage = await render('/about-us-details', reader);
  expect(aboutPage.text).toContain('Patience');
  expect(aboutPage.text).toContain(aboutDefaults.vision);
  expect(aboutPage.text).not.toMatch(/History|Affiliated networks|Dignity: nobody/);
  const homePage = await render('/', reader);
  expect(homePage.text).toContain('Light reaches every ridge');
  expect(homePage.data).toMatchObject({
    words: { ok: true, value: { headline: 'Light reaches every ridge' } },
  });
});

test('the page that needs no program ends with the last line of all pages', () => {
  for (const language of languages)
    expect(failureTexts[language].rights('2026', 'Kiran')).toBe(
      { en, ne }[language].footer.rights('2026', 'Kiran'),
    );
});

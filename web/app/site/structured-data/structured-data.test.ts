import { describe, expect, it } from 'vitest';
import routeConfig from '../../routes';
import { descriptions } from './pages';
import { structuredData, thingsOf } from './structured-data';
import { defaultDetails } from '../default-organisation';

/** The properties of schema.org that each type may have here, inherited ones included. */
const thing = ['@type', '@id', 'name', 'description', 'url', 'image'];
const work = [
  ...thing,
  'inLanguage',
  'publisher',
  'author',
  'datePublished',
  'dateModified',
  'mainEntityOfPage',
];
const page = [...work, 'mainEntity', 'breadcrumb', 'associatedMedia'];
const organisation = [
  ...thing,
  ...['alternateName', 'logo', 'email', 'telephone', 'foundingDate', 'sameAs', 'address', 'contactPoint'],
  ...['employee', 'member', 'parentOrganization', 'funder'],
];
const event = [...thing, 'startDate', 'endDate', 'eventStatus', 'location', 'organizer'];
const media = [...work, 'contentUrl', 'encodingFormat', 'contentSize', 'caption', 'creditText'];
const vocabulary: Readonly<Record<string, readonly string[]>> = {
  NGO: organisation,
  Project: organisation,
  Organization: organisation,
  WebSite: work,
  WebPage: page,
  AboutPage: page,
  CollectionPage: page,
  ContactPage: page,
  ImageGallery: page,
  SearchResultsPage: page,
  Article: [...work, 'headline', 'associatedMedia'],
  NewsArticle: [...work, 'headline', 'associatedMedia'],
  JobPosting: [
    ...thing,
    ...['title', 'datePosted', 'validThrough', 'hiringOrganization', 'jobLocation', 'employmentType'],
  ],
  Event: event,
  EducationEvent: event,
  Place: [...thing, 'address'],
  DigitalDocument: [...work, 'encoding'],
  MediaObject: media,
  ImageObject: media,
  Person: [...thing, 'jobTitle'],
  PostalAddress: [...thing, 'streetAddress', 'addressLocality', 'addressRegion', 'addressCountry'],
  ContactPoint: [...thing, 'contactType', 'telephone', 'email'],
  BreadcrumbList: [...thing, 'itemListElement'],
  ItemList: [...thing, 'itemListElement', 'numberOfItems'],
  ListItem: [...thing, 'position', 'item'],
};

const origin = 'https://a.example';
const date = '2026-03-04T20:00:00.000Z';
const base = { createdAt: date, updatedAt: date };
const pictureFile = {
  kind: 'picture',
  alt: 'A ridge',
  address: '/files/ridge.webp',
};
const documentFile = { kind: 'document', name: 'r.pdf', type: 'application/pdf', bytes: 2048 };
const ok = <T>(value: T) => ({ ok: true, value });
const pageOf = <T>(...items: T[]) => ok({ items, next: null });

const article = {
  _id: 'x',
  title: 'Zunil </script> spring',
  description: 'Water came. '.repeat(40),
  ...base,
};
const story = { ...article, imageUrls: ['/files/ridge.webp'], files: { imageUrls: [pictureFile] } };
const notice = { ...article, image: '/files/ridge.webp', files: { image: [pictureFile] } };
const publication = {
  ...article,
  publicationUrls: ['/files/r.pdf'],
  formatUrls: ['/files/r.pdf'],
  files: { publicationUrls: [documentFile], formatUrls: [documentFile] },
};
const shownDocument = {
  id: 'x',
  title: 'Zunil report',
  description: 'A year.',
  date,
  file: documentFile,
  address: '/files/r.pdf',
};
const program = { _id: 'p', name: 'Zunil water', objective: 'Taps', fundingPartner: 'Friends' };

/** What the loaders of the routes that read have read. */
const loaded: Readonly<Record<string, unknown>> = {
  'site/routes/about-us-details': { words: ok({ intro: 'Zunil began.\n\nAnd went on.' }) },
  'site/routes/objective': { words: ok({ lead: 'Zunil leads', items: [{ text: 'Zunil taps' }] }) },
  'site/routes/contact': { words: ok({ lead: 'Zunil is on' }) },
  'site/routes/support': { words: ok({ lead: 'Zunil gives' }) },
  'site/routes/stories': { stories: pageOf(story) },
  'site/routes/story': { story: ok(story) },
  'site/routes/employees': {
    employees: ok([
      { name: 'Zunil Maya', position: 'Director', photoUrl: '/files/m.webp', category: 'Project Staffs' },
      { name: 'Dev', position: 'Chair', photoUrl: '', category: 'Current Executive Committee' },
    ]),
  },
  'site/routes/programs': { running: pageOf(program) },
  'site/routes/program': { program: ok({ ...program, story: 'Taps came.', ...base }) },
  'site/routes/past-programs': { programs: pageOf(program) },
  'site/routes/present-programs': { programs: pageOf({ ...program, fundingPartner: '' }) },
  'site/routes/gallery': {
    pictures: ok([
      {
        items: [
          { title: 'Zunil class', imageUrl: { main: '/files/class.webp' } },
          {
            title: 'The ridge',
            imageUrl: { main: '/files/ridge.webp' },
            files: { imageUrl: [{ ...pictureFile, credit: 'Maya' }] },
          },
        ],
        next: null,
      },
      null,
    ]),
  },
  'site/routes/publications': { publications: pageOf(publication) },
  'site/routes/publication': { item: ok(shownDocument) },
  'site/routes/formats': { formats: pageOf(publication) },
  'site/routes/format': { item: ok(shownDocument) },
  'site/routes/policies': {
    policies: ok([{ policyUrls: ['/files/r.pdf'], files: { policyUrls: [documentFile] } }]),
  },
  'site/routes/notices': { notices: pageOf<object>(notice, { ...article, image: '' }) },
  'site/routes/notice': { notice: ok(notice) },
};

function rendered(id: string, { status = 200, pathname = '/page', search = '', data = loaded[id] } = {}) {
  return {
    statusCode: status,
    location: { pathname, search },
    matches: [{ route: { id: 'root' } }, { route: { id } }],
    loaderData: { root: { origin, organisation: defaultDetails }, [id]: data },
  };
}

/** Every thing within a value, with its path. */
function allThings(value: unknown, path: string): [string, Record<string, unknown>][] {
  if (typeof value !== 'object' || value === null) return [];
  const inner = Object.entries(value).flatMap(([key, part]) => allThings(part, `${path}.${key}`));
  return '@type' in value ? [[path, value], ...inner] : inner;
}

/** What is wrong with JSON-LD: unknown types and properties, empty values, relative URLs, wrong positions. */
function faults(graph: unknown): string[] {
  return allThings(graph, '').flatMap(([path, found]) => {
    const type = String(found['@type']);
    const known = vocabulary[type];
    if (!known) return [`${path}: no type ${type}`];
    return Object.entries(found).flatMap(([name, value]) => {
      const text = typeof value === 'string' ? value : '';
      if (!known.includes(name)) return [`${path}: ${type} has no ${name}`];
      if (value === '' || value === null) return [`${path}.${name} is empty`];
      if (/^(url|contentUrl|image|logo|mainEntityOfPage|@id)$/.test(name) && !/^https?:/.test(text))
        return [`${path}.${name} is no full URL: ${text}`];
      if (/^date/.test(name) && Number.isNaN(Date.parse(text))) return [`${path}.${name} is no date`];
      if (name === 'itemListElement') {
        const positions = (value as { position: number }[]).map(({ position }) => position);
        if (positions.some((position, i) => position !== i + 1))
          return [`${path}.${name}: ${positions.join()}`];
      }
      return [];
    });
  });
}

const graphOf = (html: string) =>
  (
    JSON.parse(html) as {
      '@graph': Record<string, unknown>[];
    }
  )['@graph'];

const ids = Object.keys(descriptions);

describe('structuredData', () => {
  it('knows every public page but the frame and the page for unknown addresses', () => {
    const pages = routeConfig.flatMap(({ children = [] }) => children).map(({ file }) => file);
    const expected = pages.filter((file) => /^site\/routes\/(?!missing)/.test(file));
    expect(ids.map((id) => `${id}.tsx`).sort()).toEqual(expected.sort());
  });

  it.each(ids)('%s: well-formed, of known types and properties, with full URLs', (id) => {
    const graph = graphOf(structuredData(rendered(id)));
    expect(graph.length).toBeGreaterThan(0);
    expect(faults(graph)).toEqual([]);
    if (id !== 'site/routes/home')
      expect(graph[0]).toMatchObject({ breadcrumb: { '@type': 'BreadcrumbList' } });
  });

  it.each(ids)('%s: when its reads fail, it names no items', (id) => {
    const read = loaded[id] as object | undefined;
    const data =
      read && Object.fromEntries(Object.keys(read).map((key) => [key, { ok: false, status: 503 }]));
    const things = thingsOf(rendered(id, { data }));
    expect(faults(JSON.parse(JSON.stringify(things)))).toEqual([]);
    expect(JSON.stringify(things)).not.toMatch(/Zunil/);
    expect(structuredData(rendered(id, { data, status: 503 }))).toBe('');
  });

  it('names a page that is not translated by the address in its own language, at the end of its breadcrumb too', () => {
    const data = { story: ok({ ...story, _languages: ['ne'] }), further: ok([]) };
    const [page] = thingsOf(rendered('site/routes/story', { pathname: '/story/x', data }));
    const url = `${origin}/ne/story/x`;
    expect(page).toMatchObject({
      url,
      breadcrumb: { itemListElement: [{ item: `${origin}/` }, { item: `${origin}/stories` }, { item: url }] },
    });
  });

  it('tells of the organisation what staff have changed, and what the site came with where they have not', () => {
    const [page] = thingsOf({
      ...rendered('site/routes/contact'),
      loaderData: {
        root: {
          origin,
          organisation: {
            ...defaultDetails,
            name: 'Sunrise Society',
            phones: [{ number: '01-4412345', of: '' }],
            emails: [],
            social: [],
            logo: '/files/logo.webp',
          },
        },
        'site/routes/contact': loaded['site/routes/contact'],
      },
    });
    expect(page).toMatchObject({ description: 'Zunil is on' });
    expect(page?.['mainEntity']).toMatchObject({
      name: 'Sunrise Society',
      telephone: '01-4412345',
      sameAs: [],
      logo: `${origin}/files/logo.webp`,
      foundingDate: '1991',
    });
    expect(faults(JSON.parse(JSON.stringify(page)))).toEqual([]);
    expect(thingsOf(rendered('site/routes/about-us-details'))[0]).toMatchObject({
      description: 'Zunil began.',
      mainEntity: { name: 'Pahilo Kiran Samaj' },
    });
  });

  it('names every language of the website', () => {
    const website = thingsOf(rendered('site/routes/home')).find((thing) => thing['@type'] === 'WebSite');
    expect(website?.['inLanguage']).toEqual(['en', 'ne']);
  });

  it('ends no script early, whatever a title holds', () => {
    const html = structuredData(rendered('site/routes/story'));
    expect(html).not.toContain('</script>');
    expect(graphOf(html)[0]).toMatchObject({ name: article.title });
  });

  it('names the page of an article, its picture with a full URL, its times and the beginning of its text', () => {
    const [page] = thingsOf(rendered('site/routes/story', { pathname: '/story/x' }));
    const main = page?.['mainEntity'] as Record<string, string>;
    expect(main).toMatchObject({
      '@type': 'Article',
      headline: article.title,
      image: `${origin}/files/ridge.webp`,
      url: `${origin}/story/x`,
      mainEntityOfPage: `${origin}/story/x`,
      datePublished: date,
    });
    expect(main['description']).toMatch(/^Water came\. .*…$/);
    expect(main['description']?.length).toBeLessThanOrEqual(200);
  });

  it("takes the site's picture for an article without one", () => {
    const data = { notice: ok({ ...article, image: '/plain.webp' }) };
    const [page] = thingsOf(rendered('site/routes/notice', { data }));
    expect(page?.['mainEntity']).toMatchObject({ '@type': 'NewsArticle', image: `${origin}/share.jpg` });
  });

  it('lists items in the order shown, with the URL of those that have a page', () => {
    const [page] = thingsOf(rendered('site/routes/notices'));
    expect(page?.['mainEntity']).toMatchObject({
      '@type': 'ItemList',
      numberOfItems: 2,
      itemListElement: [
        { position: 1, name: article.title, url: `${origin}/notices/x` },
        { position: 2, name: article.title, url: undefined },
      ],
    });
  });

  it('tells the team as people of the organisation, the committee as its members', () => {
    const [page] = thingsOf(rendered('site/routes/employees'));
    expect(page?.['mainEntity']).toMatchObject({
      '@type': 'NGO',
      employee: [
        { '@type': 'Person', name: 'Zunil Maya', jobTitle: 'Director', image: `${origin}/files/m.webp` },
      ],
      member: [{ name: 'Dev', image: undefined }],
    });
  });

  it('tells a document with its file, and the way to it', () => {
    const [page] = thingsOf(rendered('site/routes/format', { pathname: '/formats/x' }));
    expect(page).toMatchObject({
      '@type': 'WebPage',
      mainEntity: {
        '@type': 'DigitalDocument',
        encoding: {
          contentUrl: `${origin}/files/r.pdf`,
          encodingFormat: 'application/pdf',
          contentSize: '2048 B',
        },
      },
      breadcrumb: {
        itemListElement: [
          { name: 'Home', item: `${origin}/` },
          { name: 'Formats', item: `${origin}/formats` },
          { name: 'Zunil report', item: `${origin}/formats/x` },
        ],
      },
    });
  });

  describe('of a notice', () => {
    const told = (values: object) => {
      const data = { notice: ok({ ...notice, ...values }) };
      const pathname = '/notices/x';
      const graph = graphOf(structuredData(rendered('site/routes/notice', { pathname, data })));
      expect(faults(graph)).toEqual([]);
      return graph.find((each) => /Job|Event/.test(String(each['@type'])));
    };

    it('tells a vacancy as a job posting with all that one needs', () => {
      const facts = { kind: 'Vacancy', closesOn: '2026-12-04', place: 'Ward 4' };
      expect(told(facts)).toMatchObject({
        '@type': 'JobPosting',
        title: article.title,
        description: article.description,
        datePosted: date,
        validThrough: '2026-12-04T23:59:59+05:45',
        hiringOrganization: { '@type': 'NGO' },
        jobLocation: { '@type': 'Place', address: { addressLocality: 'Ward 4', addressCountry: 'NP' } },
      });
      const bare = told({ kind: 'Vacancy', closesOn: '', place: '' });
      expect(bare).toMatchObject({ jobLocation: { address: { addressCountry: 'NP' } } });
      expect(bare).not.toHaveProperty('validThrough');
    });

    it('tells a training or an event with its day, and none without', () => {
      const facts = { heldOn: '2026-12-10', place: 'School yard' };
      const location = { '@type': 'Place', name: 'School yard' };
      expect(told({ kind: 'Event', ...facts })).toMatchObject({
        '@type': 'Event',
        startDate: '2026-12-10',
        location,
      });
      expect(told({ kind: 'Training', ...facts })).toMatchObject({ '@type': 'EducationEvent', location });
      expect(told({ kind: 'Event' })).toBeUndefined();
      expect(told({ kind: 'Tender', ...facts })).toBeUndefined();
    });

    it('names its documents', () => {
      const attachments = ['/files/r.pdf'];
      const files = { ...notice.files, attachments: [{ ...documentFile, label: 'Terms' }] };
      const data = { notice: ok({ ...notice, attachments, files }) };
      const [page] = thingsOf(rendered('site/routes/notice', { data }));
      expect(page?.['mainEntity']).toMatchObject({
        associatedMedia: [{ '@type': 'MediaObject', name: 'Terms', contentUrl: `${origin}/files/r.pdf` }],
      });
    });
  });

  it('takes a category of the gallery as a page of its own, whatever else the query holds', () => {
    const search = '?category=support&photo=zz';
    const [page] = thingsOf(rendered('site/routes/gallery', { pathname: '/gallery', search }));
    expect(page).toMatchObject({
      '@type': 'ImageGallery',
      url: `${origin}/gallery?category=Support`,
      associatedMedia: [
        {
          '@type': 'ImageObject',
          contentUrl: `${origin}/files/class.webp`,
          creditText: 'Pahilo Kiran Samaj',
        },
        { '@type': 'ImageObject', creditText: 'Maya' },
      ],
    });
  });

  it('says nothing of a missing page, of the staff area and of the later pages of a list', () => {
    expect(structuredData(rendered('site/routes/story', { status: 404 }))).toBe('');
    expect(structuredData(rendered('routes/admin/login'))).toBe('');
    expect(structuredData(rendered('site/routes/missing', { status: 404 }))).toBe('');
    expect(structuredData(rendered('site/routes/stories', { search: '?after=x' }))).toBe('');
  });
});

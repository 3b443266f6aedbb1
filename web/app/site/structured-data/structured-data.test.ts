import { describe, expect, it } from 'vitest';
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
const organisation = [
  ...thing,
  ...['alternateName', 'logo', 'email', 'telephone', 'foundingDate', 'sameAs', 'address', 'contactPoint'],
];
const event = [...thing, 'startDate', 'endDate', 'eventStatus', 'location', 'organizer'];
const media = [...work, 'contentUrl', 'encodingFormat', 'contentSize', 'caption', 'creditText'];
const article = [...work, 'headline', 'associatedMedia'];
const vocabulary: Readonly<Record<string, readonly string[]>> = {
  NGO: organisation,
  WebSite: work,
  Article: article,
  NewsArticle: article,
  DigitalDocument: article,
  JobPosting: [
    ...thing,
    ...['title', 'datePosted', 'validThrough', 'hiringOrganization', 'jobLocation', 'employmentType'],
  ],
  Event: event,
  EducationEvent: event,
  Place: [...thing, 'address'],
  MediaObject: media,
  ImageObject: media,
  PostalAddress: [...thing, 'streetAddress', 'addressLocality', 'addressRegion', 'addressCountry'],
  ContactPoint: [...thing, 'contactType', 'telephone', 'email'],
  BreadcrumbList: [...thing, 'itemListElement'],
  ListItem: [...thing, 'position', 'item'],
};

const origin = 'https://a.example';
const date = '2026-03-04T20:00:00.000Z';
const documentFile = { kind: 'document', name: 'r.pdf', type: 'application/pdf', bytes: 2048 };
const ok = <T>(value: T) => ({ ok: true, value });

const item = {
  _id: 'x',
  title: 'Zunil </script> spring',
  description: 'Water came. '.repeat(40),
  createdAt: date,
  updatedAt: date,
};
const withDocument = (field: string) => ({
  ...item,
  [field]: ['/files/r.pdf'],
  files: { [field]: [documentFile] },
});

/** What the loaders of the pages that tell something have read. */
const loaded: Readonly<Record<string, unknown>> = {
  '/': {},
  '/story/:id': { item: ok(item) },
  '/programs/:id': {
    item: ok({ ...item, name: item.title, objective: 'Taps', story: 'Taps came.' }),
  },
  '/notices/:id': { item: ok(item) },
  '/publications/:id': { item: ok(withDocument('publicationUrls')) },
  '/formats/:id': { item: ok(withDocument('formatUrls')) },
  '/gallery': {
    pictures: ok({
      items: [
        { title: 'Zunil class', imageUrl: { main: '/files/class.webp' } },
        {
          title: 'The ridge',
          imageUrl: { main: '/files/ridge.webp' },
          files: { imageUrl: [{ kind: 'picture', alt: 'A ridge', credit: 'Maya' }] },
        },
      ],
    }),
  },
};

function rendered(
  id: string,
  { status = 200, pathname = '/page', data = loaded[id], details = defaultDetails } = {},
) {
  return {
    statusCode: status,
    location: { pathname },
    matches: [{ route: { id: 'root' } }, { route: { id } }],
    loaderData: { root: { origin, organisation: details }, [id]: data },
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

const ids = Object.keys(loaded);

describe('structuredData', () => {
  it.each(ids)('%s: well-formed, of known types and properties, with full URLs', (id) => {
    const graph = graphOf(structuredData(rendered(id)));
    expect(graph.length).toBeGreaterThan(0);
    expect(faults(graph)).toEqual([]);
  });

  it.each(ids)('%s: when its reads fail, it names no items', (id) => {
    const read = loaded[id] as object;
    const data = Object.fromEntries(Object.keys(read).map((key) => [key, { ok: false, status: 503 }]));
    expect(JSON.stringify(thingsOf(rendered(id, { data })))).not.toMatch(/Zunil/);
    expect(structuredData(rendered(id, { data, status: 503 }))).toBe('');
  });

  it('names a page that is not translated by the address in its own language, at the end of its way too', () => {
    const data = { item: ok({ ...item, _languages: ['ne'] }) };
    const [article, way] = thingsOf(rendered('/story/:id', { pathname: '/story/x', data }));
    const url = `${origin}/ne/story/x`;
    expect(article).toMatchObject({ url });
    expect(way).toMatchObject({
      itemListElement: [
        { name: 'Home', item: `${origin}/` },
        { name: 'Stories', item: `${origin}/stories` },
        { name: item.title, item: url },
      ],
    });
  });

  it('tells of the organisation what staff have changed, and names every language of the website', () => {
    const details = {
      ...defaultDetails,
      name: 'Sunrise Society',
      phones: [{ number: '01-4412345', of: '' }],
      emails: [],
      social: [],
      logo: '/files/logo.webp',
    };
    const graph = graphOf(structuredData(rendered('/', { details })));
    expect(faults(graph)).toEqual([]);
    expect(graph).toMatchObject([
      {
        name: 'Sunrise Society',
        telephone: '01-4412345',
        sameAs: [],
        logo: `${origin}/files/logo.webp`,
        foundingDate: '1991',
      },
      { '@type': 'WebSite', inLanguage: ['en', 'ne'] },
    ]);
  });

  it('ends no script early, whatever a title holds', () => {
    const html = structuredData(rendered('/story/:id'));
    expect(html).not.toContain('</script>');
    expect(graphOf(html)[0]).toMatchObject({ headline: item.title });
  });

  it('names the page of an article, its share card, its times and the beginning of its text', () => {
    const [article] = thingsOf(rendered('/story/:id', { pathname: '/story/x' }));
    expect(article).toMatchObject({
      '@type': 'Article',
      image: `${origin}/share/stories/x/0.en.jpg`,
      url: `${origin}/story/x`,
      mainEntityOfPage: `${origin}/story/x`,
      datePublished: date,
      description: expect.stringMatching(/^Water came\. .{100,190}…$/) as string,
    });
  });

  it('tells a document with its file', () => {
    const [document] = thingsOf(rendered('/formats/:id', { pathname: '/formats/x' }));
    expect(document).toMatchObject({
      '@type': 'DigitalDocument',
      associatedMedia: [
        {
          contentUrl: `${origin}/files/r.pdf`,
          encodingFormat: 'application/pdf',
          contentSize: '2048 B',
        },
      ],
    });
  });

  it('tells the pictures of the gallery with whoever made them', () => {
    const credits = thingsOf(rendered('/gallery')).map(({ creditText }) => creditText);
    expect(credits).toEqual(['Pahilo Kiran Samaj', 'Maya']);
  });

  describe('of a notice', () => {
    const told = (values: object) => {
      const data = { item: ok({ ...item, ...values }) };
      const pathname = '/notices/x';
      const graph = graphOf(structuredData(rendered('/notices/:id', { pathname, data })));
      expect(faults(graph)).toEqual([]);
      return graph.find((each) => /Job|Event/.test(String(each['@type'])));
    };

    it('tells a vacancy as a job posting with all that one needs', () => {
      const facts = { kind: 'Vacancy', closesOn: '2026-12-04', place: 'Ward 4' };
      expect(told(facts)).toMatchObject({
        '@type': 'JobPosting',
        title: item.title,
        description: item.description,
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
      const files = { attachments: [{ ...documentFile, label: 'Terms' }] };
      const data = { item: ok({ ...item, attachments, files }) };
      const [article] = thingsOf(rendered('/notices/:id', { data }));
      expect(article).toMatchObject({
        associatedMedia: [{ '@type': 'MediaObject', name: 'Terms', contentUrl: `${origin}/files/r.pdf` }],
      });
    });
  });

  it('says nothing of a missing page and of the staff area', () => {
    expect(structuredData(rendered('/story/:id', { status: 404 }))).toBe('');
    expect(structuredData(rendered('routes/admin/login'))).toBe('');
  });
});

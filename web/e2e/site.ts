import { matchRoutes } from 'react-router';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { ContentPath } from '@content';
import { employeeCategories } from '@site/types/employee';
import { pdf } from '../../functions/src/testing/files';
import routeConfig from '../app/routes';
import { addItem, clear, landscape, type Parts } from './content';
import { copyItem } from './firestore';

/** A word of 60 letters without a place to break it. */
export const longWord = 'Communityforestryusergroupfederationcoordinationcommitteemeeting'.slice(0, 60);
const sentence =
  'Twelve households of the upper ward carried the pipes up the hill themselves, and the tap has run ever since. ';
/** Three times the usual length of a story. */
const longText = `${sentence.repeat(8)}\n\n${longWord} ${sentence.repeat(10)}\n\n${sentence.repeat(6)}`;
export const nepaliTitle = 'सूचना: निःशुल्क स्वास्थ्य शिविर तथा पोषण परामर्श कार्यक्रम';
export const nepaliText =
  'यस संस्थाले पश्चिम नेपालका ग्रामीण बस्तीहरूमा निःशुल्क स्वास्थ्य शिविर सञ्चालन गर्दैछ। सबै दाजुभाइ तथा दिदीबहिनीहरूलाई हार्दिक निमन्त्रणा।';

/** A small site with content of every type, hard cases among it: long words, long texts, Nepali, missing pictures. */
export interface Site {
  /** The paths of every route, lists and details, also of what is not there. */
  readonly routes: readonly string[];
  /** One of each page: the others differ by the items and words on them alone. */
  readonly designs: readonly string[];
  /** Of these a notice with the longest texts, one with Nepali ones, and a story that is not there. */
  readonly hardCases: readonly string[];
  /** One that has room on a sheet of paper, and one with three times the usual text. */
  readonly article: string;
  readonly longArticle: string;
  /** Texts of the items that stand on a route. */
  readonly contents: Readonly<Record<string, readonly string[]>>;
}

/** The public pages, as the router knows them. */
const publicPages = routeConfig
  .filter(({ file }: RouteConfigEntry) => file === 'site/layout.tsx')
  .flatMap(({ children = [] }) => children)
  .map(({ path = '' }) => ({ path: `/${path}` }));

/** The page that a path leads to. */
const pageOf = (route: string) => matchRoutes(publicPages, route.split('?')[0] ?? '')?.[0]?.route.path;

/** Public pages that none of the paths leads to. */
export function patternsWithoutRoute(routes: readonly string[]): string[] {
  const found = new Set(routes.map(pageOf));
  return publicPages.map(({ path }) => path).filter((path) => !found.has(path));
}

/** Pages that are another one's with other words: formats are shown as publications are, past projects as present ones. */
const alike: readonly unknown[] = ['/formats', '/formats/:id', '/past-programs'];

/** The first path of each page: the others lead to the same page with other items, or are made of the same parts. */
function oneOfEachPage(routes: readonly string[]): string[] {
  const pages = routes.map(pageOf);
  return routes.filter((_, i) => !alike.includes(pages[i]) && pages.indexOf(pages[i]) === i);
}

/** Makes a site of its own. */
export async function makeSite(): Promise<Site> {
  const picture = { bytes: await landscape(600, 400), name: 'hills.jpg' };
  const shaped = async (width: number, height: number) => ({
    bytes: await landscape(width, height),
    name: `hills-${width}.jpg`,
  });
  const large = await shaped(2000, 1333);
  const portrait = await shaped(1200, 1600);
  const smallPortrait = await shaped(300, 400);
  const panorama = await shaped(2400, 800);
  const file = { bytes: await pdf(), name: 'report.pdf' };
  async function add(path: ContentPath, parts: Parts): Promise<string> {
    return (await addItem(path, parts))._id;
  }
  await clear('policies');
  await clear('organisation');
  const number = '0048 0000 0000 2048';
  const code = '{"eSewa_id":"9800000001","name":"Asha Sample"}';
  await add('organisation', {
    banks: JSON.stringify([{ bank: `${longWord} Bank`, holder: nepaliTitle, number, note: sentence }]),
    wallets: JSON.stringify([{ wallet: 'eSewa', holder: 'Asha Sample', number: '9800000001', code }]),
  });
  await add('sliders', { title: 'Dawn over the ridge', image: large });
  await add('sliders', { title: `${longWord} ${sentence}`.slice(0, 120), image: picture });
  await add('sliders', { title: '', image: picture });
  const tap = await add('stories', { title: 'The tap', description: 'Water came.', image: picture });
  const nepaliStory = await add('stories', { title: nepaliTitle, description: nepaliText, image: picture });
  const story = await add('stories', {
    title: `${longWord} and ${sentence}`.slice(0, 200),
    description: longText,
    ne_title: nepaliTitle,
    ne_description: nepaliText,
    image: [portrait, large, panorama],
    imageAlt: 'A ridge',
  });
  for (const [i, category] of employeeCategories.entries())
    await add('employees', {
      category,
      name: 'Asha Sample',
      position: 'Coordinator',
      photo: i === 0 ? portrait : smallPortrait,
    });
  await add('employees', {
    category: 'Project Staffs',
    name: `${longWord} आशा`,
    position: longWord.repeat(2),
    photo: picture,
  });
  for (const isOngoing of ['true', 'false'])
    for (const text of ['Water', `${longWord} ${sentence}`.slice(0, 200)])
      await add('programs', {
        name: text,
        objective: text,
        targetBeneficiaries: text,
        duration: text.slice(0, 100),
        fundingPartner: text,
        isOngoing,
        ...(text !== 'Water' && { attachment: { ...file, name: `${longWord}.pdf` } }),
      });
  for (const title of ['First aid', longWord, nepaliTitle])
    await add('galleries', { title, category: 'Trainings', image: picture });
  await add('galleries', { title: 'Ridges', category: 'Trainings', image: panorama });
  await add('galleries', { title: 'Seeds', category: 'Trainings', image: portrait });
  await add('galleries', { title: 'Ropes', category: 'Trainings', image: large });
  await add('galleries', { title: 'Blankets', category: 'Support', image: picture });
  const short = { title: 'Annual report', description: sentence, category: 'Annual report' };
  const shortPublication = await add('publications', { ...short, publication: file });
  const publication = await add('publications', {
    title: `${longWord} ${sentence}`.slice(0, 200),
    description: longText,
    publication: file,
  });
  const format = await add('formats', { title: nepaliTitle, description: nepaliText, format: file });
  await add('policies', { policy: file });
  // The oldest are bare: they are many enough for a second page.
  const bare = await add('notices', { title: 'Notice 0', description: sentence });
  await copyItem('notices', bare, 9, (copy) => ({ title: `Notice ${copy}` }));
  const papers = {
    attachment: [file, { ...file, name: `${longWord}.pdf` }],
    attachmentLabel: [nepaliTitle, ''],
  };
  await add('notices', {
    title: `${longWord} bare`,
    description: longText,
    place: longWord,
    ...papers,
    firstPage: 'false',
  });
  await add('notices', { title: `${longWord} closed`, description: sentence, closesOn: '2026-01-02' });
  const notice = await add('notices', { title: 'A walk', description: 'On Friday.', image: panorama });
  const nepaliNotice = await add('notices', {
    title: nepaliTitle,
    description: nepaliText,
    image: picture,
    kind: 'Event',
    heldOn: '2099-01-02',
    closesOn: '2099-01-01',
    place: nepaliTitle,
    contact: nepaliTitle,
  });
  const longNotice = await add('notices', {
    title: `${longWord} and ${sentence}`.slice(0, 200),
    description: longText,
    image: picture,
    kind: 'Vacancy',
    closesOn: '2099-01-01',
    place: longWord,
    contact: sentence,
    ...papers,
  });
  const program = await add('programs', {
    name: 'Springs',
    objective: sentence,
    targetBeneficiaries: longWord,
    duration: 'Shrawan 2081 – Asar 2083',
    fundingPartner: sentence,
    budget: '1240000',
    story: longText,
    image: [large, portrait],
    ...papers,
  });
  const articles = [
    `/programs/${program}`,
    `/story/${story}`,
    `/story/${tap}`,
    `/story/${nepaliStory}`,
    `/notices/${notice}`,
    `/notices/${nepaliNotice}`,
    `/notices/${longNotice}`,
  ];
  const documents = [
    `/publications/${publication}`,
    `/publications/${shortPublication}`,
    `/formats/${format}`,
  ];
  const routes = [
    '/',
    '/stories',
    '/employees',
    '/gallery',
    '/notices',
    ...articles,
    ...documents,
    '/about-us-details',
    '/objective',
    '/programs',
    '/past-programs',
    '/present-programs',
    '/gallery?category=Support',
    '/gallery?category=Relive',
    '/publications',
    '/formats',
    '/policies',
    '/events',
    '/public-information',
    '/contact',
    '/support',
    '/search',
    '/search?q=water',
    '/story/nobody',
    '/notices/nobody',
    '/publications/nobody',
    '/formats/nobody',
    '/no/such/page',
  ];
  const contents = {
    '/': ['Transforming Lives in Nepal', 'The tap', 'Our Impact', 'Past Projects'],
    '/stories': ['Stories', 'The tap', nepaliTitle],
    [`/story/${tap}`]: ['Water came.'],
    '/employees': ['All Team Members', 'Asha Sample', 'Management Level Staffs'],
    '/about-us-details': ['About Us', 'Established in 2048 BS (1991 AD).'],
    '/objective': ['Our Objectives'],
    '/programs': ['Our Programs'],
    '/past-programs': ['Past Projects', 'Water'],
    '/present-programs': ['Present Projects', 'Water'],
    '/gallery': ['Our Photo Gallery', 'First aid', nepaliTitle],
    '/gallery?category=Support': ['Blankets'],
    '/gallery?category=Relive': ['No images found in this category.'],
    '/publications': ['Publications', 'Annual report'],
    '/formats': ['Formats', nepaliTitle],
    '/policies': ['Policies', 'Open the policy'],
    '/notices': ['Get Involved', 'A walk', nepaliTitle],
    '/events': [nepaliTitle],
    '/public-information': ['Asha Sample', 'Annual reports', 'information@pahilokiran.example'],
    [`/notices/${notice}`]: ['On Friday.'],
    '/contact': ['Contact', 'Show on the map'],
    '/support': ['Bank transfer', 'Scan to pay'],
    [`/programs/${program}`]: ['12,40,000'],
    '/story/nobody': ['No story found'],
    '/notices/nobody': ['No notice found'],
    '/publications/nobody': ['Publication not found.'],
    '/formats/nobody': ['Format not found.'],
    '/no/such/page': ['Unexpected Application Error!', '404 Not Found'],
  };
  return {
    routes,
    designs: oneOfEachPage(routes),
    hardCases: [`/notices/${longNotice}`, `/notices/${nepaliNotice}`, '/story/nobody'],
    article: `/notices/${nepaliNotice}`,
    longArticle: `/notices/${longNotice}`,
    contents,
  };
}

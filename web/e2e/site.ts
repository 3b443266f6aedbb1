import { PDFDocument } from 'pdf-lib';
import type { ContentPath } from '@content';
import { apiPaths } from '@content/contract';
import { employeeCategories } from '@content/types/employee';
import { siteUrl } from './browser';
import { addItem, deleteItem, landscape, type Parts } from './content';

/** A word of 60 letters without a place to break it. */
export const longWord = 'Communityforestryusergroupfederationcoordinationcommitteemeeting'.slice(0, 60);
const sentence =
  'Twelve households of the upper ward carried the pipes up the hill themselves, and the tap has run ever since. ';
/** Three times the usual length of a story. */
export const longText = `${sentence.repeat(8)}\n\n${longWord} ${sentence.repeat(10)}\n\n${sentence.repeat(6)}`;
export const nepaliTitle = 'सूचना: निःशुल्क स्वास्थ्य शिविर तथा पोषण परामर्श कार्यक्रम';
export const nepaliText =
  'यस संस्थाले पश्चिम नेपालका ग्रामीण बस्तीहरूमा निःशुल्क स्वास्थ्य शिविर सञ्चालन गर्दैछ। सबै दाजुभाइ तथा दिदीबहिनीहरूलाई हार्दिक निमन्त्रणा।';

/** A PDF of some pages. */
export async function pdf(pages = 2): Promise<Buffer> {
  const document = await PDFDocument.create();
  for (let i = 0; i < pages; i += 1) document.addPage([300, 400]);
  return Buffer.from(await document.save());
}

/** Deletes every item of a type: for types of which the site shows all, or one. */
export async function deleteAll(path: ContentPath): Promise<void> {
  for (;;) {
    const response = await fetch(`${siteUrl}${apiPaths.list(path)}?fresh=${Math.random()}`);
    const { data } = (await response.json()) as { data: { _id: string }[] };
    if (data.length === 0) return;
    for (const { _id } of data) await deleteItem(path, _id);
  }
}

/** A small site with content of every type, hard cases among it: long words, long texts, Nepali, missing pictures. */
export interface Site {
  /** The addresses of every route, lists and details, also of what is not there. */
  readonly routes: readonly string[];
  readonly remove: () => Promise<void>;
}

/** Makes a site of its own; `remove` takes it down again. */
export async function makeSite(): Promise<Site> {
  const added: [ContentPath, string][] = [];
  const picture = { bytes: await landscape(600, 400), name: 'hills.jpg' };
  const file = { bytes: await pdf(), name: 'report.pdf' };
  async function add(path: ContentPath, parts: Parts): Promise<string> {
    const { _id } = await addItem(path, parts);
    added.push([path, _id]);
    return _id;
  }
  await deleteAll('policies');
  await add('sliders', { title: 'Dawn over the ridge', image: picture });
  await add('sliders', { title: `${longWord} ${sentence}`.slice(0, 120), image: picture });
  await add('sliders', { title: '', image: picture });
  const story = await add('stories', { title: 'The tap', description: 'Water came.', image: picture });
  const longStory = await add('stories', {
    title: `${longWord} and ${sentence}`.slice(0, 200),
    description: longText,
    image: picture,
    imageAlt: 'A ridge',
  });
  await add('stories', { title: nepaliTitle, description: nepaliText, image: picture });
  for (const category of employeeCategories)
    await add('employees', { category, name: 'Asha Sample', position: 'Coordinator', photo: picture });
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
      });
  for (const title of ['First aid', longWord, nepaliTitle, 'Seeds', 'Ropes'])
    await add('galleries', { title, category: 'Trainings', image: picture });
  await add('galleries', { title: 'Blankets', category: 'Support', image: picture });
  const publication = await add('publications', {
    title: 'Annual report',
    description: sentence,
    publication: file,
  });
  await add('publications', { title: longWord, description: longText, publication: file });
  const format = await add('formats', { title: 'Request form', description: sentence, format: file });
  await add('formats', { title: nepaliTitle, description: nepaliText, format: file });
  await add('policies', { policy: file });
  const notice = await add('notices', { title: 'A walk', description: 'On Friday.', image: picture });
  const nepaliNotice = await add('notices', { title: nepaliTitle, description: nepaliText, image: picture });
  await add('notices', { title: `${longWord} bare`, description: longText });

  const routes = [
    '/',
    '/about-us-details',
    '/objective',
    '/stories',
    `/story/${story}`,
    `/story/${longStory}`,
    '/story/nobody',
    '/employees',
    '/programs',
    '/past-programs',
    '/present-programs',
    '/gallery',
    '/gallery?category=Support',
    '/gallery?category=Relive',
    '/publications',
    `/publications/${publication}`,
    '/publications/nobody',
    '/formats',
    `/formats/${format}`,
    '/formats/nobody',
    '/policies',
    '/notices',
    `/notices/${notice}`,
    `/notices/${nepaliNotice}`,
    '/notices/nobody',
    '/contact',
    '/no/such/page',
  ];
  const remove = async () => {
    for (const [path, id] of added) await deleteItem(path, id);
  };
  return { routes, remove };
}

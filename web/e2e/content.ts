import sharp from 'sharp';
import type { AnyItem, ContentPath, ItemAt } from '@content';
import { apiPaths } from '@content/api/contract';
import { staffApiPaths } from '@content/api/staff-contract';
import { demoPassword, demoStaff } from '../../emulators/seed/accounts';
import { undoLater } from './undo';

/** The site under test: Hosting of the emulators. */
export const siteUrl = process.env['SITE_URL'] ?? 'http://127.0.0.1:5100';

/** The member of staff whom journeys sign in as, unless they are about somebody else. */
export const staff = { email: demoStaff.email, password: demoPassword };

let session: Promise<string> | undefined;

/** A new session of a person, as the cookie that carries it. */
export async function sessionOf(person: { email: string; password: string }): Promise<string> {
  const response = await fetch(siteUrl + staffApiPaths.login, {
    method: 'POST',
    headers: { origin: siteUrl, 'content-type': 'application/json' },
    body: JSON.stringify({ email: person.email, password: person.password }),
  });
  if (!response.ok) throw new Error(`login returned ${response.status}: ${await response.text()}`);
  return response.headers.get('set-cookie')?.split(';')[0] ?? '';
}

/** The cookie of a session that all journeys of a file share: signing in is counted, and refused when it is too often. */
export function staffSession(): Promise<string> {
  session ??= sessionOf(staff);
  return session;
}

async function send(method: string, url: string, body?: FormData | object): Promise<unknown> {
  const isForm = body instanceof FormData;
  const response = await fetch(siteUrl + url, {
    method,
    headers: {
      origin: siteUrl,
      cookie: await staffSession(),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${method} ${url} returned ${response.status}: ${text}`);
  return (JSON.parse(text) as { data: unknown }).data;
}

const drawn = new Map<string, Promise<Buffer>>();

/** A JPEG with a sky and a ridge, so that screenshots of tests look like something; made once however often it is asked for. */
export function landscape(width = 1200, height = 800, sky = '#F4A259'): Promise<Buffer> {
  const ridge = `0,${height * 0.7} ${width * 0.3},${height * 0.4} ${width * 0.5},${height * 0.6} ${width * 0.8},${height * 0.3} ${width},${height * 0.6} ${width},${height} 0,${height}`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="100%" height="100%" fill="${sky}"/><polygon points="${ridge}" fill="#14213D"/></svg>`;
  const made = drawn.get(svg) ?? sharp(Buffer.from(svg)).jpeg().toBuffer();
  drawn.set(svg, made);
  return made;
}

export interface FilePart {
  readonly bytes: Buffer;
  readonly name: string;
}
export type Parts = Readonly<Record<string, string | FilePart | readonly (string | FilePart)[]>>;

/** Adds an item through the API, as staff would; returns it. It goes with the test, or with the file. */
export async function addItem<P extends ContentPath>(path: P, parts: Parts): Promise<ItemAt<P>> {
  const form = new FormData();
  for (const [name, given] of Object.entries(parts)) {
    for (const value of [given].flat())
      form.append(
        name,
        typeof value === 'string' ? value : new File([new Uint8Array(value.bytes)], value.name),
      );
  }
  const item = (await send('POST', apiPaths.list(path), form)) as ItemAt<P>;
  deleteLater(path, item._id);
  return item;
}

/** Adds an item of these values with the files of another one, which nobody has to encode again. */
export async function addUsing<P extends ContentPath>(
  path: P,
  { files: used }: ItemAt<P>,
  values: object,
): Promise<ItemAt<P>> {
  const uses = Object.entries(used as AnyItem['files']).map(([field, all]) => [
    field,
    all.map(({ media }) => ({ media })),
  ]);
  const added = { ...values, files: Object.fromEntries(uses) as object };
  const item = (await send('POST', apiPaths.list(path), added)) as ItemAt<P>;
  deleteLater(path, item._id);
  return item;
}

/** Deletes an item that a screen has added once the test is over: then no page of it still fetches the item's pictures. */
export function deleteLater(path: ContentPath, id: string): void {
  undoLater(async () => {
    const headers = { origin: siteUrl, cookie: await staffSession() };
    const { status } = await fetch(siteUrl + apiPaths.one(path, id), { method: 'DELETE', headers });
    if (status !== 200 && status !== 404) throw new Error(`${path}/${id} was not deleted: ${status}`);
  });
}

/** Changes an item through the API. */
export async function changeItem<P extends ContentPath>(
  path: P,
  id: string,
  changes: object,
): Promise<ItemAt<P>> {
  return (await send('PATCH', apiPaths.one(path, id), changes)) as ItemAt<P>;
}

/** Deletes an item through the API. */
export async function deleteItem(path: ContentPath, id: string): Promise<void> {
  await send('DELETE', apiPaths.one(path, id));
}

/** The items of a type that visitors have at this moment. */
export async function visibleItems<P extends ContentPath>(path: P): Promise<ItemAt<P>[]> {
  const response = await fetch(`${siteUrl}${apiPaths.list(path)}?fresh=${Math.random()}`);
  return ((await response.json()) as { data: ItemAt<P>[] }).data;
}

/** Deletes everything of a type, for journeys that need the whole list to be theirs. */
export async function clear(path: ContentPath): Promise<void> {
  const items = (await send('GET', `${apiPaths.list(path)}?view=admin`)) as ItemAt<ContentPath>[];
  for (const { _id } of items) await deleteItem(path, _id);
  if (items.length > 0) await clear(path);
}

/** A picture part of few bytes and few variants: quick to store. */
export async function picturePart(sky?: string): Promise<FilePart> {
  return { bytes: await landscape(300, 200, sky), name: 'ridge.jpg' };
}

/** A PDF part of one page. */
export function pdfPart(name = 'report.pdf'): FilePart {
  const objects = [
    '1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj',
    '2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj',
    '3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 200 200]/Contents 4 0 R>>endobj',
    // A page that is not nearly white: its cover is itself.
    '4 0 obj<</Length 17>>stream\n0 0 200 100 re f \nendstream endobj',
    'trailer<</Root 1 0 R>>',
  ];
  return { bytes: Buffer.from(`%PDF-1.4\n${objects.join('\n')}\n%%EOF\n`), name };
}

/** Adds a notice with a small picture; `overrides` replaces its parts. */
export async function addNotice(overrides: Parts = {}): Promise<ItemAt<'notices'>> {
  return addItem('notices', {
    title: 'Call for volunteers in the hills',
    description: 'We are looking for twelve volunteers.\n\nBring your own cup and a good pair of shoes.',
    image: await picturePart(),
    imageAlt: 'A ridge at dawn',
    ...overrides,
  });
}

/** What a project must have beside its name. */
export const projectFacts = {
  objective: 'Water within reach',
  targetBeneficiaries: '212 households',
  duration: 'Shrawan 2081 – Asar 2083',
  fundingPartner: 'Friends of the Hills',
};

/** Adds a project; `parts` has its name, and replaces others. */
export const addProgram = async (parts: Parts) => addItem('programs', { ...projectFacts, ...parts });

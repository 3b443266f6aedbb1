import { createHash } from 'node:crypto';
import { expect, test, vi } from 'vitest';
import type { AnyItem } from '@content';
import type { AuditEntry, MediaItem } from '@content/api/contract';
import { purgeTrash, sweepFiles } from '../cleanup/cleanup';
import { dataOf, file, servicesIn, startApi, uploadTo, validForm, validValues, typeAt } from '../testing/api';
import { pdf, picture, uniqueCopy } from '../testing/files';
import { useApi, useOwnProject } from '../testing/hooks';

useOwnProject('demo-media'); // what it adds stays
const api = useApi();

const notice = typeAt('notices');

function formWith(sent: File | string, name = 'file'): FormData {
  const form = new FormData();
  form.set(name, sent);
  return form;
}
const upload = async (sent: File) => dataOf<MediaItem>(await api.staff('/media', 'POST', formWith(sent)));
const photo = async (name = 'bridge.jpg') => file(uniqueCopy(await picture()), name);
const paper = async (name = 'terms.pdf') => file(uniqueCopy(await pdf(3)), name);

const add = async (body: FormData | object) => dataOf<AnyItem>(await api.staff('/notices', 'POST', body));
/** Adds a notice with a picture of its own. */
const addNotice = async () => add(await validForm(notice, { image: await photo(), attachment: null }));
/** Adds a notice that uses files of the library. */
const addUsing = (files: object, values: object = {}) => add({ ...validValues(notice), ...values, files });
const trash = ({ _id }: AnyItem) => api.staff(`/notices/${_id}`, 'DELETE');
const one = async (media: string) => dataOf<MediaItem>(await api.staff(`/media/${media}`));
const statusOf = async (media: string) => (await api.staff(`/media/${media}`)).status;
const logOf = async (media: string) =>
  dataOf<AuditEntry[]>(await api.staff(`/audit?type=media&id=${media}`)).map(({ action }) => action);
const found = async (query: string) =>
  dataOf<MediaItem[]>(await api.staff(`/media?${query}`)).map(({ media }) => media);

test('a picture and a document are uploaded first and used later, by reference', async () => {
  const [shown, terms] = [await upload(await photo()), await upload(await paper())];
  expect(shown).toMatchObject({ file: { kind: 'picture', name: 'bridge.jpg' }, uses: [], consent: null });
  expect(terms).toMatchObject({ file: { kind: 'document', name: 'terms.pdf', pages: 3 }, uses: [] });
  expect(shown.uploadedBy.uid).toBe(api.uids.staff);
  const signed = `^/preview/[^/]+/files/media/${shown.media}/${shown.media}/`;
  expect(shown.file.address).toMatch(new RegExp(signed));
  expect(await found('show=unused')).toEqual(expect.arrayContaining([shown.media, terms.media]));
  expect(await found('show=unused&kind=document')).not.toContain(shown.media);

  const title = `Uploaded first ${shown.media}`;
  const used = { image: [{ media: shown.media }], attachments: [{ media: terms.media, label: ' Terms ' }] };
  const { files } = await addUsing(used, { title });
  expect(files['attachments']).toMatchObject([{ label: 'Terms' }]);
  expect(Object.values(files).flatMap((each) => each.map(({ media }) => media))).toEqual([
    shown.media,
    terms.media,
  ]);
  const log = dataOf<AuditEntry[]>(await api.staff(`/audit?type=media&id=${terms.media}`));
  expect(log.map(({ action, title: name }) => [action, name])).toEqual([['uploadMedia', 'terms.pdf']]);
  expect((await one(terms.media)).uses).toMatchObject([
    { path: 'notices', title, field: 'attachments', isPublic: true },
  ]);
  expect(await found('show=unused')).not.toContain(shown.media);
  expect(await found(`q=${shown.media}&kind=document`)).toEqual([terms.media]);
});

test('a new file is answered without reading the content, which cannot use it yet', async () => {
  const unread = await startApi((services) => {
    const allStates = () => Promise.reject(new Error('read'));
    const content = Object.assign(Object.create(services.content) as typeof services.content, { allStates });
    return { ...services, content };
  });
  try {
    const request = { method: 'POST', as: 'staff', body: formWith(await photo()) } as const;
    expect(dataOf<MediaItem>(await unread.call('/media', request)).uses).toEqual([]);
  } finally {
    await unread.stop();
  }
});

test('uploading the same file again returns the same entry, with its first name, and stores what was lost of it', async () => {
  const bytes = uniqueCopy(await picture());
  const { media } = await upload(file(bytes, 'a.jpg'));
  const again = await upload(file(bytes, 'b.jpg'));
  expect([again.media, again.file.name]).toEqual([media, 'a.jpg']);
  const objects = () => api.services.files.namesUnder(`media/${media}/`);
  const stored = await objects();
  await api.services.files.remove(stored.map((name) => ({ name })));
  expect((await upload(file(bytes, 'b.jpg'))).media).toBe(media);
  expect(await objects()).toEqual(stored);
});

test('a description from the library is the default of later uses, which keep their own', async () => {
  const { media } = await upload(await photo());
  const note = (body: object) => api.staff(`/media/${media}`, 'PATCH', body);
  expect(await found('show=undescribed')).toContain(media);
  const focus = { x: 0.25, y: 0.5 };
  const noted = dataOf<MediaItem>(await note({ alt: ' A bridge over the Bheri ', focus }));
  expect(noted).toMatchObject({ alt: 'A bridge over the Bheri', focus, consent: null, uses: [] });
  expect(noted.file).toMatchObject({ alt: 'A bridge over the Bheri', focus });
  expect(await found('show=undescribed')).not.toContain(media);
  expect(await found('q=bheri')).toContain(media);
  expect(await logOf(media)).toEqual(['describeMedia', 'uploadMedia']);

  const pictureIn = async (use: object) => {
    const { files } = await addUsing({ image: [{ media, ...use }] });
    return files['image']?.[0];
  };
  expect(await pictureIn({})).toMatchObject({ alt: 'A bridge over the Bheri', focus });
  const own = await pictureIn({ alt: 'Mine', focus: null });
  expect([own, own && 'focus' in own]).toEqual([expect.objectContaining({ alt: 'Mine' }), false]);
  // The default focus refers to the whole picture.
  const crop = { x: 0, y: 0, width: 0.5, height: 1 };
  const part = await pictureIn({ alt: '', crop });
  expect([part, part && 'focus' in part]).toEqual([expect.objectContaining({ alt: '', crop }), false]);
});

test('of two conflicting notes at once the second is refused, and the first kept', async () => {
  const { media } = await upload(await photo());
  const note = async (body: object) => (await api.staff(`/media/${media}`, 'PATCH', body)).status;
  const focus = { x: 0.25, y: 0.5 };
  const theirs = { people: 'child', who: 'Her mother', given: '', until: '' };
  const mine = { ...theirs, people: 'adults' };
  for (const [body, status] of [
    [{ alt: 'Theirs', base: { alt: '' } }, 200],
    [{ alt: 'Mine', base: { alt: '' } }, 412],
    // What the first has not changed.
    [{ focus, base: { focus: null } }, 200],
    [{ consent: theirs, base: { consent: null } }, 200],
    [{ consent: mine, base: { consent: null } }, 412],
    // Sent again as its answer was lost.
    [{ consent: theirs, base: { consent: null } }, 200],
    [{ alt: 'x'.repeat(301) }, 400],
    [{ focus: { x: 2, y: 0 } }, 400],
    [{ consent: mine, base: 'x' }, 400],
  ] as const)
    expect([body, await note(body)]).toEqual([body, status]);
  const kept = await one(media);
  expect(kept).toMatchObject({ alt: 'Theirs', focus, consent: theirs });
  expect(await note({ consent: mine, base: { consent: kept.consent } })).toBe(200);
  const terms = await upload(await paper());
  expect((await api.staff(`/media/${terms.media}`, 'PATCH', { alt: 'A letter' })).status).toBe(404);
});

test('a used file cannot be deleted, and says where it is used; an unused one is erased, and logged', async () => {
  const { media } = await upload(await photo());
  const item = await addUsing({ image: [{ media }] }, { title: 'Still here' });
  const remove = () => api.staff(`/media/${media}`, 'DELETE');
  const refused = await remove();
  const used = '“Still here” uses this file. Remove it there first.';
  expect([refused.status, refused.body.detail]).toEqual([409, used]);
  await api.staff(`/notices/${item._id}`, 'PATCH', formWith(await photo(), 'image'));
  const kept = await remove();
  const stays =
    'An item in the trash or an earlier version still uses this file. It is deleted when the last of them is.';
  expect([kept.status, kept.body.detail]).toEqual([409, stays]);
  // Whoever erases an item erases its files.
  await trash(item);
  dataOf(await api.staff(`/notices/${item._id}?view=trash`, 'DELETE'));
  expect(await statusOf(media)).toBe(404);
  const other = await upload(await photo('other.jpg'));
  expect(dataOf(await api.staff(`/media/${other.media}`, 'DELETE'))).toEqual({ _id: other.media });
  expect(await api.services.files.namesUnder(`media/${other.media}/`)).toEqual([]);
  expect((await api.staff(`/media/${other.media}`, 'DELETE')).status).toBe(404);
  expect(await logOf(other.media)).toEqual(['deleteMedia', 'uploadMedia']);
});

test('uploads for later use stay, even once their items have left the trash; what came with an item stays as long as a version', async () => {
  const [unused, used] = [await upload(await photo()), await upload(await photo())];
  const [item, other] = [await addUsing({ image: [{ media: used.media }] }), await addNotice()];
  const own = other.files['image']?.[0]?.media ?? '';
  const statuses = () => Promise.all([unused.media, used.media, own].map(statusOf));
  for (const each of [item, other]) await trash(each);
  expect(await api.services.items.get(notice, item._id)).toBeNull();
  await sweepFiles(servicesIn(2));
  expect(await statuses()).toEqual([200, 200, 200]);
  await purgeTrash(servicesIn(31));
  expect((await api.staff(`/notices/${item._id}/restore`, 'POST')).status).toBe(404);
  expect(await statuses()).toEqual([200, 200, 404]);
});

test('a file of an unsaved item is listed nowhere, and gone after a day unless used', async () => {
  const unused = await uploadTo(api, await photo('Asha Unsaved-Child.jpg'));
  const used = await uploadTo(api, await photo());
  const item = await addUsing({ image: [{ media: used }] });
  expect(await found('show=unused')).not.toContain(unused);
  expect(await found('q=Unsaved-Child')).toEqual([]);
  for (const media of [unused, used]) expect(await logOf(media)).toEqual([]);
  await sweepFiles(servicesIn(2));
  expect(await statusOf(unused)).toBe(404);
  expect(await statusOf(used)).toBe(200);
  // Whoever uploads it into the library keeps it, whatever becomes of the item, and that is told once.
  const body = new FormData();
  body.set('file', file((await api.services.files.readOriginal(used)) ?? Buffer.of(), 'again.jpg'));
  const keep = async () => dataOf<MediaItem>(await api.staff('/media', 'POST', body)).media;
  expect([await keep(), await keep()]).toEqual([used, used]);
  expect(await logOf(used)).toEqual(['uploadMedia']);
  await trash(item);
  await sweepFiles(servicesIn(2));
  expect(await statusOf(used)).toBe(200);
});

test('a refused form erases its uploads, unless the library keeps them by then', async () => {
  const [mine, kept] = [await photo(), await photo()];
  const idOf = async (sent: File) =>
    createHash('sha256')
      .update(Buffer.from(await sent.arrayBuffer()))
      .digest('hex')
      .slice(0, 40);
  const { files } = api.services;
  const before = files.add.bind(files);
  const adding = vi.spyOn(files, 'add').mockImplementation(async (media, objects) => {
    await before(media, objects);
    // A colleague uploads the same file meanwhile.
    if (media === (await idOf(kept))) {
      adding.mockRestore();
      await upload(kept);
    }
  });
  for (const image of [mine, kept]) {
    const form = await validForm(notice, { image, attachment: null, title: 'x'.repeat(500) });
    expect((await api.staff('/notices', 'POST', form)).status).toBe(400);
  }
  expect((await api.staff(`/media/${await idOf(mine)}`)).status).toBe(404);
  expect((await api.staff(`/media/${await idOf(kept)}`)).status).toBe(200);
});

test('two people can delete a file at once without an error', async () => {
  const { media } = await upload(await photo());
  const removals = await Promise.all([1, 2].map(() => api.staff(`/media/${media}`, 'DELETE')));
  expect([200, 404]).toEqual(expect.arrayContaining([...new Set(removals.map(({ status }) => status))]));
  expect(await statusOf(media)).toBe(404);
});

const PICTURES = 'JPEG, PNG, WebP, AVIF or GIF';
const DOCUMENTS = 'PDF, DOC, DOCX, XLS or XLSX';
test.each([
  ['nothing', '', () => null, 400, 'file', 'Choose a file'],
  [
    'a text',
    '',
    () => file(Buffer.from('hello'), 'a.txt'),
    415,
    'file',
    `“a.txt” is neither a picture nor a document we can use. Choose a picture (${PICTURES}) or a document (${DOCUMENTS}).`,
  ],
  ['a picture', 'film', () => photo(), 400, 'kind', 'kind must be one of: picture, document'],
])('%s is not taken as %j', async (_, kind, sent, status, field, detail) => {
  const form = new FormData();
  for (const [name, part] of Object.entries({ file: await sent(), kind })) if (part) form.set(name, part);
  const { body, ...response } = await api.staff('/media', 'POST', form);
  expect([response.status, body.errors?.[0]?.field, body.detail]).toEqual([status, field, detail]);
});

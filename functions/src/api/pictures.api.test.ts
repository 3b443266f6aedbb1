import { getFirestore } from 'firebase-admin/firestore';
import sharp from 'sharp';
import { beforeAll, describe, expect, test, vi } from 'vitest';
import { type AnyItem, type ContentTypeDefinition, fileFields, type PictureFile } from '@content';
import type { AuditEntry, Overview, ReplacedPicture, MediaItem, VersionEntry } from '@content/api/contract';
import { DAY_MS, siteDay, dayAfter } from '@content/dates/calendar';
import { isPictureField } from '@content/field-types/registry';
import type { FileUse } from '@content/api/file-use';
import type { Consent } from '@content/files/picture-details';
import type { WithPublishingState } from '@content/items/publishing-status';
import { StoreUnavailable } from '../store/timeout';
import type { ApiRequest, ApiResponse } from '../testing/api';
import { dataOf, file, uploadTo, validForm, validValues, typeAt, problemOf } from '../testing/api';
import { pdf, phonePicture, picture, uniqueCopy } from '../testing/files';
import { checkIntegrity } from '../testing/integrity';
import { useApi, useOwnProject } from '../testing/hooks';

type StaffItem = AnyItem & WithPublishingState;
const today = () => siteDay(new Date());

// all of it is read again and again
useOwnProject('demo-pictures');
const api = useApi();

const stories = typeAt('stories');
const employees = typeAt('employees');

/** Four fields of colour: red and green above, blue and yellow below. */
const FIELDS =
  '<svg xmlns="http://www.w3.org/2000/svg" width="81" height="60"><path fill="red" d="M0 0h40v30H0z"/><path fill="lime" d="M40 0h41v30H40z"/><path fill="blue" d="M0 30h40v30H0z"/><path fill="yellow" d="M40 30h41v30H40z"/></svg>';

/** Parts of a form; with `shown` the picture goes up before, and the item refers to it by JSON. */
interface Given {
  readonly shown?: Partial<FileUse>;
  readonly [part: string]: string | File | null | Partial<FileUse> | undefined;
}
const pictureField = (type: ContentTypeDefinition) => {
  const [found] = fileFields(type).filter(([, field]) => isPictureField(field));
  return found as NonNullable<typeof found>;
};

async function bodyOf(type: ContentTypeDefinition, { shown, ...parts }: Given): Promise<object> {
  const all = parts as Record<string, string | File | null>;
  if (!shown) return validForm(type, all);
  const [name, { upload }] = pictureField(type);
  const { [upload]: sent, ...values } = all;
  const media = shown.media ?? (await uploadTo(api, sent as File));
  return { ...validValues(type), ...values, files: { [name]: [{ ...shown, media }] } };
}

async function add(type: ContentTypeDefinition, parts: Given = {}): Promise<StaffItem> {
  const response = await api.staff(`/${type.path}`, 'POST', await bodyOf(type, parts));
  return dataOf<StaffItem>(response);
}

const pictureIn = (item: AnyItem): PictureFile => {
  const found = Object.values(item.files)
    .flat()
    .find(({ kind }) => kind === 'picture');
  expect(found?.kind).toBe('picture');
  return found as PictureFile;
};
/** A file of its own: no two of them are the same medium. */
const photo = async (name = 'asha.jpg') => file(uniqueCopy(await picture()), name);
const change = ({ _id }: AnyItem, body: ApiRequest['body']) => api.staff(`/stories/${_id}`, 'PATCH', body);
const remove = async ({ _id }: AnyItem) => dataOf(await api.staff(`/stories/${_id}`, 'DELETE'));
const note = (media: string, given: Consent | null) =>
  api.staff(`/media/${media}`, 'PATCH', { consent: given });
const replace = (media: string, body: object) => api.staff(`/media/${media}/replace`, 'POST', body);
const oneMedia = async (media: string) => dataOf<MediaItem>(await api.staff(`/media/${media}`));
const mediaOf = async (show: string) =>
  dataOf<MediaItem[]>(await api.staff(`/media?show=${show}&pageSize=200`)).map(({ media }) => media);
const consents = async () => dataOf<Overview>(await api.staff('/overview')).consents;
const logOf = async (path: string, id: string) =>
  dataOf<AuditEntry[]>(await api.staff(`/audit?type=${path}&id=${id}`));
const agreed: Consent = { people: 'adults', who: 'Kamala Unheard-of', given: '2026-01-15', until: '' };
const consent = (over: Partial<Consent> = {}): Consent => ({ ...agreed, ...over });
const ended = consent({ until: dayAfter(today(), -1) });

async function fetched(address: string): Promise<Buffer> {
  const [media = '', name = ''] = address.split('/').slice(-2);
  const found = await api.services.files.read(`${media}/${decodeURIComponent(name)}`);
  const chunks: Buffer[] = [];
  for await (const chunk of found) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

describe('how a picture is shown', () => {
  test('a crop applies to every variant, and null restores the upload', async () => {
    const crop = { x: 0.5, y: 0, width: 0.5, height: 0.5 };
    const fields = file(await sharp(Buffer.from(FIELDS)).jpeg({ quality: 95 }).toBuffer(), 'fields.jpg');
    const item = await add(stories, { image: fields, shown: { crop } });
    const part = pictureIn(item);
    expect([part.crop, part.width, part.height]).toEqual([crop, 40, 30]);
    const { channels } = await sharp(await fetched(part.address)).stats();
    expect(channels.map(({ mean }) => Math.round(mean / 85))).toEqual([0, 3, 0]);

    const uncropped = { files: { imageUrls: [{ media: part.media, crop: null }] } };
    const whole = pictureIn(dataOf(await change(item, uncropped)));
    expect([whole.crop, whole.width, whole.height]).toEqual([undefined, 81, 60]);
    expect([whole.media, whole.address === part.address]).toEqual([part.media, false]);
  });

  test('a phone’s picture is cropped upright, as it is seen', async () => {
    const crop = { x: 0, y: 0, width: 1, height: 0.5 };
    const item = await add(stories, {
      image: file(await phonePicture(), 'phone.jpg'),
      shown: { crop },
    });
    expect([pictureIn(item).width, pictureIn(item).height]).toEqual([200, 150]);
  });

  test('the focus is public, and changes nothing else of the item', async () => {
    const item = await add(stories, { image: await photo() });
    const before = pictureIn(item);
    expect(before.focus).toBeUndefined();
    const { media, alt } = before;
    const files = { imageUrls: [{ media, alt, focus: { x: 0.5, y: 1 } }] };
    const after = pictureIn(dataOf(await change(item, { files })));
    expect([after.focus, after.alt]).toEqual([{ x: 0.5, y: 1 }, before.alt]);
    const visitors = pictureIn(dataOf(await api.call(`/stories/${item._id}`)));
    expect([visitors.focus, visitors.crop, visitors.name]).toEqual([{ x: 0.5, y: 1 }, undefined, undefined]);
  });

  test('the credit is public, and stays when a form adds a picture', async () => {
    const item = await add(stories);
    const { media } = pictureIn(item);
    const files = { imageUrls: [{ media, alt: 'Fields', credit: ' Maya Himdali ' }] };
    await change(item, { files });
    const another = new FormData();
    another.append('image', await photo());
    await change(item, another);
    const { imageUrls = [] } = dataOf<AnyItem>(await api.call(`/stories/${item._id}`)).files;
    expect(imageUrls).toMatchObject([{ credit: 'Maya Himdali' }, {}]);
    expect(imageUrls[1]).not.toHaveProperty('credit');
  });

  test('several pictures have their own details, in the order of the request', async () => {
    const media = await Promise.all([1, 2, 3].map(async () => uploadTo(api, await photo())));
    const used = (at: number, focus: FileUse['focus']) => ({ media: media[at] ?? '', focus });
    const send = async (path: string, method: string, imageUrls: readonly FileUse[]) => {
      const item = dataOf<StaffItem>(
        await api.staff(path, method, { ...validValues(stories), files: { imageUrls } }),
      );
      const pictures = item.files['imageUrls'] as PictureFile[];
      return { item, seen: pictures.map((one) => [media.indexOf(one.media), one.focus]) };
    };
    const upper = { x: 0, y: 0 };
    const lower = { x: 1, y: 1 };
    const added = await send('/stories', 'POST', [used(0, upper), used(1, null), used(2, lower)]);
    expect(added.seen.flat()).toEqual([0, upper, 1, undefined, 2, lower]);
    // The same picture twice is two uses of it.
    const again = [used(2, lower), used(1, upper), used(2, null)];
    const { seen } = await send(`/stories/${added.item._id}`, 'PATCH', again);
    expect(seen.flat()).toEqual([2, lower, 1, upper, 2, undefined]);
  });

  test.each([
    ['There is no file field called photo', { photo: [] }],
    ['files must be an object with a list for each field', []],
  ])('what names no field is refused: %s', async (message, files) => {
    const { status, body } = await api.staff('/stories', 'POST', { ...validValues(stories), files });
    expect([status, body.errors?.at(-1)]).toEqual([400, { field: 'files', message }]);
  });
});

const said = (over: Partial<Consent>) => ({ shown: { consent: consent(over) } });

test('only staff can see the name of a picture’s file, and who gave consent', async () => {
  const [name, who] = ['Asha Unnamed-Child 2070.jpg', 'Kamala Unheard-of'];
  const secrets = ['Unnamed-Child', 'Unheard-of'];
  const shown = { consent: consent({ who }), alt: 'Women at the spring' };
  const item = await add(stories, { image: await photo(name), shown });
  const { media, address } = pictureIn(item);
  expect(address).toMatch(/\/picture-64\.webp$/);
  const listed = dataOf<StaffItem[]>(await api.staff('/stories?view=admin&pageSize=1'));
  expect([item, ...listed].map((each) => pictureIn(each).name)).toEqual([name, name]);
  expect((await oneMedia(media)).consent?.who).toBe(who);
  for (const collection of await getFirestore().listCollections()) {
    const stored = JSON.stringify((await collection.get()).docs.map((doc) => doc.data()));
    const isTold = secrets.some((secret) => stored.includes(secret));
    expect([collection.id, isTold]).toEqual([collection.id, collection.id === 'media']);
  }
  expect((await api.services.files.namesUnder('')).join()).not.toContain(secrets[0]);
  const own = `/stories/${item._id}`;
  for (const path of ['/stories', own, `${own}/versions`, '/media', `/media/${media}`])
    for (const as of ['anonymous', 'volunteer'] as const) {
      const { text } = await api.call(path, { as });
      expect([path, as, secrets.filter((secret) => text.includes(secret))]).toEqual([path, as, []]);
    }
});

describe('a child’s photo needs confirmation, whichever way it becomes public', () => {
  interface Way {
    /** The item that is changed; null where one is added. */
    readonly of: AnyItem | null;
    readonly go: (isConfirmed: boolean) => Promise<ApiResponse>;
  }
  type Sent = Record<string, string | File>;
  const soon = () => new Date(Date.now() + DAY_MS).toISOString();
  const inForm = (isConfirmed: boolean): Sent => (isConfirmed ? { _confirm: 'pictures' } : {});
  const inBody = (isConfirmed: boolean) => (isConfirmed ? { confirm: 'pictures' } : {});
  const formOf = (parts: Sent) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(parts)) form.set(name, value);
    return form;
  };
  let child: File;
  let media: string;
  beforeAll(async () => {
    child = await photo();
    const parts = { image: child, ...said({ people: 'child' }), _state: 'draft' };
    media = pictureIn(await add(stories, parts)).media;
  });
  const drafted = () => add(stories, { image: child, _state: 'draft' });
  const published = () => add(stories, { image: child, _confirm: 'pictures' });
  const changing = (of: AnyItem, parts: Sent): Way => ({
    of,
    go: (isConfirmed) => change(of, formOf({ ...parts, ...inForm(isConfirmed) })),
  });
  const adding = (parts: Sent): Way => ({
    of: null,
    go: async (isConfirmed) =>
      api.staff('/stories', 'POST', await validForm(stories, { ...parts, ...inForm(isConfirmed) })),
  });
  const step = (of: AnyItem, path: string, body: object = {}): Way => ({
    of,
    go: (isConfirmed) => api.staff(path, 'POST', { ...body, ...inBody(isConfirmed) }),
  });
  const ways: Record<string, () => Promise<Way>> = {
    'adding it': () => Promise.resolve(adding({ image: child })),
    'adding it for later': () => Promise.resolve(adding({ image: child, _publishAt: soon() })),
    'using it once more': async () => {
      const files = { imageUrls: [{ media: pictureIn(await drafted()).media }] };
      const body = { ...validValues(stories), files };
      return {
        of: null,
        go: (isConfirmed) => api.staff('/stories', 'POST', { ...body, ...inForm(isConfirmed) }),
      };
    },
    'publishing a draft, one or several': async () => changing(await drafted(), { _state: 'published' }),
    'scheduling a draft': async () => changing(await drafted(), { _publishAt: soon() }),
    'a change with a new picture': async () =>
      changing(await add(stories, { image: await photo() }), { image: child }),
    'showing again what has ended': async () => {
      const item = await published();
      dataOf(await change(item, { _unpublishAt: new Date().toISOString() }));
      return changing(item, { _unpublishAt: '' });
    },
    'restoring from the trash': async () => {
      const item = await published();
      await remove(item);
      return step(item, `/stories/${item._id}/restore`);
    },
    'restoring what visitors are to see later': async () => {
      const item = await add(stories, { image: child, _publishAt: soon(), _confirm: 'pictures' });
      await remove(item);
      return step(item, `/stories/${item._id}/restore`);
    },
    'bringing a version back, as undo does': async () => {
      const item = await published();
      dataOf(await change(item, formOf({ imageUrls: '[]', image: await photo() })));
      return step(item, `/stories/${item._id}/versions/1/restore`);
    },
    'publishing a copy': async () => {
      const original = await drafted();
      const copy = dataOf<AnyItem>(await api.staff(`/stories/${original._id}/duplicate`, 'POST', {}));
      return changing(copy, { _state: 'published' });
    },
    'replacing another one everywhere': async () => {
      const item = await add(stories, { image: await photo() });
      return step(item, `/media/${pictureIn(item).media}/replace`, { media });
    },
  };

  test.each(Object.entries(ways))('%s, and the log tells who confirmed it', async (_, prepare) => {
    const { of, go } = await prepare();
    const refused = await go(false);
    const question = {
      field: '_confirm',
      message: expect.stringContaining('“asha.jpg” shows a child') as string,
      picture: { media, name: 'asha.jpg' },
    };
    expect([refused.status, refused.body.errors]).toMatchObject([409, [question]]);
    const done = dataOf<Partial<AnyItem>>(await go(true));
    const id = of?._id ?? done._id ?? '';
    const [entry] = await logOf('stories', id);
    expect(entry?.confirmed).toEqual([media]);
  });

  test('a form that says there is no child needs confirmation even for a draft, if a colleague has noted one', async () => {
    const files = { imageUrls: [{ media, consent: consent({ people: 'adults' }) }] };
    const refused = await change(await drafted(), { files });
    expect(problemOf(refused)).toEqual([409, expect.stringContaining('is noted as showing a child')]);
  });

  test('what visitors see already is not asked about, and not recorded as confirmed', async () => {
    const item = await published();
    dataOf(await change(item, { title: 'Another title' }));
    dataOf(await change(item, { title: 'A third title', _confirm: 'pictures' }));
    const [entry] = await logOf('stories', item._id);
    expect(entry).not.toHaveProperty('confirmed');
  });
});

describe('consent', () => {
  test('is listed by when it ends, the soonest first', async () => {
    const ending = async (days: number) => {
      const story = await add(stories, { image: await photo(), ...said({ until: dayAfter(today(), days) }) });
      return pictureIn(story).media;
    };
    const [later, sooner] = [await ending(9), await ending(3)];
    const found = (await mediaOf('ending')).filter((media) => media === later || media === sooner);
    expect(found).toEqual([sooner, later]);
  });

  test('is logged when it is noted with an item, and when it is withdrawn', async () => {
    const title = 'Women at the spring';
    const shown = { consent: consent(), alt: title };
    const { media } = pictureIn(await add(stories, { image: await photo(), shown }));
    expect((await note(media, null)).status).toBe(200);
    const { history } = await oneMedia(media);
    expect(history?.map((noted) => noted.consent)).toEqual([null, consent()]);
    const told = [
      { action: 'removeConsent', title },
      { action: 'noteConsent', title },
    ];
    expect(await logOf('media', media)).toMatchObject(told);
  });

  test('that has ended needs confirmation at each save, and is listed as running out', async () => {
    const item = await add(stories, { image: await photo(), ...said({ until: today() }) });
    const { media } = pictureIn(item);
    const rename = () => change(item, { title: 'Another title' });
    const before = await consents();
    expect(await mediaOf('ending')).toContain(media);
    expect(await mediaOf('ended')).not.toContain(media);
    dataOf(await note(media, ended));
    expect(await mediaOf('ended')).toContain(media);
    const after = await consents();
    expect([after.ended - before.ended, before.ending - after.ending]).toEqual([1, 1]);
    expect(problemOf(await rename())).toEqual([409, expect.stringContaining('has ended')]);
    dataOf(await note(media, consent({ until: dayAfter(today(), 60) })));
    expect(await mediaOf('ending')).toContain(media);
    const later = consent({ until: dayAfter(today(), 61) });
    expect(dataOf<MediaItem>(await note(media, later)).consent).toEqual(later);
    expect((await rename()).status).toBe(200);
    expect([...(await mediaOf('ending')), ...(await mediaOf('ended'))]).not.toContain(media);
    expect((await note('unknown', null)).status).toBe(404);
  });

  test('that has ended needs no confirmation when items are reordered, as visitors see it already', async () => {
    const shown = { consent: consent({ until: dayAfter(today(), 1) }) };
    const item = await add(employees, { photo: await photo(), shown });
    dataOf(await note(pictureIn(item).media, ended));
    const save = (body: object) => api.staff(`/employees/${item._id}`, 'PATCH', body);
    expect(dataOf<StaffItem>(await save({ displayOrder: 7 }))).toMatchObject({ displayOrder: 7 });
    const visitors = dataOf<AnyItem>(await api.call(`/employees/${item._id}`));
    expect(visitors['displayOrder']).toBe(7);
  });

  test('of pictures replaced or deleted since is no longer on the dashboard', async () => {
    const item = await add(stories, { image: await photo(), ...said({ until: today() }) });
    const gone = await add(stories, { image: await photo(), ...said({ until: today() }) });
    const { media } = pictureIn(item);
    dataOf(await note(media, ended));
    const before = await consents();
    dataOf(await replace(media, { media: await uploadTo(api, await photo()) }));
    await remove(gone);
    const after = await consents();
    expect([before.ended - after.ended, before.ending - after.ending]).toEqual([1, 1]);
  });
});

describe('all pictures', () => {
  /** One of a child that visitors do not see. */
  let by: string;
  beforeAll(async () => {
    const parts = { image: await photo(), ...said({ people: 'child' }), _state: 'draft' };
    by = pictureIn(await add(stories, parts)).media;
  });

  test('can be used again, and stay when the other item is erased', async () => {
    const focus = { x: 0.1, y: 0.2 };
    const story = await add(stories, { image: await photo(), shown: { focus } });
    const first = pictureIn(story);
    const shown = { media: first.media, focus };
    const employee = await add(employees, { shown });
    const second = pictureIn(employee);
    expect([second.media, second.focus]).toEqual([first.media, focus]);
    const { uses } = await oneMedia(first.media);
    expect(uses.map(({ path, isPublic }) => [path, isPublic]).sort()).toEqual([
      ['employees', true],
      ['stories', true],
    ]);
    await remove(story);
    await api.staff(`/stories/${story._id}?view=trash`, 'DELETE');
    expect((await fetched(second.address)).length).toBeGreaterThan(0);
    await api.staff(`/employees/${employee._id}`, 'DELETE');
    await api.staff(`/employees/${employee._id}?view=trash`, 'DELETE');
    expect(await api.services.files.namesUnder(`media/${first.media}/`)).toEqual([]);
    const again = await api.staff('/employees', 'POST', await bodyOf(employees, { shown }));
    expect(again.body.errors).toEqual([
      { field: 'photo', message: 'This picture is not there any more. Choose another one.' },
    ]);
  });

  test('can be searched, filtered and paged', async () => {
    const item = await add(stories, {
      image: await photo(),
      title: 'Zyxomma of the Bheri river',
      imageAlt: 'A dragonfly',
    });
    const { media } = pictureIn(item);
    const found = async (query: string) => {
      const { body } = await api.staff(`/media?kind=picture&${query}`);
      const all = (body.data as MediaItem[]).map((one) => one.media);
      return { all, nextPageToken: body.nextPageToken, total: body['total'] };
    };
    expect((await found('q=zyxomma%20DRAGONFLY')).all).toEqual([media]);
    expect((await found('q=zyxomma&type=employees')).all).toEqual([]);
    expect((await found('q=zyxomma&type=stories')).all).toEqual([media]);
    expect((await found('q=zyxomma&show=undescribed')).all).toEqual([]);
    await change(item, { imageAlt: '' });
    const first = await found('pageSize=1');
    const second = await found(`pageSize=1&pageToken=${first.nextPageToken ?? ''}`);
    expect([first.all, second.all.length, second.all[0] === media]).toEqual([[media], 1, false]);
    expect(first.total).toBe(second.total);
  });

  test('can replace one another in every item, each with a version, overwriting nobody', async () => {
    const upload = await photo();
    const story = await add(stories, { image: upload, imageAlt: 'Mine' });
    const { media } = pictureIn(story);
    const itself = await replace(media, { media });
    const choose = { field: 'media', message: 'Choose another picture' };
    expect([itself.status, itself.body.errors]).toEqual([400, [choose]]);
    const employee = await add(employees, { photo: upload });
    const other = await add(employees, { photo: await photo() });
    expect(pictureIn(employee).media).toBe(media);
    // The story is public, with a draft of what comes next.
    dataOf(await change(story, { title: 'A draft', _state: 'draft' }));
    const by = { media: await uploadTo(api, await photo()) };
    const result = dataOf<ReplacedPicture>(await replace(media, by));
    expect([result.replaced, result.left, result.media === media]).toEqual([2, [], false]);
    const admin = async (path: string, id: string) =>
      dataOf<StaffItem>(await api.staff(`/${path}/${id}?view=admin`));
    const [draft, shown] = [
      await admin('stories', story._id),
      dataOf<AnyItem>(await api.call(`/stories/${story._id}`)),
    ];
    expect([draft['title'], draft._version, pictureIn(draft).media]).toEqual(['A draft', 4, result.media]);
    // What visitors see is a version too: bringing it back, as Undo does, does not bring back the old picture.
    const { publicVersion } = draft._publication ?? {};
    const ofVersions = dataOf<VersionEntry[]>(await api.staff(`/stories/${story._id}/versions`));
    expect([publicVersion, ofVersions.map(({ version }) => version)]).toEqual([3, [4, 3, 2, 1]]);
    // The draft's new version differs from the draft before it, not from what visitors see.
    expect(ofVersions[0]?.changed).toEqual(['imageUrls']);
    const seen = dataOf<StaffItem>(await api.staff(`/stories/${story._id}/versions/3`));
    expect([seen['title'], pictureIn(seen).media]).toEqual([story['title'], result.media]);
    expect([pictureIn(draft).alt, pictureIn(shown).address === pictureIn(story).address]).toEqual([
      'Mine',
      false,
    ]);
    expect((await fetched(pictureIn(shown).address)).length).toBeGreaterThan(0);
    expect(pictureIn(await admin('employees', employee._id)).media).toBe(result.media);
    expect(pictureIn(await admin('employees', other._id)).media).toBe(pictureIn(other).media);
    const versions = dataOf<object[]>(await api.staff(`/employees/${employee._id}/versions`));
    expect(versions).toHaveLength(2);
    expect((await replace(media, by)).status).toBe(404);
    const { missing } = await checkIntegrity(api.services);
    expect(missing).toEqual([]);
  });

  test('need confirmation for a child beside a draft too, but only where it becomes public', async () => {
    const story = await add(stories, { image: await photo() });
    const { media } = pictureIn(story);
    const draft = new FormData();
    draft.set('imageUrls', '[]');
    draft.set('image', await photo());
    draft.set('_state', 'draft');
    const { media: ofDraft } = pictureIn(dataOf(await change(story, draft)));
    expect((await replace(media, { media: by })).status).toBe(409);
    expect((await api.call(`/stories/${story._id}`)).headers.get('etag')).toBe('"1"');
    expect((await replace(ofDraft, { media: by })).status).toBe(200);
    expect((await replace(media, { media: by, confirm: 'pictures' })).status).toBe(200);
  });

  test('are not replaced at all, drafts included, while one item needs confirmation', async () => {
    const upload = await photo();
    const draft = await add(employees, { photo: upload, _state: 'draft' });
    const story = await add(stories, { image: upload });
    const { media } = pictureIn(story);
    expect((await replace(media, { media: by })).status).toBe(409);
    const mediaIn = async (path: string, id: string) =>
      pictureIn(dataOf<StaffItem>(await api.staff(`/${path}/${id}?view=admin`))).media;
    expect(await mediaIn('employees', draft._id)).toBe(media);
    expect(await mediaIn('stories', story._id)).toBe(media);
    const { replaced, media: now } = dataOf<ReplacedPicture>(
      await replace(media, { media: by, confirm: 'pictures' }),
    );
    expect([replaced, await mediaIn('employees', draft._id)]).toEqual([2, now]);
  });

  test('are replaced where possible; items that fail after the first are named', async () => {
    const upload = await photo();
    const first = await add(employees, { photo: upload });
    const second = await add(stories, { image: upload, title: 'Out of reach' });
    const { media } = pictureIn(first);
    const { items } = api.services;
    const update = items.update.bind(items);
    const failing = vi
      .spyOn(items, 'update')
      .mockImplementation((type, ...rest) =>
        type === stories ? Promise.reject(new StoreUnavailable('update')) : update(type, ...rest),
      );
    const by = { media: await uploadTo(api, await photo()) };
    const [some, none] = [await replace(media, by), await replace(media, by)];
    failing.mockRestore();
    const left = [{ path: 'stories', _id: second._id, title: 'Out of reach' }];
    expect(dataOf<ReplacedPicture>(some)).toMatchObject({ replaced: 1, left });
    // Where nothing at all could be done, that is what is said.
    expect(none.status).toBe(503);
    expect(dataOf<ReplacedPicture>(await replace(media, by))).toMatchObject({ replaced: 1, left: [] });
  });

  test('give way to a picture of the library only', async () => {
    const { media } = pictureIn(await add(stories, { image: await photo() }));
    const noId = 'media must be the id of a picture in the library';
    const document = await uploadTo(api, file(await pdf(), 'a.pdf'));
    const notUsed = '“a.pdf” is not a picture we can use. Choose a JPEG, PNG, WebP, AVIF or GIF file.';
    for (const [body, status, detail] of [
      [{}, 400, noId],
      [{ media: 'x' }, 400, noId],
      [{ media: 'a'.repeat(40) }, 400, 'This picture is not there any more. Choose another one.'],
      [{ media: document }, 415, notUsed],
    ] as const)
      expect(problemOf(await replace(media, body))).toEqual([status, detail]);
  });
});

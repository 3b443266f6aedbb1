import type { Request, Response, Router } from 'express';
import type { AnyItem, ContentTypeDefinition } from '@content';
import { contentTypeAt } from '@content';
import type { Page } from '@content/contract';
import { apiPaths } from '@content/contract';
import type { Services } from '../services';
import { WriteConflict } from '../store/documents';
import { presentItem } from '../store/present';
import type { StoredItem } from '../store/stored';
import { requireStaff } from './access';
import { readForm } from './body';
import { readIdempotencyKey, readIfMatch, versionTag } from './conditional';
import { ContentWriter } from '../content/writer';
import { mount, sendPrivate } from './mount';
import { isPossibleId } from '@content/ids';
import { HttpProblem, notFound } from './problems';
import type { Query, View } from '../content/lists';
import { listItems, oneItem, readView } from '../content/lists';
import { listTrash, oneTrashed } from '../content/trash';
import { listForStaff } from '../content/staff-list';

/** What a handler works on: the type of the address, and the item's id where the address has one. */
interface Target {
  readonly type: ContentTypeDefinition;
  readonly id: string;
}

function targetOf(request: Request): Target {
  const type = contentTypeAt(String(request.params['type']));
  if (!type) throw notFound();
  return { type, id: String(request.params['id'] ?? '') };
}

function conflictProblem(type: ContentTypeDefinition, conflict: WriteConflict): HttpProblem {
  switch (conflict.reason) {
    case 'missing':
      return notFound(type.messages.notFound);
    case 'stale':
      return new HttpProblem(412, 'Someone else has changed this in the meantime');
    case 'deleted':
      return new HttpProblem(409, 'This was added and deleted in the meantime');
    case 'exists':
      return new HttpProblem(409, `There is a ${type.name} already. Replace it instead.`, undefined, {
        Location: apiPaths.one(type.path, conflict.existingId ?? ''),
      });
  }
}

/** Runs a write; what the store does not allow becomes the answer that says so. */
async function writing<T>(type: ContentTypeDefinition, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    throw error instanceof WriteConflict ? conflictProblem(type, error) : error;
  }
}

function sendItem(response: Response, type: ContentTypeDefinition, item: StoredItem, status: number): void {
  response.set('ETag', versionTag(item.version));
  if (status === 201) response.set('Location', apiPaths.one(type.path, item.id));
  sendPrivate(response, presentItem(type, item), status);
}

/** The one router of all content types: list, one, create, update, delete (decisions.md section 3). */
export function resourceRouter(services: Services): Router {
  const { documents } = services;
  const writer = new ContentWriter(services);

  const pages: Readonly<Record<View, (type: ContentTypeDefinition, query: Query) => Promise<Page<AnyItem>>>> =
    {
      public: (type, query) => listItems(documents, type, query, 'public'),
      admin: (type, query) => listForStaff(services, type, query),
      trash: (type, query) => listTrash(documents, type, query),
    };

  async function list(request: Request, response: Response): Promise<void> {
    const { type } = targetOf(request);
    const view = readView(request);
    if (view !== 'public') await requireStaff(services, request);
    if (view !== 'public') response.set('Cache-Control', 'private, no-store');
    const { items: data, ...page } = await pages[view](type, request.query);
    response.json({ data, ...page });
  }

  async function one(request: Request, response: Response): Promise<void> {
    const { type, id } = targetOf(request);
    const view = readView(request);
    if (view !== 'public') await requireStaff(services, request);
    const item =
      view === 'trash' ? await oneTrashed(documents, type, id) : await oneItem(documents, type, id, view);
    if (!item) throw notFound(type.messages.notFound);
    if (view !== 'public') response.set('Cache-Control', 'private, no-store');
    response.set('ETag', versionTag(item._version)).json({ data: item });
  }

  async function create(request: Request, response: Response): Promise<void> {
    const { type } = targetOf(request);
    const person = await requireStaff(services, request);
    const key = readIdempotencyKey(request);
    const earlier = key ? await documents.get(type, key) : null;
    const id = key ?? documents.newId(type);
    const item = earlier ?? (await writing(type, writer.create(type, id, await readForm(request), person)));
    sendItem(response, type, item, 201);
  }

  async function update(request: Request, response: Response): Promise<void> {
    const { type, id } = targetOf(request);
    const person = await requireStaff(services, request);
    const matches = readIfMatch(request);
    const current = isPossibleId(id) ? await documents.get(type, id) : null;
    if (!current) throw notFound(type.messages.notFound);
    if (matches && !matches(current.version)) throw conflictProblem(type, new WriteConflict('stale'));
    const form = await readForm(request);
    sendItem(response, type, await writing(type, writer.update(type, current, matches, form, person)), 200);
  }

  async function remove(request: Request, response: Response): Promise<void> {
    const { type, id } = targetOf(request);
    const person = await requireStaff(services, request);
    try {
      const erased = readView(request) === 'trash';
      if (erased) await writing(type, writer.erase(type, id, person));
      else await writing(type, writer.remove(type, id, readIfMatch(request), person));
    } catch (error) {
      const missing = error instanceof HttpProblem && error.status === 404;
      throw missing ? notFound(type.messages.deleteMissing ?? type.messages.notFound) : error;
    }
    sendPrivate(response, { _id: id });
  }

  async function restore(request: Request, response: Response): Promise<void> {
    const { type, id } = targetOf(request);
    const person = await requireStaff(services, request);
    sendItem(response, type, await writing(type, writer.restore(type, id, person)), 200);
  }

  return mount(services, [
    { method: 'get', path: '/:type', handle: list },
    { method: 'post', path: '/:type', handle: create },
    { method: 'get', path: '/:type/:id', handle: one },
    { method: 'patch', path: '/:type/:id', handle: update },
    { method: 'delete', path: '/:type/:id', handle: remove },
    { method: 'post', path: '/:type/:id/restore', handle: restore },
  ]);
}

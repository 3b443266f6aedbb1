import type { Request, Response, Router } from 'express';
import { contentTypeAt } from '@content';
import type { Services } from '../services';
import { requireStaff } from './access';
import { mount } from './mount';
import { badRequest } from './problems';
import { listTrashEntries } from '../content/trash';

/** GET /trash?type=notices, for staff: what was deleted, of all types or of one, the last deleted first. */
export function trashRouter(services: Services): Router {
  async function list(request: Request, response: Response): Promise<void> {
    await requireStaff(services, request);
    const given = request.query['type'];
    const type = typeof given === 'string' ? contentTypeAt(given) : undefined;
    if (given !== undefined && !type) throw badRequest('type must be the path of a content type');
    const { documents, clock } = services;
    const { items, ...page } = await listTrashEntries(documents, request.query, clock(), type);
    response.set('Cache-Control', 'private, no-store').json({ data: items, ...page });
  }
  return mount(services, [{ method: 'get', path: '/trash', handle: list }]);
}

import type { Request, Response, Router } from 'express';
import { contentTypeAt } from '@content';
import type { Services } from '../services';
import { STAFF_PATH } from '../store/audit';
import { requireStaff } from './access';
import { mount } from './mount';
import { isPossibleId } from '@content/ids';
import { badRequest } from './problems';
import { readMoment, readPageSize } from '../content/lists';

/** What the log keeps entries of: the content types, and the staff. */
function isLogged(type: unknown): type is string {
  return typeof type === 'string' && (type === STAFF_PATH || contentTypeAt(type) !== undefined);
}

/** Who did what and when, for staff only: GET /audit?type=notices&id=…, newest first. */
export function auditRouter(services: Services): Router {
  async function list(request: Request, response: Response): Promise<void> {
    await requireStaff(services, request);
    const { type, id } = request.query;
    if (type !== undefined && !isLogged(type)) {
      throw badRequest('type must be the path of a content type');
    }
    if (id !== undefined && !(typeof id === 'string' && isPossibleId(id) && type !== undefined)) {
      throw badRequest('id must be an item of the given type');
    }
    const limit = readPageSize(request.query);
    const before = readMoment(request.query);
    const entries = await services.audit.list({
      limit,
      ...(type === undefined ? {} : { path: type }),
      ...(id === undefined ? {} : { itemId: id }),
      ...(before ? { before } : {}),
    });
    const nextPageToken = entries.length === limit ? entries.at(-1)?.at : undefined;
    response.set('Cache-Control', 'private, no-store').json({ data: entries, nextPageToken });
  }
  return mount(services, [{ method: 'get', path: '/audit', handle: list }]);
}

import type { Request, Response } from 'express';
import { Router } from 'express';
import type { Services } from '../services';
import { requireSameSite } from './access';
import { HttpProblem } from './problems';

export type Method = 'get' | 'post' | 'patch' | 'delete';

/** One line of an endpoint table. */
export interface Endpoint {
  readonly method: Method;
  /** Path below /api/v1, in Express's form. */
  readonly path: string;
  readonly handle: (request: Request, response: Response) => Promise<void>;
}

/** Mounts a table of endpoints: writes are same-site only, and a known path with a wrong method answers 405. */
export function mount(services: Services, endpoints: readonly Endpoint[]): Router {
  const router = Router();
  for (const path of new Set(endpoints.map((endpoint) => endpoint.path))) {
    const here = endpoints.filter((endpoint) => endpoint.path === path);
    const route = router.route(path);
    for (const { method, handle } of here) {
      route[method](async (request, response) => {
        if (method !== 'get') requireSameSite(services, request);
        await handle(request, response);
      });
    }
    const allow = here.map(({ method }) => method.toUpperCase()).join(', ');
    route.all((request) => {
      throw new HttpProblem(405, `${request.method} is not possible here`, undefined, { Allow: allow });
    });
  }
  return router;
}

/** Answers `{ data }` that no cache may keep. */
export function sendPrivate(response: Response, data: unknown, status = 200): void {
  response.status(status).set('Cache-Control', 'private, no-store').json({ data });
}

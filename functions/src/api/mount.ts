import type { Request } from 'express';
import { Router } from 'express';
import type { Services } from '../services';
import { requireSameSite, requireStaff } from './access';
import { PRIVATE, allowCaching } from './caching';
import type { Endpoint, Operation } from './endpoint';
import { badRequest, notPossible } from './problems';

/** The operation that ?view asks for; without the parameter the endpoint's own. */
async function operationFor(services: Services, endpoint: Endpoint, request: Request): Promise<Operation> {
  const { views, operation } = endpoint;
  const view = request.query['view'];
  if (!views || view === undefined) return operation;
  const found = (view === 'admin' || view === 'trash') && views[view];
  if (found) return found;
  if (operation.access !== 'public') await requireStaff(services, request);
  throw badRequest('view must be admin, trash, or absent');
}

/**
 * Mounts a table of endpoints. Writes are same-site only; what is not declared public is for staff; no cache may keep
 * what is not declared public; a known path with a wrong method answers 405.
 */
export function mount(services: Services, endpoints: readonly Endpoint[]): Router {
  const router = Router({ caseSensitive: true });
  const paths = endpoints.flatMap(({ path, alias }) => (alias === undefined ? [path] : [path, alias]));
  for (const path of new Set(paths)) {
    const here = endpoints.filter((endpoint) => endpoint.path === path || endpoint.alias === path);
    const route = router.route(path);
    for (const endpoint of here) {
      route[endpoint.method](async (request, response) => {
        response.set('Cache-Control', PRIVATE);
        if (endpoint.method !== 'get') requireSameSite(services, request);
        const operation = await operationFor(services, endpoint, request);
        if (operation.access === 'public' && operation.caching === 'public') allowCaching(response);
        const body = await operation.run(services, request, response);
        response.status(endpoint.response.status ?? 200).json(body);
      });
    }
    const possible = here.map(({ method }) => method.toUpperCase());
    route.all((request) => {
      throw notPossible(request.method, possible);
    });
  }
  return router;
}

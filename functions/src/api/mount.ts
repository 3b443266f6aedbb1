import { type Request, Router } from 'express';
import { boundedBy, cachePolicy } from '../cache-policy';
import type { Services } from '../services';
import { SharedResponse, textTag } from '../shared-response';
import { requireSameSite, requireStaff } from './access';
import { type Endpoint, type Operation, PageResponse, pathAliases } from './endpoint';
import { badRequest, notPossible } from './problems';

/** Brotli's, for what is compressed while somebody waits. */
const QUALITY = 5;
const JSON_TYPE = new Headers({ 'Content-Type': 'application/json; charset=utf-8' });

/** The operation that `?view` names; without the parameter the endpoint's own. */
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
  const { clock, content } = services;
  const router = Router({ caseSensitive: true });
  for (const path of new Set(endpoints.flatMap((endpoint) => pathAliases(endpoint.path)))) {
    const here = endpoints.filter((endpoint) => pathAliases(endpoint.path).includes(path));
    const route = router.route(path);
    for (const endpoint of here) {
      route[endpoint.method](async (request, response) => {
        response.set('Cache-Control', cachePolicy.private);
        if (endpoint.method !== 'get') requireSameSite(services, request);
        const operation = await operationFor(services, endpoint, request);
        const isShared = operation.access === 'public' && operation.caching === 'public';
        const begun = clock();
        // Which types a response depends on is known when it has been made.
        const share = (policy: string) => {
          if (isShared) response.set('Cache-Control', boundedBy(policy, content.nextChange(begun), clock()));
        };
        // The problem handler leaves it to a 404.
        const result = await operation
          .run(services, request, response)
          .finally(() => share(cachePolicy.missing));
        if (result instanceof PageResponse) return result.send(response);
        share(cachePolicy.apiResponse);
        const { status = 200 } = endpoint.response;
        const text = JSON.stringify(endpoint.bodyOf(result));
        const etag = isShared ? (response.get('ETag') ?? textTag(text)) : undefined;
        const body = new SharedResponse({ status, headers: JSON_TYPE, text, etag, quality: QUALITY });
        await body.send(request, response);
      });
    }
    const possible = here.map(({ method }) => method.toUpperCase());
    route.all((request) => {
      throw notPossible(request.method, possible);
    });
  }
  return router;
}

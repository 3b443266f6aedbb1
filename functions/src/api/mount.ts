import { type Request, type Response, Router } from 'express';
import { boundedBy, cachePolicy } from '../cache-policy';
import type { Services } from '../services';
import { type Header, SharedResponse, textTag } from '../shared-response';
import { requireSameSite, requireStaff } from './access';
import { type Endpoint, type Operation, PageResponse, pathAliases } from './endpoint';
import { badRequest, notPossible } from './problems';

/** Brotli's, for what is compressed while somebody waits. */
const QUALITY = 5;
const JSON_TYPE: readonly Header[] = [['Content-Type', 'application/json; charset=utf-8']];

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

  /** Responds with what caches may share until the content changes. */
  async function shared(make: () => Promise<unknown>, request: Request, response: Response): Promise<void> {
    const { content, clock } = services;
    const asked = clock();
    // Which types a response depends on is known when it has been made.
    const untilChange = (policy: string) => boundedBy(policy, content.nextChange(asked), clock());
    const body = await make().finally(() => {
      // The problem handler keeps it for a 404.
      response.set('Cache-Control', untilChange(cachePolicy.missing));
    });
    const text = JSON.stringify(body);
    const etag = response.get('ETag') ?? textTag(text);
    const made = new SharedResponse({ status: 200, headers: JSON_TYPE, text, etag, quality: QUALITY });
    await made.send(request, response, [['Cache-Control', untilChange(cachePolicy.apiResponse)]]);
  }

  for (const path of new Set(endpoints.flatMap((endpoint) => pathAliases(endpoint.path)))) {
    const here = endpoints.filter((endpoint) => pathAliases(endpoint.path).includes(path));
    const route = router.route(path);
    for (const endpoint of here) {
      route[endpoint.method](async (request, response) => {
        response.set('Cache-Control', cachePolicy.private);
        if (endpoint.method !== 'get') requireSameSite(services, request);
        const operation = await operationFor(services, endpoint, request);
        const run = () => operation.run(services, request, response);
        if (operation.access === 'public' && operation.caching === 'public')
          return shared(async () => endpoint.bodyOf(await run()), request, response);
        const result = await run();
        if (result instanceof PageResponse) return result.send(response);
        const { status = 200 } = endpoint.response;
        const text = JSON.stringify(endpoint.bodyOf(result));
        const made = new SharedResponse({ status, headers: JSON_TYPE, text, quality: QUALITY });
        await made.send(request, response);
      });
    }
    const possible = here.map(({ method }) => method.toUpperCase());
    route.all((request) => {
      throw notPossible(request.method, possible);
    });
  }
  return router;
}

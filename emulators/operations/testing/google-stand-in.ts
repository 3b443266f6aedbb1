import { googleApi, type GoogleCall } from '../google-api';

type Resource = Record<string, unknown>;

const isResource = (value: unknown): value is Resource =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A resource as a PATCH leaves it. */
function patched(before: Resource, change: Resource): Resource {
  const changed = Object.entries(change).map(([key, value]) => {
    const old = before[key];
    return [key, isResource(old) && isResource(value) ? patched(old, value) : value];
  });
  return { ...before, ...(Object.fromEntries(changed) as Resource) };
}

/** Stands in for Google's administration APIs, which have no emulator: stores resources and refuses unknown ones. */
export class GoogleStandIn {
  /** By host and path. */
  readonly kept = new Map<string, Resource>();
  /** Calls that changed something. */
  readonly calls: string[] = [];
  /** Refusals by the beginning of method, host and path: with which status, and how many times. */
  readonly refused = new Map<string, { status: number; times: number }>();
  private ids = 0;

  /** Calls this instead of Google. */
  call(project: string, token = 'a-token'): GoogleCall {
    return googleApi(project, {
      token: () => Promise.resolve(token),
      request: this.request,
    });
  }

  /** Replaces `fetch`. */
  readonly request = (url: string, init: RequestInit = {}): Promise<Response> => {
    const [status, body] = this.answer(url, init);
    return Promise.resolve(new Response(JSON.stringify(body), { status }));
  };

  private refusal(request: string): number | undefined {
    for (const [start, refusal] of this.refused) {
      if (!request.startsWith(start) || refusal.times === 0) continue;
      refusal.times -= 1;
      return refusal.status;
    }
    return undefined;
  }

  private answer(url: string, { method = 'GET', headers, body: text }: RequestInit): [number, object] {
    const { host, pathname: path, searchParams } = new URL(url);
    const pathname = `/${host}${path}`;
    const key = searchParams.get('key');
    if (key !== null) {
      const project = this.kept.get(pathname)?.[key];
      return project ? [200, { projectId: project }] : [400, { error: { message: 'API key not valid.' } }];
    }
    const body = JSON.parse(typeof text === 'string' ? text : '{}') as Resource;
    if (new Headers(headers).get('authorization') !== 'Bearer a-token')
      return [401, { error: { message: 'Who are you?' } }];
    const status = this.refusal(`${method} ${pathname}`);
    if (status !== undefined) return [status, { error: { message: 'Google refuses' } }];
    if (pathname.endsWith(':getIamPolicy')) return [200, this.kept.get(pathname) ?? {}];
    if (method !== 'GET') this.calls.push(`${method} ${pathname}`);
    const name = pathname.replace(/^\/[^/]+\/(storage\/)?v\d\//, '');
    if (method === 'GET') {
      const found = this.kept.get(pathname);
      if (found) return [200, found];
      const below = [...this.kept].filter(([key]) => key.startsWith(`${pathname}/`));
      const isList = searchParams.has('pageSize');
      return isList
        ? [200, { [pathname.split('/').at(-1) ?? '']: below.map(([, value]) => value) }]
        : [404, {}];
    }
    const id =
      method === 'POST' ? `/${typeof body['name'] === 'string' ? body['name'] : (this.ids += 1)}` : '';
    const place = pathname + id;
    if (method === 'PATCH' && !this.kept.has(place)) return [404, { error: { message: `no ${place}` } }];
    const value = {
      ...patched(method === 'PATCH' ? (this.kept.get(place) ?? {}) : {}, body),
      name: name + id,
    };
    this.kept.set(place, value);
    return [200, value];
  }
}

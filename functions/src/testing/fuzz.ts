import fc from 'fast-check';
import { contentTypes } from '@content';
import { API_BASE } from '@content/contract';
import type { ApiResponse, TestApi } from './api';
import { pdf, picture } from './files';
import type { fileKinds, FuzzRequest, Part } from './fuzz-requests';
import { anyRequest } from './fuzz-requests';

/** What a run was answered and has left. */
export interface FuzzReport {
  /** How many responses had each status. */
  readonly statuses: Readonly<Record<string, number>>;
  /** path/id of what must exist at the end. */
  readonly live: ReadonlySet<string>;
}

async function makeFiles(): Promise<Record<(typeof fileKinds)[number], Buffer>> {
  return {
    jpeg: await picture(8, 6),
    png: await picture(5, 9, 'png'),
    pdf: await pdf(1),
    empty: Buffer.alloc(0),
    'broken pdf': Buffer.from('%PDF-1.7 broken'),
    'cut jpeg': (await picture(64, 64)).subarray(0, 300),
    'jpeg head': Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    'no zip': Buffer.from('PK\x03\x04 not a zip'),
  };
}

/** A text as a path or a query carries it. */
const encode = (text: string) => encodeURIComponent(text.slice(0, 2000).replace(/[\ud800-\udfff]/g, ''));

/**
 * Sends `n` requests generated from openapi.json: valid ones, odd ones and broken ones; the same seed (a whole number) gives
 * the same ones. Throws, with the simplest request that does it, when one is answered 5xx, or with an error that is no
 * problem details.
 */
export async function fuzz(api: TestApi, n: number, seed: number): Promise<FuzzReport> {
  const files = await makeFiles();
  const statuses: Record<string, number> = {};
  const live = new Set<string>();
  const known = new Map<string, string[]>();

  function toFormData(parts: readonly Part[]): FormData {
    const data = new FormData();
    for (const part of parts) {
      if ('text' in part) data.append(part.name, part.text);
      else data.append(part.name, new File([new Uint8Array(files[part.file])], part.fileName));
    }
    return data;
  }

  /** The path of a request below /api/v1; a number in place of an id is one of the last ids of the type. */
  function pathOf({ path, inPath, query }: FuzzRequest, type: string): string {
    const ids = known.get(type) ?? ['nobody'];
    const filled = path.slice(API_BASE.length).replace(/\{(\w+)\}/g, (_, name: string) => {
      const value = inPath[name] ?? 0;
      return encode(typeof value === 'number' ? (ids[value % ids.length] as string) : value) || 'x';
    });
    const pairs = Object.entries(query).map(([name, value]) => `${name}=${encode(value)}`);
    return pairs.length > 0 ? `${filled}?${pairs.join('&')}` : filled;
  }

  function note({ method }: FuzzRequest, type: string, { status, body }: ApiResponse): void {
    const id = (body.data as { _id?: string } | undefined)?._id;
    if (status >= 300 || id === undefined || method === 'GET') return;
    if (method === 'DELETE') live.delete(`${type}/${id}`);
    else live.add(`${type}/${id}`);
    if (status === 201) known.set(type, [...(known.get(type) ?? []).slice(-5), id]);
  }

  async function send(request: FuzzRequest): Promise<void> {
    const { method, role, headers, body } = request;
    const type = contentTypes.find(({ path }) => request.path.startsWith(`${API_BASE}/${path}`))?.path;
    const contentType: Record<string, string> = body && 'type' in body ? { 'content-type': body.type } : {};
    const response = await api.call(pathOf(request, type ?? ''), {
      method,
      as: role,
      headers: { ...contentType, ...headers },
      ...(body && { body: 'parts' in body ? toFormData(body.parts) : body.text }),
    });
    statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    if (type !== undefined) note(request, type, response);
    const isProblem = response.body['status'] === response.status;
    if (response.status >= 500 || (response.status >= 400 && !isProblem))
      throw new Error(`${response.status} ${response.text.slice(0, 200)}`);
  }

  await fc.assert(fc.asyncProperty(anyRequest, send), { seed, numRuns: n });
  return { statuses, live };
}

import { contentTypes } from '@content';
import type { ApiResponse, TestApi } from './api';
import { pdf, picture } from './files';
import type { fileKinds, FuzzRequest, Operation, Part } from './fuzz-requests';
import { encodeSafely, generateRequests } from './fuzz-requests';

/** What one fuzz run did and found. */
export interface FuzzReport {
  readonly requests: number;
  readonly statuses: Readonly<Record<string, number>>;
  /** Responses that must not be: 5xx, or an error that is no problem details. */
  readonly failures: readonly string[];
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

/**
 * Sends `n` requests generated from openapi.json with a fixed seed: valid ones, odd ones and broken ones. `reaches` tells
 * whether a path leads to the façade at all: only its errors are problem details.
 */
export async function fuzz(
  api: TestApi,
  n: number,
  seed: number,
  reaches: (path: string) => boolean = () => true,
): Promise<FuzzReport> {
  const files = await makeFiles();
  const statuses: Record<string, number> = {};
  const failures: string[] = [];
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

  function note({ method }: Operation, path: string, response: ApiResponse): void {
    statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    const what = `${method} ${path.slice(0, 120)} answered ${response.status}`;
    if (response.status >= 500) failures.push(`${what}: ${response.text.slice(0, 200)}`);
    if (response.status >= 400 && response.body['status'] !== response.status && reaches(path))
      failures.push(`${what} without a problem`);
  }

  function remember({ method }: Operation, type: string, path: string, response: ApiResponse): void {
    const id = (response.body.data as { _id?: string } | undefined)?._id;
    if (response.status >= 300 || id === undefined || method === 'GET') return;
    if (method === 'DELETE') live.delete(`${type}/${id}`);
    else live.add(`${type}/${id}`);
    if (response.status === 201) known.set(type, [...(known.get(type) ?? []).slice(-5), id]);
    if (!path.includes(id) && method !== 'POST') failures.push(`${path} changed ${id}`);
  }

  function idFor({ id }: FuzzRequest, type: string | undefined): string {
    const ids = known.get(type ?? '') ?? ['nobody'];
    return typeof id === 'string' ? id : (ids[id % ids.length] as string);
  }

  for (const request of generateRequests(n, seed)) {
    const { operation, body, query, headers, role } = request;
    const type = contentTypes.find((each) => operation.path.startsWith(`/api/v1/${each.path}`))?.path;
    const id = encodeSafely(idFor(request, type)) || 'x';
    const path = operation.path.slice('/api/v1'.length).replace(/\{\w+\}/, () => id) + query;
    const contentType: Record<string, string> = body && 'type' in body ? { 'content-type': body.type } : {};
    const response = await api.call(path, {
      method: operation.method,
      as: role,
      headers: { ...contentType, ...headers },
      body: body && ('parts' in body ? toFormData(body.parts) : body.text),
    });
    note(operation, path, response);
    if (type) remember(operation, type, path, response);
  }
  return { requests: n, statuses, failures, live };
}

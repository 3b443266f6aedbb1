import type { Request, Response } from 'express';
import { z } from 'zod';
import type { AnyItem, ContentTypeDefinition } from '@content';
import { isPossibleId } from '@content/items/ids';
import { itemSchemas } from '@content/api/responses';
import { bodyOptions } from '../domain/publishing';
import type { Services } from '../services';
import type { ItemState } from '../store/item-state';
import type { VersionCheck } from '../store/items';
import { WriteConflict } from '../store/items';
import { serializeState } from '../domain/serialize';
import { dataOf } from './endpoint';
import { badRequest, notFound } from './problems';

/** The entity tag of an item's version, the same in the public and the admin view. */
export function versionTag(version: number): string {
  return `"${version}"`;
}

/** The response with an item as staff see it. */
export async function itemResponse(
  services: Services,
  response: Response,
  type: ContentTypeDefinition,
  state: ItemState,
) {
  response.set('ETag', versionTag(state.version));
  return { data: await serializeState(services, type, state) };
}

/** The confirmation that pictures may be published, in a small body. */
export const confirmation = z.object({ confirm: bodyOptions.confirm });

/** The body of a response with an item of a type. */
export const itemBody = ({ path }: ContentTypeDefinition) => dataOf(itemSchemas[path] as z.ZodType<AnyItem>);

export type ItemBody = ReturnType<typeof itemBody>;

/** How the endpoints of a type are described: `id` names the operation. */
export const describedFor =
  ({ path }: ContentTypeDefinition) =>
  (id: string, summary: string) => ({ operationId: `${id}_${path}`, summary });

/** The id in the path of a request. Throws 404 for one that no item can have. */
export function idOf(type: ContentTypeDefinition, { id = '' }: Readonly<Record<string, string>>): string {
  if (!isPossibleId(id)) throw notFound(type.messages.notFound);
  return id;
}

/** The item at an address, drafts included. Throws 404. */
export async function stateAt(
  { items }: Services,
  type: ContentTypeDefinition,
  params: Readonly<Record<string, string>>,
): Promise<ItemState> {
  const state = await items.get(type, idOf(type, params));
  if (!state) throw notFound(type.messages.notFound);
  return state;
}

/** Reads If-Match: strong or weak tags, a list, or `*`. Undefined when the header is absent. */
export function readIfMatch(request: Request): VersionCheck | undefined {
  const header = request.headers['if-match'];
  if (header === undefined) return undefined;
  if (header.trim() === '*') return () => true;
  const tags = [...header.matchAll(/(?:W\/)?("[^"]*")/g)].map((match) => match[1]);
  if (tags.length === 0) throw badRequest('If-Match must hold the ETag of the item');
  return (version) => tags.includes(versionTag(version));
}

/** The item that a request is to change, and which version of it. Throws 404, WriteConflict. */
export async function toChange(
  services: Services,
  type: ContentTypeDefinition,
  request: Request,
  params: Readonly<Record<string, string>>,
) {
  const matches = readIfMatch(request);
  const current = await stateAt(services, type, params);
  if (matches && !matches(current.version)) throw new WriteConflict('stale');
  return { current, matches };
}

/**
 * The id of an item that a request adds: its Idempotency-Key, with which it can be repeated, or a new one. Throws 400 for
 * a key that cannot be an id.
 */
export function newIdOf(
  { items }: Services,
  type: ContentTypeDefinition,
  request: Request,
): { readonly id: string; readonly isRepeatable: boolean } {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return { id: items.newId(type), isRepeatable: false };
  if (typeof key !== 'string' || !/^[A-Za-z0-9-]{16,64}$/.test(key)) {
    throw badRequest('Idempotency-Key must have 16 to 64 letters, digits or hyphens');
  }
  return { id: key, isRepeatable: true };
}

import type { Request } from 'express';
import { z } from 'zod';
import type { AnyItem, ContentTypeDefinition } from '@content';
import { apiPaths } from '@content/api/contract';
import { isPossibleId } from '@content/items/ids';
import { itemSchemas } from '@content/api/responses';
import { bodyOptions } from '../domain/publishing';
import type { ItemState } from '../model/item-state';
import type { VersionCheck } from '../store/item-write';
import { WriteConflict } from '../store/write-conflict';
import { serializeState } from '../domain/serialize';
import type { Caller } from './access';
import { type Endpoint, endpoint, type Input, type NoFields } from './endpoint';
import { badRequest, existing, notFound } from './problems';

/** The part of a handler's input that says which item is meant. */
type ItemRequest = Pick<Input, 'services' | 'request' | 'params'>;

/** The entity tag of an item's version, the same in the public and the admin view. */
export function versionTag(version: number): string {
  return `"${version}"`;
}

/** The response with an item as staff see it. */
export async function itemResponse(
  type: ContentTypeDefinition,
  { services, response }: Pick<Input, 'services' | 'response'>,
  state: ItemState,
) {
  response.set('ETag', versionTag(state.version));
  return serializeState(services, type, state);
}

/** The confirmation that pictures may be published, in a small body. */
export const confirmation = z.object({ confirm: bodyOptions.confirm });

interface ItemWrite<B extends z.ZodObject> extends Pick<Endpoint, 'headers' | 'describedForm' | 'summary'> {
  readonly body?: B;
  /** What the response holds: with 201 a new item, whose address it tells. */
  readonly status?: 201;
  readonly description: string;
  readonly write: (input: Input<NoFields, B> & Caller) => Promise<ItemState>;
}

/** What the endpoints of a type are declared with. */
export function endpointsOf(type: ContentTypeDefinition) {
  const { path, access, label } = type;
  const item = itemSchemas[path] as z.ZodType<AnyItem>;
  /** An endpoint that writes an item and responds with it. */
  const writing = <B extends z.ZodObject = NoFields>(
    method: 'post' | 'patch',
    below: string,
    { status, description, write, ...more }: ItemWrite<B>,
  ): Endpoint =>
    endpoint<typeof item, NoFields, B>(method, below, {
      ...more,
      access,
      response: { ...(status && { status }), description, schema: item },
      problems: [409],
      handle: async (input) => {
        const state = await write(input);
        if (status) input.response.set('Location', apiPaths.one(path, state.id));
        return itemResponse(type, input, state);
      },
    });
  return { item, one: label.one.toLowerCase(), writing };
}

/** The id in the path of a request. Throws 404 for one that no item can have. */
export function idOf(type: ContentTypeDefinition, { params: { id = '' } }: Pick<Input, 'params'>): string {
  if (!isPossibleId(id)) throw notFound(type.messages.notFound);
  return id;
}

/** The item at an address, drafts included. Throws 404. */
export async function stateAt(type: ContentTypeDefinition, input: ItemRequest): Promise<ItemState> {
  return existing(await input.services.items.get(type, idOf(type, input)), type.messages.notFound);
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
export async function itemToChange(type: ContentTypeDefinition, input: ItemRequest) {
  const matches = readIfMatch(input.request);
  const current = await stateAt(type, input);
  if (matches && !matches(current.version)) throw new WriteConflict('stale', type);
  return { current, matches };
}

/**
 * The id of an item that a request adds: its Idempotency-Key, with which it can be repeated, or a new one. Throws 400 for
 * a key that cannot be an id.
 */
export function newIdOf(
  type: ContentTypeDefinition,
  { services: { items }, request }: ItemRequest,
): { readonly id: string; readonly isRepeatable: boolean } {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return { id: items.newId(type), isRepeatable: false };
  if (typeof key !== 'string' || !/^[A-Za-z0-9-]{16,64}$/.test(key))
    throw badRequest('Idempotency-Key must have 16 to 64 letters, digits or hyphens');
  return { id: key, isRepeatable: true };
}

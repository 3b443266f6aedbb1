import type { Request } from 'express';
import type { VersionCheck } from '../store/items';
import { badRequest } from './problems';

/** The entity tag of an item's version, the same in the public and the admin view. */
export function versionTag(version: number): string {
  return `"${version}"`;
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

/** Reads Idempotency-Key, which becomes the new item's id. Undefined when the header is absent. */
export function readIdempotencyKey(request: Request): string | undefined {
  const header = request.headers['idempotency-key'];
  if (header === undefined) return undefined;
  if (typeof header !== 'string' || !/^[A-Za-z0-9-]{16,64}$/.test(header)) {
    throw badRequest('Idempotency-Key must have 16 to 64 letters, digits or hyphens');
  }
  return header;
}

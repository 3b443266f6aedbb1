import type { Request } from 'express';
import { z } from 'zod';
import { contentTypes, type ContentTypeDefinition } from '@content';
import { attentionReasons } from '@content/items/attention';
import { listStates } from '@content/items/closing';
import { MAX_PAGE_SIZE, MAX_SEARCH } from '@content/api/contract';
import { sortings } from '@content/api/staff-contract';
import { listedStatuses } from '@content/items/publishing-status';
import { languages } from '@site/locale';
import { badRequest } from './problems';

/** Reads a query string; throws 400 with the first error. */
export function readQuery<S extends z.ZodObject>(request: Request, schema: S): z.output<S> {
  const parsed = schema.safeParse(request.query);
  if (parsed.success) return parsed.data;
  throw badRequest(parsed.error.issues[0]?.message ?? 'The query is not valid');
}

const once = (name: string) => z.string({ error: `${name} must be given once` });
/** A parameter with a few known values. */
export const oneOf = <const T extends readonly string[]>(name: string, known: T) =>
  z.enum(known, { error: `${name} must be one of: ${known.join(', ')}` });
/** ?type, the path of a content type. */
export const typePath = z.enum(
  contentTypes.map(({ path }) => path),
  { error: 'type must be the path of a content type' },
);
const pageSizeError = { error: `pageSize must be a number from 1 to ${MAX_PAGE_SIZE}` };

/** ?pageSize and ?pageToken, of every list. */
export const paging = {
  pageSize: z.coerce
    .number(pageSizeError)
    .int(pageSizeError)
    .min(1, pageSizeError)
    .transform((size) => Math.min(size, MAX_PAGE_SIZE))
    .optional(),
  pageToken: once('pageToken').optional(),
};

/** Adds a type's filters to a query. Which there are only the definition knows: `filtersIn` reads them. */
function withFilters<S extends z.ZodRawShape>(
  { filters = [] }: ContentTypeDefinition,
  shape: S,
): z.ZodObject<S> {
  const texts = filters.map((name) => [name, once(name).optional()]);
  return z.object({ ...shape, ...(Object.fromEntries(texts) as object) });
}

/** ?language: texts are those of the translation, where there is one. */
export const inOneLanguage = { language: oneOf('language', languages).optional() };

/** The query of a type's public list; a type without days ignores ?state. */
export function listQuery(type: ContentTypeDefinition) {
  const state = oneOf('state', listStates).optional();
  const query = withFilters(type, { ...paging, ...inOneLanguage, state });
  const isDated = type.closing !== undefined || type.event !== undefined;
  return isDated ? query : (query.omit({ state: true }) as typeof query);
}

/** ?q, the words that are searched for. */
export const searchWords = once('q')
  .max(MAX_SEARCH, { error: `q can have at most ${MAX_SEARCH} characters` })
  .trim();

/** The query of the visitors' search. */
export const searchQuery = z.object({
  q: searchWords.default(''),
  ...inOneLanguage,
  pageSize: paging.pageSize,
});

/** The query of a type's list for staff. */
export function staffListQuery(type: ContentTypeDefinition) {
  return withFilters(type, {
    q: searchWords.optional(),
    sort: oneOf('sort', sortings).optional(),
    attention: oneOf('attention', attentionReasons).optional(),
    publication: oneOf('publication', listedStatuses).optional(),
    ...paging,
  });
}

/** The filters of a type in a query that has been read. */
export function filtersIn(
  type: ContentTypeDefinition,
  query: Readonly<Record<string, unknown>>,
): Record<string, string> {
  const given = (type.filters ?? []).map((name) => [name, query[name]] as const);
  return Object.fromEntries(given.filter((entry): entry is [string, string] => typeof entry[1] === 'string'));
}

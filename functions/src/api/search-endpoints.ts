import type { SearchPage } from '@content/contract';
import { searchResult } from '@content/responses';
import { searchContent } from '../domain/search';
import { bodyOfPage, countedPageSchema, endpoint } from './endpoint';
import { searchQuery } from './query';

/** What visitors search with. */
export const searchEndpoints = [
  endpoint({
    method: 'get',
    path: '/search',
    operationId: 'search',
    summary: 'Search everything public, in either language and script, tolerant of spelling; best first',
    tag: 'Search',
    access: 'public',
    caching: 'public',
    query: searchQuery,
    response: {
      description: 'The best results, and how many there are',
      schema: countedPageSchema(searchResult),
    },
    handle: async ({ services: { content }, query }) =>
      bodyOfPage<SearchPage>(await searchContent(content, query)),
  }),
];

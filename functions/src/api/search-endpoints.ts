import type { SearchPage } from '@content/api/contract';
import { foundItem, searchResult, searchTitle } from '@content/api/responses';
import { z } from 'zod';
import { listTitles, searchContent } from '../domain/search';
import { findItems } from '../domain/staff-search';
import { bodyOfPage, countedPageSchema, dataOf, endpoint } from './endpoint';
import { inOneLanguage, searchQuery, searchWords } from './query';

const suggestion = z.string().optional().meta({
  description:
    'Given when nothing was found and the query, typed for the font Preeti, finds something in Unicode',
});

/** What visitors search with, and staff among all types. */
export const searchEndpoints = [
  endpoint({
    method: 'get',
    path: '/search',
    operationId: 'search',
    summary: 'Search everything public, in either language and script, tolerant of spelling; best first',
    access: 'public',
    caching: 'public',
    query: searchQuery,
    response: {
      description: 'The best results, and how many there are',
      schema: countedPageSchema(searchResult).extend({ suggestion }),
    },
    handle: async ({ services: { content }, query }) =>
      bodyOfPage<SearchPage>(await searchContent(content, query)),
  }),
  endpoint({
    method: 'get',
    path: '/search/titles',
    operationId: 'searchTitles',
    summary: 'Titles of everything public, newest first, at most 40 KB: for searching without a connection',
    access: 'public',
    caching: 'public',
    query: z.object(inOneLanguage),
    response: { description: 'The titles', schema: dataOf(z.array(searchTitle)) },
    handle: async ({ services: { content }, query: { language } }) => ({
      data: await listTitles(content, language),
    }),
  }),
  endpoint({
    method: 'get',
    path: '/admins/search',
    operationId: 'findItems',
    summary: 'Items of all types that hold some words, drafts included, at most 20',
    query: z.object({ q: searchWords }),
    response: { description: 'The items', schema: dataOf(z.array(foundItem)) },
    handle: async ({ services, query: { q } }) => ({ data: await findItems(services, q) }),
  }),
];

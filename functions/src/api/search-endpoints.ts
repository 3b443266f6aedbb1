import { wholeNumber } from '@content/api/file-schema';
import { foundItem, itemLinks, searchResult, searchTitle } from '@content/api/responses';
import { z } from 'zod';
import { contentTypeAt } from '@content';
import { LONGEST_ADDRESS } from '@content/texts/addresses';
import { linkCheck, linksTo } from '../domain/links';
import { listTitles, searchContent } from '../domain/search';
import { findItems } from '../domain/staff-search';
import { endpoint, listEndpoint } from './endpoint';
import { inOneLanguage, searchQuery, searchWords } from './query';

const suggestion = z.string().optional().meta({
  description:
    'Given when nothing was found and the query, typed for the font Preeti, finds something in Unicode',
});

/** What visitors search with, and staff among all types. */
export const searchEndpoints = {
  search: listEndpoint('/search', {
    summary: 'Search everything public, in either language and script, tolerant of spelling; best first',
    access: 'public',
    caching: 'public',
    query: searchQuery,
    response: { description: 'The best results, and how many there are', schema: searchResult },
    beside: { total: wholeNumber, suggestion },
    handle: ({ services: { content }, query }) => searchContent(content, query),
  }),
  searchTitles: endpoint('get', '/search/titles', {
    summary: 'Titles of everything public, newest first, at most 40 KB: for searching without a connection',
    access: 'public',
    caching: 'public',
    query: z.object(inOneLanguage),
    response: { description: 'The titles', schema: z.array(searchTitle) },
    handle: ({ services: { content }, query: { language } }) => listTitles(content, language),
  }),
  findItems: endpoint('get', '/admins/search', {
    summary: 'Items of all types that hold some words, drafts included, at most 20',
    query: z.object({ q: searchWords }),
    response: { description: 'The items', schema: z.array(foundItem) },
    handle: ({ services, query: { q } }) => findItems(services, q),
  }),
};

const text = z.string().max(LONGEST_ADDRESS);

export const linkEndpoints = {
  links: endpoint('post', '/links', {
    summary: 'Which of some links lead nowhere, and which items link to one: nothing is fetched',
    body: z.object({ links: z.array(text).max(500), path: text, id: text }),
    response: { description: 'Links that lead nowhere, and items', schema: itemLinks },
    handle: async ({ services, body: { links, path, id } }) => {
      const type = contentTypeAt(path);
      const isDead = await linkCheck(services);
      return { dead: links.filter(isDead), from: type ? await linksTo(services, type, id) : [] };
    },
  }),
};

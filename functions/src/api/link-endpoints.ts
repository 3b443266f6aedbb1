import { z } from 'zod';
import { contentTypeAt } from '@content';
import { itemLinks } from '@content/api/responses';
import { LONGEST_ADDRESS } from '@content/texts/addresses';
import { linkCheck, linksTo } from '../domain/links';
import { dataOf, endpoint } from './endpoint';

const text = z.string().max(LONGEST_ADDRESS);

export const linkEndpoints = [
  endpoint({
    method: 'post',
    path: '/links',
    operationId: 'links',
    summary: 'Which of some links lead nowhere, and which items link to one: nothing is fetched',
    body: z.object({ links: z.array(text).max(500), path: text, id: text }),
    response: { description: 'Links that lead nowhere, and items', schema: dataOf(itemLinks) },
    handle: async ({ services, body: { links, path, id } }) => {
      const type = contentTypeAt(path);
      const isDead = await linkCheck(services);
      return { data: { dead: links.filter(isDead), from: type ? await linksTo(services, type, id) : [] } };
    },
  }),
];

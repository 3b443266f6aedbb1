import { overview } from '@content/responses';
import { readOverview } from '../content/overview';
import { dataOf, endpoint } from './endpoint';

/** What the dashboard tells. */
export const overviewEndpoints = [
  endpoint({
    method: 'get',
    path: '/overview',
    operationId: 'overview',
    summary: 'How much content there is, and what needs attention',
    tag: 'Audit',
    response: { description: 'The overview', schema: dataOf(overview) },
    handle: async ({ services }) => ({ data: await readOverview(services) }),
  }),
];

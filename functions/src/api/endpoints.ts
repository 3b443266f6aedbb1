import { contentTypes, type ContentTypeDefinition } from '@content';
import { contentEndpoints } from './content-endpoints';
import type { Endpoint } from './endpoint';
import { mediaEndpoints } from './media-endpoints';
import { messageEndpoints } from './message-endpoints';
import { reviewRequestEndpoints } from './review-request-endpoints';
import { secondFactorEndpoints } from './second-factor-endpoints';
import { operationsEndpoints } from './operations-endpoints';
import { overviewEndpoints, trashEndpoints } from './overview-endpoints';
import { linkEndpoints, searchEndpoints } from './search-endpoints';
import { sessionEndpoints } from './session-endpoints';
import { staffEndpoints } from './staff-endpoints';

/** An endpoint with its name, under the heading that the description has for it. */
export interface TaggedEndpoint extends Endpoint {
  readonly tag: string;
  readonly operationId: string;
}

const tagged = (tag: string, some: Readonly<Record<string, Endpoint>>): TaggedEndpoint[] =>
  Object.entries(some).map(([operationId, each]) => ({ ...each, tag, operationId }));

/** Those of a content type, below its path. */
const ofType = (type: ContentTypeDefinition): TaggedEndpoint[] =>
  tagged(type.label.many, contentEndpoints(type)).map((each) => ({
    ...each,
    path: `/${type.path}${each.path}`,
    operationId: `${each.operationId}_${type.path}`,
  }));

/** Every endpoint of the API that its description describes. */
export const endpoints: readonly TaggedEndpoint[] = [
  ...contentTypes.flatMap(ofType),
  ...tagged('Search', searchEndpoints),
  ...tagged('Session', sessionEndpoints),
  ...tagged('Second factor', secondFactorEndpoints),
  ...tagged('Staff', staffEndpoints),
  ...tagged('Trash', trashEndpoints),
  ...tagged('Media', mediaEndpoints),
  ...tagged('Messages', messageEndpoints),
  ...tagged('Review requests', reviewRequestEndpoints),
  ...tagged('Audit', overviewEndpoints),
  ...tagged('Links', linkEndpoints),
  ...tagged('Operations', operationsEndpoints),
];

import { contentTypes } from '@content';
import { accountEndpoints } from './account-endpoints';
import { auditEndpoints } from './audit-endpoints';
import { contentEndpoints } from './content-endpoints';
import type { Endpoint } from './endpoint';
import { linkEndpoints } from './link-endpoints';
import { mediaEndpoints } from './media-endpoints';
import { messageEndpoints } from './message-endpoints';
import { reviewRequestEndpoints } from './review-request-endpoints';
import { secondFactorEndpoints } from './second-factor-endpoints';
import { operationsEndpoints } from './operations-endpoints';
import { searchEndpoints } from './search-endpoints';
import { sessionEndpoints } from './session-endpoints';
import { staffEndpoints } from './staff-endpoints';
import { trashEndpoints } from './trash-endpoints';

/** Every endpoint of the API that its description describes. */
export const endpoints: readonly Endpoint[] = [
  ...contentTypes.flatMap((type) => contentEndpoints(type)),
  ...searchEndpoints,
  ...sessionEndpoints,
  ...accountEndpoints,
  ...secondFactorEndpoints,
  ...staffEndpoints,
  ...trashEndpoints,
  ...mediaEndpoints,
  ...messageEndpoints,
  ...reviewRequestEndpoints,
  ...auditEndpoints,
  ...linkEndpoints,
  ...operationsEndpoints,
];

import { createServices } from '../services';
import { createSite } from '../delivery/site';

/** Handles every request that is not the API's and that Hosting has no file for. */
export const handleSite = createSite(createServices());

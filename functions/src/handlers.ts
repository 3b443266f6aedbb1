import { createApp } from './api/app';
import { createServices } from './services';
import { createSite } from './site/site';
import { upkeep } from './upkeep/upkeep';

const services = createServices();

/** Handles a request to /api/v1. */
export const handleApi = createApp(services);

/** Handles every other request that Hosting has no file for. */
export const handleSite = createSite(services);

/** Does what the schedule asks for once a day. */
export const runUpkeep = (): Promise<unknown> => upkeep(services);

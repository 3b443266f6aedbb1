import { createServices } from '../services';
import { upkeep } from '../upkeep/upkeep';

/** Does what the schedule asks for once a day. */
export const runUpkeep = (): Promise<unknown> => upkeep(createServices());

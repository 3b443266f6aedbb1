import { sendDigests } from '../domain/digest';
import { createServices } from '../services';

/** Does what the schedule asks for once a week. */
export const runDigest = (): Promise<void> => sendDigests(createServices());

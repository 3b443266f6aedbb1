import { createApp } from '../api/app';
import { createServices } from '../services';

/** Handles a request to /api/v1. */
export const handleApi = createApp(createServices());

/** What framer-motion needs to move things; a file of its own, so that it is loaded only when something moves. */
export { domMax } from 'framer-motion';

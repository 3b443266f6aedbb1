/** What framer-motion needs to draw the slides' change; fetched once the page is alive. */
export { domAnimation as default } from 'framer-motion';

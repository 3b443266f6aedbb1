/** The part of framer-motion that fades slides, loaded once the page is alive. */
export { domAnimation as default } from 'framer-motion';

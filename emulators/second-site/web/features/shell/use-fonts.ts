/** Every device has the site's font. */
export const useFonts = () => {};

/** The site has one language. */
export const defaultsIn = (_language: string, _path: string) => undefined;

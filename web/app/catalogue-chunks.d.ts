declare module 'virtual:catalogue-chunks' {
  /** URLs of the modules with the texts of a language ('ne') and of its rarer pages ('ne-pages'); none under `npm run dev`. */
  const chunks: Readonly<Record<string, string | undefined>>;
  export default chunks;
}

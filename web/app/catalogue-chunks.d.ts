declare module 'virtual:catalogue-chunks' {
  /** URLs of the modules with the texts of each language; none under `npm run dev`. */
  const chunks: Readonly<Record<string, string | undefined>>;
  export default chunks;
}

/**
 * What most visitors' pages share, in a few files: fewer requests, better compressed. In the order in which they build on each
 * other: run one by one, none keeps the page from answering for long.
 */
export const firstModules = ['react', 'router', 'chakra', 'pages'] as const;

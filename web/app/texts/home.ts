/** The home page's words, in the order of its sections (specification section 1). */
export const homeTexts = {
  hero: {
    headline: 'Transforming Lives in Nepal',
    line: 'Join our mission to create lasting change and build stronger communities across Nepal.',
    work: 'Our work',
    involve: 'Get involved',
  },
} as const;

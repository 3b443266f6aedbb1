/** The site has one language. */
export const LanguageOffer = () => null;

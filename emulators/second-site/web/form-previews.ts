/** No form of the association shows beside it what visitors will see. */
export const formPreviews = {};

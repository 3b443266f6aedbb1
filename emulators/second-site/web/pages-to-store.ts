export const pagesToStore = () => Promise.resolve(['/']);

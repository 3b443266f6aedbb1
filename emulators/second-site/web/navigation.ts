export const navigationLinks = [{ to: '/' }] as const;

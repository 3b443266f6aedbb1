/** The site under test: Hosting of the emulators. */
export const siteUrl = process.env['SITE_URL'] ?? 'http://127.0.0.1:5100';

import { delocalizePath } from '@content/texts/language-paths';
import { defineContentType } from '@content/define';

/** A path, but for those that no page has: of the API, the staff area and files. */
const PAGE = /^\/(?!\/|(?:admins?|api|assets|files|preview|share)(?:\/|$))[^\s?#\\]+$/i;

/** Where visitors of an address without a page are sent. */
export const redirect = defineContentType({
  name: 'redirect',
  path: 'redirects',
  label: { one: 'Redirect', many: 'Redirects' },
  titleField: 'from',
  fields: {
    from: {
      type: 'text',
      label: 'Old address',
      maxLength: 500,
      required: true,
      sameInAllLanguages: true,
      check: {
        problem: (path) =>
          PAGE.test(path) && delocalizePath(path) === path
            ? undefined
            : 'must be that of a page, such as /story/the-tap: without its language, “?” and “#”',
      },
    },
    to: { type: 'link', label: 'New address', required: true, listed: true },
  },
  redirects: true,
});

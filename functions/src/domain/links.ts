import { type ContentTypeDefinition, contentTypes, valueFields } from '@content';
import type { ItemLinks } from '@content/api/contract';
import { hasPage, isTypeWithPages, pagePath } from '@content/items/item';
import { fixedPages, linksOf, sitePath } from '@content/items/links';
import { simpleText } from '@content/field-types/field-type';
import { delocalizePath, languageOfPath, localizePath } from '@content/texts/language-paths';
import type { Services } from '../services';
import { newestRevision } from '../model/item-state';
import { type Content, titleOf } from '../model/content';
import { refuseErrors } from './errors';
import { serializeForVisitors } from './serialize';

/** Consecutive nights of failed checks after which a link to another site counts as broken. */
const BROKEN_AFTER = 2;

const types: readonly ContentTypeDefinition[] = contentTypes;
const redirectType = types.find(({ redirects }) => redirects);
/** Beside pages: the staff area, the API, and single files such as the feed. */
const BESIDE = /^\/(?:(?:admins|api)(?:\/.*)?|[^/]+\.\w+)$/;

type LinkServices = Pick<Services, 'content' | 'config'>;

const filesOf = (type: ContentTypeDefinition, id: string) => `/files/${type.path}/${id}/`;

/** Returns a test whether a path of this site leads to a page or to files of an item that visitors may see now. */
async function pagesOf({ content }: LinkServices): Promise<(path: string) => boolean> {
  const places = new Map<string, () => boolean>();
  for (const type of types)
    for (const item of await content.visibleItems(type)) {
      places.set(filesOf(type, item.id), () => true);
      if (isTypeWithPages(type))
        places.set(pagePath(type, { _id: item.id }), () => hasPage(type, serializeForVisitors(type, item)));
    }
  const isPlace = (path = '') => places.get(path)?.() === true;
  return (path) => fixedPages.has(path) || isPlace(path) || isPlace(/^(?:\/[^/]+){3}\//.exec(path)?.[0]);
}

/** The address to which each path is redirected, by public items but one; the newest of a path counts. */
async function redirectsIn({ content, config }: LinkServices, except = ''): Promise<Map<string, string>> {
  const items = redirectType ? await content.visibleItems(redirectType) : [];
  const others = items.filter(({ id }) => id !== except).toReversed();
  return new Map(
    others.map(({ values: { from = '', to = '' } }) => [
      sitePath(simpleText(from), config.origin) ?? '',
      simpleText(to),
    ]),
  );
}

/** The redirect of a URL without a page, in the language of the URL, or undefined. */
export async function redirectOf(services: LinkServices, url: string): Promise<string | undefined> {
  const to = (await redirectsIn(services)).get(sitePath(url, services.config.origin) ?? '');
  return to?.startsWith('/') ? localizePath(languageOfPath(url), delocalizePath(to)) : to;
}

/** Throws ValidationFailed for a redirect from the address of a page, or to an address that is redirected itself, as in a circle. */
export async function requireSoundRedirect(
  services: LinkServices,
  type: ContentTypeDefinition,
  id: string,
  { values: { from = '', to = '' } }: Content,
): Promise<void> {
  if (!type.redirects) return;
  const [path, target] = [from, to].map((given) => sitePath(simpleText(given), services.config.origin) ?? '');
  const [others, isPage] = await Promise.all([redirectsIn(services, id), pagesOf(services)]);
  const refuse = (field: string, message: string) => refuseErrors([{ field, message }]);
  if (isPage(path ?? '')) refuse('from', 'There is a page at this address. Take it down first');
  if (target === path || others.has(target ?? '')) refuse('to', 'This address is redirected itself');
}

/** Returns a test whether an address is known to lead nowhere. */
export async function linkCheck(
  services: LinkServices & Pick<Services, 'operations'>,
): Promise<(href: string) => boolean> {
  const [isPage, redirects, checked] = await Promise.all([
    pagesOf(services),
    redirectsIn(services),
    services.operations.checkedLinks(),
  ]);
  const broken = new Set(checked.filter(({ failures }) => failures >= BROKEN_AFTER).map(({ href }) => href));
  return (href) => {
    const path = sitePath(href, services.config.origin);
    return path === null ? broken.has(href) : !BESIDE.test(path) && !isPage(path) && !redirects.has(path);
  };
}

/** The items whose newest content refers to another one, or leads to its page or a file of it. */
export async function linksTo(
  { content, config }: LinkServices,
  type: ContentTypeDefinition,
  id: string,
): Promise<ItemLinks['from']> {
  const page = isTypeWithPages(type) ? pagePath(type, { _id: id }) : undefined;
  const leadsHere = ({ href }: { readonly href: string }) => {
    const path = sitePath(href, config.origin);
    return path !== null && (path === page || path.startsWith(filesOf(type, id)));
  };
  const refersHere = (from: ContentTypeDefinition, values: Content['values']) =>
    id !== '' &&
    valueFields(from).some(
      ([name, field]) => field.type === 'relation' && field.relationTo === type.path && values[name] === id,
    );
  return (await content.allStates()).flatMap(({ type: from, states }) =>
    states
      .map((state) => ({ id: state.id, ...newestRevision(state) }))
      .filter(
        (item) =>
          (from.path !== type.path || item.id !== id) &&
          (linksOf(from, item.values).some(leadsHere) || refersHere(from, item.values)),
      )
      .map((item) => ({ path: from.path, _id: item.id, title: titleOf(from, item) })),
  );
}

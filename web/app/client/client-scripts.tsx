import { Children, isValidElement, type ReactElement, type ReactNode, use } from 'react';
import { Scripts } from 'react-router';
import { SMALL_SIZES } from '../data/saves-data';
import { DocumentContext } from './document-context';
import { firstModules } from './first-modules';
import { CLIENT, READY, starter } from './starter';

const starterGiven = [CLIENT, READY, SMALL_SIZES].map((text) => JSON.stringify(text)).join();
/** The script that fetches the client, as it stands in visitors' pages. */
const starterText = `(${String(starter)})(${starterGiven})`;

type Tag = ReactElement<Readonly<Record<string, unknown>>>;

/** The elements that a component has returned, whatever fragments they stand in. */
const tagsIn = (node: ReactNode): Tag[] =>
  Children.toArray(node).flatMap((child) => {
    if (!isValidElement<{ readonly children?: ReactNode }>(child)) return [];
    return typeof child.type === 'string' ? [child as Tag] : tagsIn(child.props.children);
  });

/**
 * The router's scripts. On visitors' pages the one that brings the client is inert text (its modules' URLs beside it), which
 * the starter runs once the page is idle or touched. Throws where the router renders no such script: a page that would never
 * come alive must not be served.
 */
export function ClientScripts() {
  const details = use(DocumentContext);
  const scripts = Scripts({ nonce: details?.nonce });
  if (details?.clientComes === 'never') return null;
  if (details?.clientComes !== 'when idle') return scripts;
  const tags = tagsIn(scripts);
  const client = tags.find(({ type, props }) => type === 'script' && props['type'] === 'module');
  if (!client) throw new Error('The router rendered no module script: has it changed its form?');
  const modules = [
    ...new Set(tags.flatMap(({ type, props }) => (type === 'link' ? [String(props['href'])] : []))),
  ];
  const first = firstModules.flatMap((name) => modules.filter((url) => url.startsWith(`/assets/${name}-`)));
  return (
    <>
      {tags.filter((tag) => tag.type === 'script' && tag !== client)}
      <script
        {...client.props}
        id={CLIENT}
        type="text/plain"
        async={undefined}
        data-modules={modules.join(' ')}
        data-first={first.join(' ')}
      />
      <script nonce={details.nonce} dangerouslySetInnerHTML={{ __html: starterText }} />
    </>
  );
}

import { chakra, ChakraProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import type { Reader } from '@content/api/contract';
import { PREVIEW_ANCHOR, type SitePreview } from '@content/site-build';
import { contentTypeAt } from '@content';
import { hasPage } from '@content/items/item';
import { mark } from '@site/brand';
import { overlayPath, PreviewOverlay } from '@site/web/preview-overlay';
import { serverTexts } from '@site/web/texts/server';
import { localizePath } from '@content/texts/language-paths';
import { ButtonAnchor, Container, FootLine, Lead } from '../components/layout';
import { formatDateTime } from '../components/text';
import { STAFF_AREA } from '../data/staff-area';
import { currentLanguage } from '../language';
import { renderStyled } from '../render';
import { system } from '../theme/system';

type OpenPreview = Extract<SitePreview, { state: 'open' }>;

/** Removes the client from a page, and shows its content for browsers without scripts. */
function withoutClient(html: string): string {
  return html
    .replaceAll(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')
    .replaceAll(/<link rel="modulepreload"[^>]*>/g, '')
    .replaceAll(/<\/?noscript>/g, '');
}

/** The previewed item scrolls clear of the bar at the head of the window, and stands out among its neighbours. */
const anchorStyle = `<style>#${PREVIEW_ANCHOR}{scroll-margin:30vh;outline:3px solid ${mark};outline-offset:4px}</style>`;

const literally = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** Marks the previewed item on a page that shows others as well: its picture, or the element with its title. */
async function withAnchor(html: string, reader: Reader, preview: OpenPreview): Promise<string> {
  const { path, id } = preview;
  const type = contentTypeAt(path);
  if (!type || type.path === overlayPath) return html;
  const item: object = await reader.one(type.path, id, currentLanguage());
  if (hasPage(type, item)) return html;
  const title = (item as Readonly<Record<string, unknown>>)[type.titleField];
  const picture = new RegExp(`<img(?=[^>]*/files/${literally(path)}/${literally(id)}/)`);
  const words = typeof title === 'string' && title !== '' ? renderToStaticMarkup(title) : null;
  const titled = words === null ? [] : [new RegExp(`<\\w+(?=[^>]*>${literally(words)}<)`)];
  const main = html.indexOf('<main');
  const found = [picture, ...titled].find((one) => one.test(html.slice(main)));
  if (main < 0 || !found) return html;
  const marked = html.slice(main).replace(found, (tag) => `${tag} id="${PREVIEW_ANCHOR}"`);
  return html.slice(0, main).replace('</head>', () => `${anchorStyle}</head>`) + marked;
}

/** Adds the preview's token to the links to the page in other languages. */
const withLanguages = (html: string, { token }: OpenPreview): string =>
  html.replaceAll(/<a\b[^>]*\bhreflang="[^>]*>/gi, (link) =>
    link.replace(
      /\bhref="([^"]*)"/,
      (_, url: string) =>
        `href="${url}${url.includes('?') ? '&amp;' : '?'}preview=${encodeURIComponent(token)}"`,
    ),
  );

/** The banner of a preview, at the foot of the window: at its head is the navigation. */
function PreviewBanner({ until, isPublic }: Pick<OpenPreview, 'until' | 'isPublic'>) {
  const { name, seen, notYet, ends } = serverTexts[currentLanguage()].preview.banner;
  return (
    <FootLine css={{ lineHeight: 'tight' }} role="status" data-screen-only>
      <b>{name}</b>
      {` ${isPublic ? seen : notYet} ${ends(formatDateTime(Date.parse(until)))}`}
    </FootLine>
  );
}

/** The page of an ended preview, with links on. */
function PreviewEnded() {
  const { title, advice, home, staff } = serverTexts[currentLanguage()].preview.ended;
  return (
    <Container css={{ paddingBlock: { base: '10', md: 'band' } }}>
      <chakra.h1 css={{ fontSize: '4xl', letterSpacing: 'tight', lineHeight: 'tight' }}>{title}</chakra.h1>
      <Lead css={{ marginTop: '4' }}>{advice}</Lead>
      <chakra.div css={{ display: 'flex', flexWrap: 'wrap', gap: '3', marginTop: '8' }}>
        <ButtonAnchor href={localizePath(currentLanguage(), '/')}>{home}</ButtonAnchor>
        <ButtonAnchor variant="outline" href={STAFF_AREA}>
          {staff}
        </ButtonAnchor>
      </chakra.div>
    </Container>
  );
}

/** Renders a part of a preview, with its styles; links need the router. */
async function rendered(part: ReactNode): Promise<string> {
  const { html, styles } = await renderStyled(
    <ChakraProvider value={system}>
      <MemoryRouter>{part}</MemoryRouter>
    </ChakraProvider>,
  );
  return styles + html;
}

/**
 * Turns a rendered visitors' page into a preview, with a banner and without the client: that would read what visitors see, store the
 * page and open another announcement over it. On the next page the reader is a visitor again.
 */
export async function asPreview(html: string, reader: Reader, preview: SitePreview): Promise<string> {
  const page = withoutClient(html);
  if (preview.state === 'ended') {
    const ended = await rendered(<PreviewEnded />);
    return page
      .replace(
        /<title>[^<]*<\/title>/,
        () => `<title>${serverTexts[currentLanguage()].preview.ended.title}</title>`,
      )
      .replace(/(<main\b[^>]*>)[\s\S]*(<\/main>)/, (_, start: string, end: string) => start + ended + end);
  }
  const isOver = preview.path === overlayPath;
  const over = await rendered(
    <>
      {isOver ? <PreviewOverlay item={await reader.one(overlayPath, preview.id, currentLanguage())} /> : null}
      <PreviewBanner {...preview} />
    </>,
  );
  return withLanguages(await withAnchor(page, reader, preview), preview)
    .replace('<title>', () => `<title>${serverTexts[currentLanguage()].preview.banner.name} `)
    .replace('</body>', () => `${over}</body>`);
}

import { useLocation } from 'react-router';
import { languages, openGraphLocales, type Language } from '@site/locale';
import { localizePath } from '@content/texts/language-paths';
import { sharePicture } from '@site/web/organisation';
import { canonicalLanguage } from '../language';
import { useSiteFacts } from '../data/site-facts';
import { useOrganisation } from '../data/pages/globals';
import { summaryOf } from './text';

/** For whoever reads none of the site's languages. */
const DEFAULT = 'x-default';

export interface PageHeadProps {
  /** The page's own title; the organisation's name follows it. */
  readonly title: string;
  readonly description: string;
  /** Path of the share picture (1200 × 630 JPEG). */
  readonly share?: string;
  readonly type?: 'website' | 'article';
  /** The part of the query that identifies the page: '?category=Support'. */
  readonly query?: string;
  /** The same for the canonical URL alone, where the page is shared as part of another one. */
  readonly canonical?: string;
  readonly noIndex?: boolean;
  /** The languages in which the page can be read, the original first. */
  readonly readIn?: readonly Language[];
}

/** Title, description, canonical URL and previews of a page, also when data arrives later. */
export function PageHead(props: PageHeadProps) {
  const { title, description, share, type = 'website', noIndex, readIn = languages } = props;
  const { query = '', canonical = query } = props;
  const { origin } = useSiteFacts();
  const organisation = useOrganisation();
  const { pathname } = useLocation();
  const urlIn = (language: Language) => origin + localizePath(language, pathname);
  const ownLanguage = canonicalLanguage(readIn);
  const alternates = readIn.length > 1 ? ([...readIn, DEFAULT] as const) : [];
  const fullTitle = title === organisation.name ? title : `${title} · ${organisation.name}`;
  const short = summaryOf(description);
  const picture = origin + (share ?? sharePicture);
  return (
    <>
      <title>{fullTitle}</title>
      <meta name="description" content={short} />
      {noIndex ? (
        <meta name="robots" content="noindex" />
      ) : (
        <>
          <link rel="canonical" href={urlIn(ownLanguage) + canonical} />
          {alternates.map((each) => (
            <link
              key={each}
              rel="alternate"
              hrefLang={each}
              href={urlIn(each === DEFAULT ? languages[0] : each) + canonical}
            />
          ))}
        </>
      )}
      <meta property="og:site_name" content={organisation.name} />
      <meta property="og:locale" content={openGraphLocales[ownLanguage]} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={short} />
      <meta property="og:url" content={urlIn(ownLanguage) + query} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      {/* The rest of its card is what Open Graph says. */}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

import { chakra } from '@chakra-ui/react';
import { use, useEffect, useRef, useState } from 'react';
import { useHref, useLocation } from 'react-router';
import { DocumentContext } from '../../../client/document-context';
import { useSiteFacts } from '../../../data/site-facts';
import { useOrganisation } from '../../../data/globals';
import { Logo } from '../navigation/wordmark';

const Head = chakra('div', {
  base: {
    display: 'none',
    gridTemplateColumns: 'auto 1fr',
    columnGap: '3',
    alignItems: 'center',
    borderBottomWidth: '2px',
    paddingBottom: '2',
    marginBottom: '5',
    fontSize: 'xs',
    lineHeight: '1.45',
    '& b, & span': { display: 'block' },
    '& b': { fontSize: 'lg', lineHeight: 'tight' },
  },
});

/** Who this is from, at the top of every page on paper: mark and name, address, registrations. */
export function Letterhead() {
  const { name, address, phone, email, registrations } = useOrganisation();
  return (
    <Head data-print-only>
      <Logo size="3.25rem" />
      <div>
        <b>{name}</b>
        <span>
          {[`${address.street}, ${address.town}, ${address.region}`, phone, email]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <span>{registrations.map(({ label, number }) => `${label}: ${number}`).join(' · ')}</span>
      </div>
    </Head>
  );
}

const Foot = chakra('div', {
  base: {
    display: 'none',
    gridTemplateColumns: '2.2cm 1fr',
    columnGap: '4',
    alignItems: 'center',
    borderTopWidth: '1px',
    paddingTop: '2',
    marginTop: '2',
    fontSize: 'xs',
    breakInside: 'avoid',
  },
});

/** Milliseconds after which somebody reads a page, and may print it. */
const READER_MS = 3000;

/** A URL for phones. The server draws it; a page that the browser has opened itself asks for what draws it, once it is read. */
function UrlCode({ url }: { url: string }) {
  const [later, setLater] = useState('');
  const code = useRef<HTMLSpanElement>(null);
  const fromServer = use(DocumentContext)?.urlCode(url);
  useEffect(() => {
    if (code.current?.innerHTML !== '') return undefined;
    const draw = () => void import('uqr').then(({ renderSVG }) => setLater(renderSVG(url, { border: 0 })));
    const timer = setTimeout(draw, READER_MS);
    return () => clearTimeout(timer);
  }, [url]);
  return (
    <span
      ref={code}
      dangerouslySetInnerHTML={{ __html: fromServer ?? later }}
      suppressHydrationWarning
      aria-hidden
    />
  );
}

/** Where this is to be found again, at the end of every page on paper: as text, and as a code for phones. */
export function PrintedUrl() {
  const { origin } = useSiteFacts();
  const pathname = useHref(useLocation().pathname);
  return (
    <Foot data-print-only>
      <UrlCode key={pathname} url={origin + pathname} />
      <p>
        {origin}
        {pathname}
      </p>
    </Foot>
  );
}

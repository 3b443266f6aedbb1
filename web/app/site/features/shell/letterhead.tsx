import { chakra } from '@chakra-ui/react';
import { useHref, useLocation } from 'react-router';
import { QrCode } from '../../../components/qr-code';
import { useSiteFacts } from '../../../data/site-facts';
import { useOrganisation } from '../../../data/pages/globals';
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

/** Where this is to be found again, at the end of every page on paper: as text, and as a code for phones. */
export function PrintedUrl() {
  const { origin } = useSiteFacts();
  const pathname = useHref(useLocation().pathname);
  return (
    <Foot data-print-only>
      <QrCode key={pathname} text={origin + pathname} after={READER_MS} />
      <p>
        {origin}
        {pathname}
      </p>
    </Foot>
  );
}

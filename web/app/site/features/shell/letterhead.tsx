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

/** The letterhead of every printed page: logo and name, address, registrations. */
export function Letterhead() {
  const { name, office, region, phone, email, registrations } = useOrganisation();
  return (
    <Head data-print-only>
      <Logo size="3.25rem" />
      <div>
        <b>{name}</b>
        <span>{[`${office}, ${region}`, phone, email].filter(Boolean).join(' · ')}</span>
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

/** The milliseconds until the QR code is drawn: whoever stays as long may print the page. */
const READER_MS = 3000;

/** The URL at the end of every printed page, as text and as a QR code. */
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

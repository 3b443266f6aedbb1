import { chakra } from '@chakra-ui/react';
import { useHref, useLocation } from 'react-router';
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

/** Where this is to be found again, at the end of every page on paper. */
export function PrintedUrl() {
  const { origin } = useSiteFacts();
  const pathname = useHref(useLocation().pathname);
  return (
    <chakra.p
      css={{
        display: 'none',
        borderTopWidth: '1px',
        paddingTop: '1',
        marginTop: '2',
        fontSize: 'xs',
      }}
      data-print-only
    >
      {origin}
      {pathname}
    </chakra.p>
  );
}

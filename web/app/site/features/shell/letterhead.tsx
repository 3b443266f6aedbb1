import { chakra } from '@chakra-ui/react';
import { useHref, useLocation } from 'react-router';
import { useSiteFacts } from '../../../data/site-facts';
import { useOrganisation } from '../../../data/globals';
import { Logo } from '../navigation/wordmark';

/** Who this is from, at the top of every page on paper: mark and name, address, registrations. */
export function Letterhead() {
  const { name, address, phone, email, registrations } = useOrganisation();
  return (
    <chakra.div
      css={{
        display: 'none',
        gridTemplateColumns: 'auto 1fr',
        columnGap: '3',
        alignItems: 'center',
        borderBottomWidth: '2px',
        paddingBottom: '2',
        marginBottom: '5',
        fontSize: 'xs',
        lineHeight: '1.45',
      }}
      data-print-only
    >
      <Logo size="3.25rem" />
      <div>
        <chakra.b css={{ display: 'block', fontSize: 'lg', lineHeight: 'tight' }}>{name}</chakra.b>
        <chakra.span css={{ display: 'block' }}>
          {[`${address.street}, ${address.town}, ${address.region}`, phone, email]
            .filter(Boolean)
            .join(' · ')}
        </chakra.span>
        <chakra.span css={{ display: 'block' }}>
          {registrations.map(({ label, number }) => `${label}: ${number}`).join(' · ')}
        </chakra.span>
      </div>
    </chakra.div>
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

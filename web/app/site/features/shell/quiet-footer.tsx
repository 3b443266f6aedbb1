import { chakra } from '@chakra-ui/react';
import { telUrl } from '@content/texts/digits';
import { useOrganisation } from '../../../data/pages/globals';
import { useToday } from '../../../data/device/use-today';
import { column } from '../../../theme/recipes';
import { mailUrl } from '../../organisation';
import { ReachLink } from '../../reach-link';
import { getTexts } from '../../../texts';

const Foot = chakra('footer', {
  base: {
    marginTop: 'auto',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
    background: 'bg.band',
    color: 'fg.muted',
    fontSize: 'sm',
    '& [data-part=line]': {
      ...column,
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: '6',
      paddingBlock: '1',
    },
    '& address': { fontStyle: 'normal' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: { base: 'target', md: '2rem' },
      color: 'fg.body',
      _hover: { textDecoration: 'underline' },
    },
  },
});

/** The footer of the staff area: one line with the office's address, phone and e-mail. */
export function QuietFooter() {
  const [year = ''] = useToday().split('-');
  const { name, office, phone, email } = useOrganisation();
  return (
    <Foot>
      <div data-part="line">
        <p>{getTexts().footer.rights(year, name)}</p>
        <address>{office}</address>
        <ReachLink href={telUrl(phone)} text={phone} />
        <ReachLink href={mailUrl(email)} text={email} />
      </div>
    </Foot>
  );
}

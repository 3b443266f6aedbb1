import { Button, chakra } from '@chakra-ui/react';
import MenuIcon from 'lucide-react/icons/menu';
import { useOrganisation } from '../../../data/pages/globals';
import { AdminIcon } from '../../admin-ui/admin-icon';
import { IconButton, onDark } from '../../admin-ui/buttons';
import { openPalette } from '../../admin-ui/palette';
import { useSignOut } from './use-sign-out';

const Bar = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    position: 'sticky',
    top: '0',
    zIndex: 'nav',
    height: 'nav',
    paddingInline: '2',
    background: 'bg.dark',
    color: 'fg.onDark',
    '& button': onDark,
    '& > p': {
      fontWeight: 'bold',
      flex: '1',
      minWidth: '0',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      '& span': { fontWeight: 'normal', color: 'fg.onDarkMuted', display: { base: 'none', sm: 'inline' } },
    },
  },
});

/** The bar at the top on phones: menu, search and sign-out. */
export const TopBar = ({ open, onOpen }: { open: boolean; onOpen: () => void }) => (
  <Bar data-ground="dark">
    <IconButton aria-label="Open menu" aria-expanded={open} aria-controls="admin-menu" onClick={onOpen}>
      <MenuIcon aria-hidden size="1.75rem" />
    </IconButton>
    <p>
      {useOrganisation().shortName}
      <span> · Admin Portal</span>
    </p>
    <IconButton aria-label="Search everything" onClick={() => openPalette()}>
      <AdminIcon name="search" />
    </IconButton>
    <Button variant="ghost" css={{ flexShrink: 0, paddingInline: '3' }} onClick={useSignOut()}>
      <AdminIcon name="out" size="1.25rem" />
      Sign out
    </Button>
  </Bar>
);

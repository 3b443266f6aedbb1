import { chakra } from '@chakra-ui/react';
import type { OpenDialogProps } from './open-dialog';
import { part } from './part';

const OpenDialog = part(() => import('./open-dialog').then((module) => module.OpenDialog));

/** The buttons of a dialog that may be long: always in view at its foot; on a phone as wide as it. */
export const DialogFoot = chakra('div', {
  base: {
    position: 'sticky',
    // At the very edge: a dialog's padding counts where something sticks.
    bottom: { base: '-5', sm: '-6' },
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    gap: '2',
    marginInline: { base: '-5', sm: '-6' },
    marginBottom: { base: '-5', sm: '-6' },
    paddingInline: { base: '5', sm: '6' },
    paddingBlock: { base: '3', sm: '4' },
    background: 'bg.raised',
    borderTopWidth: '1px',
    borderColor: 'border.subtle',
    '& > *': { flex: { base: '1 1 auto', sm: '0 0 auto' } },
  },
});

/** A modal dialog: focus moves in (to what is marked `data-first`) and stays in, and goes back to where it was. */
export function Dialog({ open, ...props }: OpenDialogProps & { readonly open: boolean }) {
  return open ? <OpenDialog {...props} /> : null;
}

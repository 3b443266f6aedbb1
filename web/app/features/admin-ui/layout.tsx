import { chakra } from '@chakra-ui/react';
import { visuallyHidden } from '../../theme/utilities';

/** Things one under the other. */
export const Stack = chakra('div', { base: { display: 'flex', flexDirection: 'column', gap: '4' } });

/** Things side by side, wrapping where there is no room. */
export const Row = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' },
});

/** A white sheet on the page's background. */
export const Sheet = chakra('div', {
  base: {
    background: 'bg.raised',
    borderWidth: '1px',
    borderColor: 'border.subtle',
    borderRadius: 'lg',
    padding: { base: '4', sm: '6' },
  },
});

/** The heading of a screen. */
export const Title = chakra('h1', {
  base: { fontSize: '2xl', letterSpacing: 'tight', lineHeight: 'heading' },
});

/** Secondary text. */
export const Muted = chakra('p', { base: { fontSize: 'sm', color: 'fg.muted', lineHeight: 'body' } });

/** For screen readers only. */
export const Hidden = chakra('span', { base: visuallyHidden });

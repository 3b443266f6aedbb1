import { chakra } from '@chakra-ui/react';
import { getTexts } from '../../texts';

export function SkipLink() {
  return (
    <chakra.a
      css={{
        position: 'fixed',
        insetInlineStart: '4',
        top: '3',
        zIndex: 'skip',
        paddingInline: '5',
        paddingBlock: '2',
        borderRadius: 'full',
        background: 'bg.dark',
        color: 'fg.onDark',
        fontWeight: 'bold',
        transform: 'translateY(-300%)',
        _focus: { transform: 'none' },
      }}
      href="#main"
      data-screen-only
    >
      {getTexts().common.skip}
    </chakra.a>
  );
}

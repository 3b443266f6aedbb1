import { css } from '#styled-system/css';
import { getTexts } from '../../texts';

export function SkipLink() {
  return (
    <a
      className={css({
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
      })}
      href="#main"
      data-screen-only
    >
      {getTexts().common.skip}
    </a>
  );
}

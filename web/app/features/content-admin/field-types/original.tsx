import { chakra } from '@chakra-ui/react';
import type { Language } from '@site/locale';
import { languageNames } from '@site/place';
import type { ReactNode } from 'react';

/** Content in one language: a phone shows it while that language is chosen, a desk always. */
export const Side = chakra('div', {
  base: { minWidth: '0' },
  variants: { isBehind: { true: { lgDown: { display: 'none' } } } },
});

interface OriginalProps {
  readonly lang: Language | undefined;
  /** It may be higher than a window, and scrolls. */
  readonly isLong?: boolean;
  readonly children: ReactNode;
}

/** The original above a translation, on a phone; on a desk it stands beside it. */
export function Original({ lang, isLong = false, children }: OriginalProps) {
  if (!lang || !children) return null;
  return (
    <chakra.div
      hideFrom="lg"
      {...(isLong && { role: 'group', tabIndex: 0, 'aria-label': `Original in ${languageNames[lang]}` })}
      css={{
        maxHeight: '30dvh',
        overflowY: 'auto',
        marginBottom: '2',
        paddingInline: '3',
        paddingBlock: '2',
        borderRadius: 'md',
        background: 'bg.band',
        fontSize: 'sm',
        lineHeight: 'body',
        overflowWrap: 'anywhere',
      }}
    >
      <chakra.p css={{ fontSize: 'xs', color: 'fg.muted' }}>{languageNames[lang]}</chakra.p>
      <div lang={lang}>{children}</div>
    </chakra.div>
  );
}

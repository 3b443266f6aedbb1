import { chakra } from '@chakra-ui/react';
import type { Language } from '@site/locale';
import { languageNames } from '@site/place';
import type { ReactNode } from 'react';

/** What is written in one language: on a phone it is shown where that one is chosen, on a desk always. */
export const Side = chakra('div', {
  base: { minWidth: '0' },
  variants: { isBehind: { true: { lgDown: { display: 'none' } } } },
});

interface OriginalProps {
  readonly lang: Language | undefined;
  /** It may be higher than a window: then it scrolls by itself. */
  readonly isLong?: boolean;
  readonly children: ReactNode;
}

/** On a phone, above a translation: what it translates, which on a desk stands beside it. */
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

import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { Icon } from '../../components/icons';
import { Modal } from '../../components/modal';
import { RoundButton } from '../../components/round-button';
import { languageOf } from '../../components/text';
import { LightboxStage } from './lightbox-stage';
import { neighbour, useLightbox } from './lightbox-store';
import { getTexts } from '../../texts';

interface LightboxProps {
  readonly onTurn: (id: string) => void;
  readonly onClose: () => void;
}

function turnBy(step: 1 | -1, onTurn: LightboxProps['onTurn']) {
  const next = neighbour(useLightbox.getState(), step);
  if (next) onTurn(next.id);
}

/** Left and right turn, wherever the focus is, unless they scroll a large picture. */
function useArrowKeys(onTurn: LightboxProps['onTurn'], large: boolean) {
  useEffect(() => {
    if (large) return;
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') turnBy(1, onTurn);
      if (key === 'ArrowLeft') turnBy(-1, onTurn);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onTurn, large]);
}

/** Caption and buttons at the bottom, where a thumb reaches them; over the picture they have a ground of their own. */
const Bar = chakra('div', {
  base: {
    position: 'absolute',
    insetInline: '0',
    bottom: '0',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: '3',
    rowGap: '2',
    paddingInline: 'gutter',
    paddingBlock: '3',
    background: 'veil.bar',
  },
});

/** One picture over the whole screen, 80vw wide, with its neighbours at hand. */
export default function Lightbox({ onTurn, onClose }: LightboxProps) {
  const { pictures, index } = useLightbox();
  const [largeId, setLargeId] = useState<string | null>(null);
  const shown = index === null ? undefined : pictures[index];
  const large = shown !== undefined && largeId === shown.id;
  const texts = getTexts().lightbox;
  useArrowKeys(onTurn, large);
  if (!shown || index === null) return null;
  const turn = (step: 1 | -1) => turnBy(step, onTurn);
  const several = pictures.length > 1;
  const onLarge = (wanted: boolean) => setLargeId(wanted ? shown.id : null);
  return (
    <Modal label={shown.title || texts.picture} variant="bare" onClose={onClose}>
      <chakra.div css={{ height: 'full', position: 'relative' }} data-ground="dark">
        {/* First for the keyboard; on phones it is the last of the bar. */}
        <chakra.div
          css={{
            position: 'absolute',
            zIndex: '1',
            top: { sm: '3' },
            bottom: { base: '3', sm: 'auto' },
            insetInlineEnd: { base: 'gutter', sm: '3' },
          }}
        >
          <RoundButton surface="dark" type="button" aria-label={getTexts().common.close} onClick={onClose}>
            <Icon name="close" />
          </RoundButton>
        </chakra.div>
        <LightboxStage
          shown={shown}
          large={large}
          onLarge={onLarge}
          onTurn={several ? turn : undefined}
          onClose={onClose}
        />
        <Bar css={{ justifyContent: { base: 'flex-start', sm: 'center' } }}>
          {several ? (
            <RoundButton surface="dark" type="button" aria-label={texts.previous} onClick={() => turn(-1)}>
              <Icon name="chevronLeft" />
            </RoundButton>
          ) : null}
          <chakra.p
            css={{
              textAlign: 'center',
              lineHeight: '1.35',
              minWidth: '0',
              order: { base: '-1', sm: '0' },
              flexBasis: { base: '100%', sm: 'auto' },
              maxWidth: { sm: '60vw' },
              overflowWrap: 'anywhere',
            }}
            aria-live="polite"
          >
            <span lang={languageOf(shown.title)}>{shown.title}</span>
            <chakra.span css={{ display: 'block', fontSize: 'sm', color: 'fg.onDarkMuted' }}>
              {several ? (
                <>
                  <span>{texts.position(index + 1, pictures.length)}</span>
                  {' · '}
                </>
              ) : null}
              <chakra.a
                css={{
                  color: 'link.onDark',
                  display: 'inline-block',
                  paddingBlock: '1',
                  textDecoration: 'underline',
                  textUnderlineOffset: '0.2em',
                }}
                href={shown.picture?.url}
              >
                {texts.original}
              </chakra.a>
            </chakra.span>
          </chakra.p>
          {several ? (
            <RoundButton surface="dark" type="button" aria-label={texts.next} onClick={() => turn(1)}>
              <Icon name="chevronRight" />
            </RoundButton>
          ) : null}
          <RoundButton
            surface="dark"
            type="button"
            aria-label={large ? texts.whole : texts.enlarge}
            onClick={() => onLarge(!large)}
          >
            <Icon name={large ? 'minus' : 'plus'} />
          </RoundButton>
        </Bar>
      </chakra.div>
    </Modal>
  );
}

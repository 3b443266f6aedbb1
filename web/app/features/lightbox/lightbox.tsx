import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { Icon, type IconName } from '../../components/icons';
import { Credit } from '../../components/picture-caption';
import { Modal } from '../../components/modal';
import { roundButton } from '../../components/round-button';
import { languageOf } from '../../components/text';
import { LightboxStage } from './lightbox-stage';
import { useLightbox } from './lightbox-store';
import { getTexts } from '../../texts';

interface LightboxProps {
  readonly onTurn: (id: string) => void;
  readonly onClose: () => void;
}

const Screen = chakra('div', {
  base: {
    height: 'full',
    position: 'relative',
    '& [data-stage]': {
      height: 'full',
      display: 'grid',
      placeItems: 'safe center',
      overflow: 'hidden',
      overscrollBehavior: 'contain',
      _focusVisible: { outlineOffset: '-3px' },
    },
    '& [data-stage][role]': { overflow: 'auto', '& img': { cursor: 'zoom-out' } },
    '& img': {
      maxHeight: 'var(--highest)',
      objectFit: 'contain',
      background: 'none',
      outline: 'none',
      cursor: 'zoom-in',
    },
    '& button': {
      ...roundButton,
      borderColor: 'border.onDark',
      background: 'bg.dark',
      color: 'fg.onDark',
      _hover: { background: 'fg.onDark', color: 'fg.body' },
    },
    // First for the keyboard; on phones it is the last of the bar.
    '& > button': {
      position: 'absolute',
      zIndex: '1',
      top: { sm: '3' },
      bottom: { base: '3', sm: 'auto' },
      insetInlineEnd: { base: 'gutter', sm: '3' },
    },
    // Caption and buttons at the bottom, where a thumb reaches them; over the picture they have a ground of their own.
    '& [data-bar]': {
      position: 'absolute',
      insetInline: '0',
      bottom: '0',
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: { base: 'flex-start', sm: 'center' },
      columnGap: '3',
      rowGap: '2',
      paddingInline: 'gutter',
      paddingBlock: '3',
      background: 'veil.bar',
    },
    '& p': {
      textAlign: 'center',
      lineHeight: '1.35',
      minWidth: '0',
      order: { base: '-1', sm: '0' },
      flexBasis: { base: '100%', sm: 'auto' },
      maxWidth: { sm: '60vw' },
      overflowWrap: 'anywhere',
    },
    '& small': { display: 'block', fontSize: 'sm', color: 'fg.onDarkMuted' },
    '& a': {
      color: 'link.onDark',
      display: 'inline-block',
      paddingBlock: '1',
      textDecoration: 'underline',
      textUnderlineOffset: '0.2em',
    },
  },
});

/** One picture over the whole screen, 80vw wide, with its neighbours at hand. */
export default function Lightbox({ onTurn, onClose }: LightboxProps) {
  const { pictures, index } = useLightbox();
  const [largeId, setLargeId] = useState<string | null>(null);
  const shown = index === null ? undefined : pictures[index];
  const large = shown !== undefined && largeId === shown.id;
  const texts = getTexts().lightbox;
  if (!shown || index === null) return null;
  const several = pictures.length > 1;
  const turn = (step: 1 | -1) => {
    const next = several && pictures.at((index + step) % pictures.length);
    if (next) onTurn(next.id);
  };
  const turnButton = (step: 1 | -1, label: string, icon: IconName) =>
    several ? (
      <button type="button" aria-label={label} onClick={() => turn(step)}>
        <Icon name={icon} />
      </button>
    ) : null;
  const onLarge = (wanted: boolean) => setLargeId(wanted ? shown.id : null);
  return (
    <Modal
      label={shown.title || texts.picture}
      css={{
        width: '100vw',
        height: '100dvh',
        maxHeight: 'none',
        borderRadius: '0',
        background: 'veil.full',
        color: 'fg.onDark',
        animation: 'none',
      }}
      onClose={onClose}
      onKeyDown={({ key }) => {
        if (large) return; // They scroll it.
        if (key === 'ArrowRight') turn(1);
        if (key === 'ArrowLeft') turn(-1);
      }}
    >
      <Screen data-ground="dark">
        <button type="button" aria-label={getTexts().common.close} onClick={onClose}>
          <Icon name="close" />
        </button>
        <LightboxStage
          shown={shown}
          large={large}
          onLarge={onLarge}
          onTurn={several ? turn : undefined}
          onClose={onClose}
        />
        <div data-bar>
          {turnButton(-1, texts.previous, 'chevronLeft')}
          <p aria-live="polite">
            <span lang={languageOf(shown.title)}>{shown.title}</span>
            <Credit of={shown.picture} />
            <small>
              {several ? (
                <>
                  <span>{texts.position(index + 1, pictures.length)}</span>
                  {' · '}
                </>
              ) : null}
              <a href={shown.picture?.url}>{texts.original}</a>
            </small>
          </p>
          {turnButton(1, texts.next, 'chevronRight')}
          <button
            type="button"
            aria-label={large ? texts.whole : texts.enlarge}
            onClick={() => onLarge(!large)}
          >
            <Icon name={large ? 'minus' : 'plus'} />
          </button>
        </div>
      </Screen>
    </Modal>
  );
}

import { chakra } from '@chakra-ui/react';
import { domMax, LazyMotion, m } from 'framer-motion';
import { type CSSProperties, type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { Icon, type IconName } from '../../components/icons';
import { Credit } from '../../components/picture-caption';
import { Modal } from '../../components/modal';
import { Picture } from '../../components/picture';
import { roundButton } from '../../components/round-button';
import { languageOf } from '../../components/text';
import { type LightboxPicture, useLightbox } from './lightbox-store';
import { getTexts } from '../../texts';

/** The height of the bar with caption and buttons at the bottom of the screen. */
const BAR_HEIGHT = '7.5rem';

/** The greatest height of a whole picture: the room above the bar with even margins, or more of it on a low screen. */
const HIGHEST = `max(60dvh, 100dvh - ${BAR_HEIGHT} - 2.5rem)`;

/** The width of a large picture, which covers the screen. */
function coveringWidth({ picture }: LightboxPicture): string {
  const { width, height } = picture?.file ?? { width: 3, height: 2 };
  return `max(100vw, ${((100 * width) / height).toFixed(2)}vh)`;
}

/** Pixels a picture must be dragged sideways to turn to the next. */
const SWIPE = 60;

/** Whether the pointer is beside the picture, which is drawn whole in the middle of its box. */
function isBeside({ currentTarget, clientX, clientY }: MouseEvent): boolean {
  const image = currentTarget.querySelector('img');
  if (!image) return false;
  const { left, top, width, height } = image.getBoundingClientRect();
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.min(width / naturalWidth, height / naturalHeight);
  const isOver = (distance: number, length: number) => Math.abs(distance) > (length * scale) / 2;
  return (
    isOver(clientX - left - width / 2, naturalWidth) || isOver(clientY - top - height / 2, naturalHeight)
  );
}

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
    // Caption and buttons are at the bottom, where a thumb reaches them.
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

interface StageProps {
  readonly item: LightboxPicture;
  /** As large as the screen, to be scrolled. */
  readonly isLarge: boolean;
  readonly onToggle: () => void;
  /** Without it there is nothing to turn to. */
  readonly onTurn: ((step: 1 | -1) => void) | undefined;
  readonly onClose: () => void;
}

/** The picture itself. A click on it makes it large or whole again, one beside it closes the lightbox, a drag turns to the next. */
function Stage({ item, isLarge, onToggle, onTurn, onClose }: StageProps) {
  const { picture, title } = item;
  /** A click also ends a drag; that one does nothing. */
  const isDragged = useRef(false);
  const stage = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { current } = stage;
    if (current) current.scrollLeft = (current.scrollWidth - current.clientWidth) / 2;
  }, [isLarge]);
  const width = isLarge ? coveringWidth(item) : '80vw';
  return (
    <div
      ref={stage}
      data-stage
      onClick={({ target }) => target === stage.current && onClose()}
      {...(isLarge && { tabIndex: 0, role: 'group', 'aria-label': getTexts().lightbox.enlarged })}
      style={{ paddingBottom: BAR_HEIGHT }}
    >
      <LazyMotion features={domMax} strict>
        <m.div
          key={item.id}
          style={{ width, touchAction: isLarge ? 'auto' : 'pan-y pinch-zoom' }}
          drag={onTurn && !isLarge ? 'x' : false}
          dragSnapToOrigin
          onPointerDown={() => (isDragged.current = false)}
          onDragStart={() => (isDragged.current = true)}
          dragElastic={0.4}
          onDragEnd={(_event, { offset }) => {
            if (Math.abs(offset.x) > SWIPE) onTurn?.(offset.x < 0 ? 1 : -1);
          }}
        >
          {/* Else the browser would drag the picture itself, out of the page. */}
          <div
            onDragStart={(event) => event.preventDefault()}
            onClick={(event) => {
              if (isDragged.current) return;
              if (!isLarge && isBeside(event)) onClose();
              else onToggle();
            }}
            style={{ '--highest': isLarge ? 'none' : HIGHEST } as CSSProperties}
          >
            <Picture picture={picture} alt={picture?.file?.alt || title} frameWidth={width} eager />
          </div>
        </m.div>
      </LazyMotion>
    </div>
  );
}

/** One picture over the whole screen, with its neighbours at hand: whole, or after a click on it as large as the screen. */
export default function Lightbox({ onTurn, onClose }: LightboxProps) {
  const { pictures, id } = useLightbox();
  const [largeId, setLargeId] = useState<string | null>(null);
  const index = pictures.findIndex((each) => each.id === id);
  const item = pictures[index];
  if (!item) return null;
  const { title, picture } = item;
  const texts = getTexts().lightbox;
  const isLarge = largeId === id;
  const toggle = () => setLargeId(isLarge ? null : id);
  const turn = (step: 1 | -1) => {
    const next = pictures.at((index + step) % pictures.length);
    if (next) onTurn(next.id);
  };
  const onStep = pictures.length > 1 ? turn : undefined;
  const turnButton = (step: 1 | -1, label: string, icon: IconName) =>
    onStep ? (
      <button type="button" aria-label={label} onClick={() => onStep(step)}>
        <Icon name={icon} />
      </button>
    ) : null;
  return (
    <Modal
      label={title || texts.picture}
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
        if (isLarge) return; // They scroll it.
        if (key === 'ArrowRight') onStep?.(1);
        if (key === 'ArrowLeft') onStep?.(-1);
      }}
    >
      <Screen data-ground="dark">
        <button type="button" aria-label={getTexts().common.close} onClick={onClose}>
          <Icon name="close" />
        </button>
        <Stage item={item} isLarge={isLarge} onToggle={toggle} onTurn={onStep} onClose={onClose} />
        <div data-bar>
          {turnButton(-1, texts.previous, 'chevronLeft')}
          <p aria-live="polite">
            <span lang={languageOf(title)}>{title}</span>
            <Credit of={picture} />
            <small>
              {onStep ? (
                <>
                  <span>{texts.position(index + 1, pictures.length)}</span>
                  {' · '}
                </>
              ) : null}
              <a href={picture?.url}>{texts.original}</a>
            </small>
          </p>
          {turnButton(1, texts.next, 'chevronRight')}
          <button type="button" aria-label={isLarge ? texts.whole : texts.enlarge} onClick={toggle}>
            <Icon name={isLarge ? 'minus' : 'plus'} />
          </button>
        </div>
      </Screen>
    </Modal>
  );
}

import { chakra } from '@chakra-ui/react';
import { domMax, LazyMotion, m, useReducedMotion } from 'framer-motion';
import { useEffect, useRef } from 'react';
import { Icon } from '../../components/icons';
import { Modal } from '../../components/modal';
import { Picture } from '../../components/picture';
import { RoundButton } from '../../components/round-button';
import { languageOf } from '../../components/text';
import { preloadLetters } from '../../theme/fonts';
import { isOnDrawnPicture } from './drawn-picture';
import { neighbour, useLightbox } from './lightbox-store';

/** Pixels a picture must be dragged sideways to turn to the next. */
const SWIPE = 60;

interface LightboxProps {
  /** Another picture is wanted. */
  readonly onTurn: (id: string) => void;
  readonly onClose: () => void;
}

function turnBy(step: 1 | -1, onTurn: LightboxProps['onTurn']) {
  const next = neighbour(useLightbox.getState(), step);
  if (next) onTurn(next.id);
}

/** Left and right turn, wherever the focus is. */
function useArrowKeys(onTurn: LightboxProps['onTurn']) {
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowRight') turnBy(1, onTurn);
      if (key === 'ArrowLeft') turnBy(-1, onTurn);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [onTurn]);
}

/** Whether the pointer is in the picture's box but beside the picture itself. */
function isBeside({ currentTarget, clientX, clientY }: React.MouseEvent): boolean {
  const image = currentTarget.querySelector('img');
  if (!image) return false;
  const natural = { width: image.naturalWidth, height: image.naturalHeight };
  return !isOnDrawnPicture({ x: clientX, y: clientY }, image.getBoundingClientRect(), natural);
}

/** One picture over the whole screen, 80vw wide, with its neighbours at hand. */
export default function Lightbox({ onTurn, onClose }: LightboxProps) {
  const { pictures, index } = useLightbox();
  useArrowKeys(onTurn);
  /** A click also ends a drag; that one closes nothing. */
  const dragged = useRef(false);
  const still = useReducedMotion() ?? false;
  const shown = index === null ? undefined : pictures[index];
  if (!shown || index === null) return null;
  preloadLetters(shown.title, 400);
  const turn = (step: 1 | -1) => turnBy(step, onTurn);
  const several = pictures.length > 1;
  return (
    <Modal label={shown.title || 'Picture'} variant="bare" onClose={onClose}>
      <chakra.div
        data-backdrop
        data-ground="dark"
        height="full"
        display="flex"
        flexDirection="column"
        alignItems="center"
        justifyContent="center"
        gap="4"
      >
        <chakra.div position="absolute" top="3" insetInlineEnd="3">
          <RoundButton surface="dark" type="button" aria-label="Close" onClick={onClose}>
            <Icon name="close" />
          </RoundButton>
        </chakra.div>
        <LazyMotion features={domMax} strict>
          <m.div
            key={shown.id}
            style={{ width: '80vw', touchAction: 'pan-y' }}
            initial={still ? false : { opacity: 0, scale: 0.97 }}
            animate={{ opacity: 1, scale: 1 }}
            transition={{ duration: 0.2, ease: 'easeOut' }}
            drag={several ? 'x' : false}
            dragSnapToOrigin
            onPointerDown={() => (dragged.current = false)}
            onDragStart={() => (dragged.current = true)}
            dragElastic={0.4}
            onDragEnd={(_event, { offset }) => {
              if (Math.abs(offset.x) > SWIPE) turn(offset.x < 0 ? 1 : -1);
            }}
          >
            {/* Else the browser would drag the picture itself, out of the page. */}
            <chakra.div
              onDragStart={(event) => event.preventDefault()}
              onClick={(event) => {
                if (!dragged.current && isBeside(event)) onClose();
              }}
              css={{ '& img': { maxHeight: '74dvh', objectFit: 'contain', background: 'none' } }}
            >
              <Picture
                picture={shown.picture}
                alt={shown.picture?.file?.alt || shown.title}
                sizes="80vw"
                eager
              />
            </chakra.div>
          </m.div>
        </LazyMotion>
        <chakra.div
          display="flex"
          alignItems="center"
          gap="4"
          width="80vw"
          justifyContent="center"
          data-backdrop
        >
          {several ? (
            <RoundButton surface="dark" type="button" aria-label="Previous picture" onClick={() => turn(-1)}>
              <Icon name="chevronLeft" />
            </RoundButton>
          ) : null}
          <chakra.p aria-live="polite" textAlign="center" lineHeight="1.35" minWidth="0">
            <span lang={languageOf(shown.title)}>{shown.title}</span>
            {several ? (
              <chakra.span display="block" fontSize="sm" color="fg.onDarkMuted">
                {index + 1} of {pictures.length}
              </chakra.span>
            ) : null}
          </chakra.p>
          {several ? (
            <RoundButton surface="dark" type="button" aria-label="Next picture" onClick={() => turn(1)}>
              <Icon name="chevronRight" />
            </RoundButton>
          ) : null}
        </chakra.div>
      </chakra.div>
    </Modal>
  );
}

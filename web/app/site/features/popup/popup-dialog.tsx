import type { ItemAt } from '@content';
import { startTransition, useEffect, useState } from 'react';
import { picturesOf } from '@content/items/item';
import { blocksOf } from '@content/texts/rich-text';
import { Icon } from '../../../components/icons';
import { Modal } from '../../../components/modal';
import { Picture } from '../../../components/picture';
import { RoundButton } from '../../../components/round-button';
import { useCloseRequest } from '../../../features/admin-ui/overlay';
import { PopupContent } from './popup-content';
import { getTexts } from '../../../texts';

interface PopupDialogProps {
  readonly announcement: ItemAt<'popups'>;
  readonly onClose: () => void;
}

/** Milliseconds that an announcement waits for its picture, so that it opens whole. */
const PATIENCE = 4000;

/** How wide its picture is: the `sizes` of an image. */
const SIZES = '(min-width: 36rem) 34rem, 100vw';

/** The announcement: picture, title, text, a button. Following a link of it closes it. */
function Popup({ announcement, onClose }: PopupDialogProps) {
  const { title, content, buttonLink, buttonText } = announcement;
  const [shown] = picturesOf(announcement, 'imageUrl');
  useCloseRequest(onClose);
  return (
    <Modal
      label={title || getTexts().popup.announcement}
      css={{
        '@media (max-height: 30rem) and (min-width: 37.5rem)': { width: 'min(46rem, calc(100vw - 2rem))' },
        '& > button': { position: 'absolute', top: '3', insetInlineEnd: '3', zIndex: '1' },
      }}
      onClose={onClose}
    >
      <RoundButton type="button" aria-label={getTexts().common.close} onClick={onClose}>
        <Icon name="close" />
      </RoundButton>
      <div onClick={({ target }) => (target as Element).closest('a') && onClose()}>
        <PopupContent
          title={title}
          content={content}
          blocks={blocksOf(announcement, 'content')}
          picture={
            shown ? (
              <Picture picture={shown} alt={shown.file?.alt || title} sizes={SIZES} eager hideWhenBroken />
            ) : null
          }
          buttonLink={buttonLink}
          buttonText={buttonText}
        />
      </div>
    </Modal>
  );
}

/** Opens the announcement once its picture is there. */
export default function PopupDialog(props: PopupDialogProps) {
  const [shown] = picturesOf(props.announcement, 'imageUrl');
  const [isWhole, setWhole] = useState(!shown);
  // A slow phone answers in between, as it is drawn in pieces.
  const open = () => startTransition(() => setWhole(true));
  useEffect(() => {
    const timer = setTimeout(open, PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  if (isWhole) return <Popup {...props} />;
  return (
    <div hidden>
      <Picture picture={shown} alt="" sizes={SIZES} eager onSettled={open} />
    </div>
  );
}

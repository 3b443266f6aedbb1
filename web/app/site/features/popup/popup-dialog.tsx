import { useEffect, useState } from 'react';
import { picturesOf } from '@content/item';
import { blocksOf } from '@content/texts/tree';
import { Icon } from '../../../components/icons';
import { Modal } from '../../../components/modal';
import { Picture } from '../../../components/picture';
import { RoundButton } from '../../../components/round-button';
import { useCloseRequest } from '../../../features/admin-ui/overlay';
import { PopupContent } from './popup-content';
import type { Announcement } from './popup-store';
import { getTexts } from '../../../texts';

interface PopupDialogProps {
  readonly announcement: Announcement;
  readonly onClose: () => void;
}

/** Milliseconds that an announcement waits for its picture, so that it opens whole. */
const PATIENCE = 4000;

/** The announcement: picture, title, text, a button. Following a link of it closes it. */
export default function PopupDialog({ announcement, onClose }: PopupDialogProps) {
  const { title, content, buttonLink, buttonText } = announcement;
  const [shown] = picturesOf(announcement, 'imageUrl');
  const [isOpen, setOpen] = useState(!shown);
  useCloseRequest(onClose);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  const picture = shown ? (
    <Picture
      picture={shown}
      alt={shown.file?.alt || title}
      sizes="(min-width: 36rem) 34rem, 100vw"
      eager
      hideWhenBroken
      onSettled={() => setOpen(true)}
    />
  ) : null;
  return (
    <Modal
      label={title || getTexts().popup.announcement}
      isOpen={isOpen}
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
          picture={picture}
          buttonLink={buttonLink}
          buttonText={buttonText}
        />
      </div>
    </Modal>
  );
}

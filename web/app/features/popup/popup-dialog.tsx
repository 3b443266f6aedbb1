import { css } from '#styled-system/css';
import { picturesOf } from '@content/item';
import { Icon } from '../../components/icons';
import { Modal } from '../../components/modal';
import { Picture } from '../../components/picture';
import { RoundButton } from '../../components/round-button';
import { PopupContent } from './popup-content';
import type { Announcement } from './popup-store';

interface PopupDialogProps {
  readonly announcement: Announcement;
  readonly onClose: () => void;
}

/** The announcement: picture, title, text. */
export default function PopupDialog({ announcement, onClose }: PopupDialogProps) {
  const { title, content } = announcement;
  const [picture] = picturesOf(announcement, 'imageUrl');
  return (
    <Modal label={title || 'Announcement'} variant="sheet" onClose={onClose}>
      <div className={css({ position: 'absolute', top: '3', insetInlineEnd: '3', zIndex: '1' })}>
        <RoundButton type="button" aria-label="Close" onClick={onClose}>
          <Icon name="close" />
        </RoundButton>
      </div>
      <PopupContent
        title={title}
        content={content}
        picture={
          picture ? (
            <Picture
              picture={picture}
              alt={picture.file?.alt || title}
              sizes="(min-width: 36rem) 34rem, 100vw"
              eager
              hideWhenBroken
            />
          ) : null
        }
      />
    </Modal>
  );
}

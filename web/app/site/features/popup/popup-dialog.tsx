import { startTransition, useEffect, useState } from 'react';
import { picturesOf } from '@content/items/item';
import { Icon } from '../../../components/icons';
import { Modal } from '../../../components/modal';
import { Picture } from '../../../components/picture';
import { RoundButton } from '../../../components/round-button';
import { useCloseRequest } from '../../../features/admin-ui/overlay';
import { PICTURE_WIDTH, PopupContent } from './popup-content';
import type { Announcement } from './popup-store';
import { getTexts } from '../../../texts';
import { LOW_WINDOW } from '../../../theme/media';

interface PopupDialogProps {
  readonly announcement: Announcement;
  readonly onClose: () => void;
}

/** Milliseconds that an announcement waits for its picture, so that it opens whole. */
const PATIENCE = 4000;

/** The announcement: picture, title, text, a button. Following a link of it closes it. */
function Popup({ announcement, onClose }: PopupDialogProps) {
  useCloseRequest(onClose);
  return (
    <Modal
      label={announcement.title || getTexts().popup.announcement}
      css={{
        [LOW_WINDOW]: { width: { sm: 'min(46rem, calc(100vw - 2rem))' } },
        '& > button': { position: 'absolute', top: '3', insetInlineEnd: '3', zIndex: '1' },
      }}
      onClose={onClose}
    >
      <RoundButton type="button" aria-label={getTexts().common.close} onClick={onClose}>
        <Icon name="close" />
      </RoundButton>
      <div onClick={({ target }) => (target as Element).closest('a') && onClose()}>
        <PopupContent announcement={announcement} />
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
      <Picture picture={shown} alt="" frameWidth={PICTURE_WIDTH} eager onSettled={open} />
    </div>
  );
}

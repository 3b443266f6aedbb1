import { startTransition, useEffect, useState } from 'react';
import { picturesOf } from '@content/items/item';
import { Icon } from '../../../components/icons';
import { Modal } from '../../../components/modal';
import { useCloseRequest } from '../../../components/overlay';
import { Picture } from '../../../components/picture';
import { RoundButton } from '../../../components/round-button';
import { closeCorner, PICTURE_WIDTH, PopupContent } from './popup-content';
import type { Announcement } from './popup-store';
import { getTexts } from '../../../texts';
import { LOW_WINDOW } from '../../../theme/media';

interface PopupDialogProps {
  readonly announcement: Announcement;
  readonly onClose: () => void;
}

/** The milliseconds that an announcement waits for its picture. */
const PATIENCE = 4000;

/** The announcement in its dialog, which a followed link closes too. */
function Popup({ announcement, onClose }: PopupDialogProps) {
  useCloseRequest(onClose);
  return (
    <Modal
      label={announcement.title || getTexts().popup.announcement}
      css={{
        [LOW_WINDOW]: { width: { sm: 'min(46rem, calc(100vw - 2rem))' } },
        '& > button': closeCorner,
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

/** Opens the announcement once its picture is loaded. */
export default function PopupDialog(props: PopupDialogProps) {
  const [image] = picturesOf(props.announcement, 'imageUrl');
  const [isWhole, setWhole] = useState(!image);
  // A transition keeps a slow phone responsive.
  const open = () => startTransition(() => setWhole(true));
  useEffect(() => {
    const timer = setTimeout(open, PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  if (isWhole) return <Popup {...props} />;
  return (
    <div hidden>
      <Picture picture={image} alt="" frameWidth={PICTURE_WIDTH} eager onSettled={open} />
    </div>
  );
}

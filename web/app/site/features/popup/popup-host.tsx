import { useEffect } from 'react';
import { optionalPart } from '../../../components/optional-part';
import { closePopup, showPopup, usePopup } from './popup-store';

const PopupDialog = optionalPart(() => import('./popup-dialog'));

export function PopupHost() {
  const { announcement } = usePopup();
  useEffect(() => void showPopup(), []);
  return announcement ? <PopupDialog announcement={announcement} onClose={closePopup} /> : null;
}

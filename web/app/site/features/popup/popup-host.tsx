import { useEffect } from 'react';
import { optionalPart } from '../../../components/optional-part';
import { closePopup, showPopup, usePopup } from './popup-store';

const PopupDialog = optionalPart(() => import('./popup-dialog'));

export function PopupHost() {
  const { shown } = usePopup();
  useEffect(() => void showPopup(), []);
  return shown ? <PopupDialog announcement={shown} onClose={closePopup} /> : null;
}

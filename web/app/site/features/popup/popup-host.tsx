import { useEffect } from 'react';
import { optionalPart } from '../../../components/optional-part';
import { settle } from '../../../data/pages/outcome';
import { browserReader } from '../../../data/pages/reader';
import { usePopup } from './popup-store';

const PopupDialog = optionalPart(() => import('./popup-dialog'));

async function fetchPopup() {
  const { ask, show } = usePopup.getState();
  if (!ask()) return;
  const outcome = await settle(browserReader.list('popups'));
  if (outcome.ok) show(outcome.value.items);
}

/** Asks for the announcement once per page load, and shows it over the visitors' pages; a failure shows none. */
export function PopupHost() {
  const shown = usePopup((state) => state.shown);
  const close = usePopup((state) => state.close);
  useEffect(() => void fetchPopup(), []);
  return shown ? <PopupDialog announcement={shown} onClose={close} /> : null;
}

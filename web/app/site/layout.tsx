import { Outlet, useHref } from 'react-router';
import { EditLinkHost } from '../features/edit-link/edit-link-host';
import { OfflineLine } from '../features/offline/offline-line';
import { PopupHost } from './features/popup/popup-host';
import { OnceTouchedHost } from '../features/read-ahead/once-touched-host';
import { Shell } from './features/shell/shell';
import { useOrganisation } from '../data/pages/globals';
import { NextStep } from './next-step';
import { feedPath } from './organisation';
import { getTexts } from '../texts';

/** The frame of the visitors' pages. */
export default function PublicLayout() {
  const title = getTexts().notices.feed.title(useOrganisation().name);
  return (
    <Shell>
      <>
        <link rel="alternate" type="application/atom+xml" title={title} href={useHref(feedPath)} />
      </>
      <Outlet />
      <NextStep />
      <EditLinkHost />
      <PopupHost />
      <OfflineLine />
      <OnceTouchedHost />
    </Shell>
  );
}

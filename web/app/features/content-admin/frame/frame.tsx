import { chakra, useMediaQuery } from '@chakra-ui/react';
import type { Person } from '@content/api/contract';
import { type ReactNode, useEffect, useState } from 'react';
import { QuietFooter } from '@site/web/features/shell/quiet-footer';
import { WaitingLine } from '../../../components/waiting-line';
import { logFailure } from '../../../data/staff/admin-client';
import { whenTouched } from '../../../data/device/first-touch';
import { useSlowRequests } from '../../../data/staff/slow-requests';
import { useSignIn } from '../../session/with-sign-in';
import { SkipLink } from '../../shell/skip-link';
import { useMainFocus } from '../../shell/use-main-focus';
import { Questions } from '../../admin-ui/dialog';
import { useShortcut } from '../../admin-ui/keys';
import { lazy, useInUse } from '../../admin-ui/lazy';
import { openPalette, usePalette } from '../../admin-ui/palette';
import { useHasToasts } from '../../admin-ui/toasts';
import { Outbox } from '../outbox/outbox';
import { Menu } from './menu';
import { minWidth } from '../../../theme/media';
import { TopBar } from './top-bar';

const Toasts = lazy(() => import('../../admin-ui/toast-strip'));
const Drawer = lazy(() => import('./drawer'));
const Palette = lazy(() => import('./palette'), 'whenShown');
const SignInDialog = lazy(() => import('../../session/sign-in-dialog'));

/** Keeps the browser from opening a file that is dropped beside its box, or beside a dialog, where only the root is hit. */
function refuseFiles(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

/** Over everything, dialogs too: a request takes long. */
function SlowNotice() {
  const isSlow = useSlowRequests() > 0;
  return (
    <chakra.p
      role="status"
      css={{
        position: 'fixed',
        top: '0',
        insetInline: '0',
        zIndex: '400',
        paddingBlock: isSlow ? '2' : '0',
        paddingInline: '4',
        pointerEvents: 'none',
        background: 'bg.darker',
        color: 'fg.onDark',
        fontSize: 'sm',
        textAlign: 'center',
      }}
    >
      {isSlow ? 'The site is taking long to answer. Please wait …' : ''}
    </chakra.p>
  );
}

/** With the first touch the staff area is in use. */
function beginUse(): void {
  useInUse.setState(true, true);
  // Whoever works in the staff area alone has it too: it has a page for a reload without a connection.
  if (import.meta.env.PROD && 'serviceWorker' in navigator)
    navigator.serviceWorker.register('/service-worker.js').catch(logFailure);
}

/** The window: the menu at its side, or on phones a bar above; the screen fills the rest. */
const Window = chakra('div', {
  base: {
    display: 'flex',
    flexDirection: { base: 'column', md: 'row' },
    minHeight: '100dvh',
    paddingBottom: 'var(--toast-room, 0px)',
    '& > aside': {
      position: 'sticky',
      top: '0',
      width: '15rem',
      flexShrink: 0,
      height: '100dvh',
      padding: '3',
      paddingTop: '4',
      background: 'bg.dark',
    },
    '& > [data-page]': { flex: '1', minWidth: '0', display: 'flex', flexDirection: 'column' },
    '& > [data-page] > main': {
      flex: '1',
      width: 'full',
      maxWidth: 'wide',
      marginInline: 'auto',
      paddingInline: { base: '4', sm: '6', lg: '10' },
      paddingBlock: { base: '5', md: '8' },
    },
  },
});

/** The staff area around each screen: menu at the side, or in a drawer on phones; messages; signing in again in place. */
export function Frame({ person, children }: { person: Person; children: ReactNode }) {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const [isWide] = useMediaQuery([minWidth('md')], { ssr: false });
  if (open && isWide) setOpen(false);
  const searched = usePalette(({ words }) => words);
  useShortcut('k', () => openPalette());
  const main = useMainFocus();
  useEffect(() => whenTouched(beginUse), []);
  useEffect(() => {
    const ending = new AbortController();
    for (const name of ['dragover', 'drop'] as const)
      window.addEventListener(name, refuseFiles, { signal: ending.signal });
    return () => ending.abort();
  }, []);
  const isInUse = useInUse();
  const hasToasts = useHasToasts();
  const endSignIn = useSignIn();
  return (
    <Window>
      <SkipLink />
      <SlowNotice />
      <WaitingLine css={{ position: 'fixed', top: '0', zIndex: 'skip', background: 'accent.mark' }} />
      {isWide ? (
        <aside>
          <Menu person={person} />
        </aside>
      ) : (
        <TopBar open={open} onOpen={() => setOpen(true)} />
      )}
      {open ? (
        <Drawer onClose={close}>
          <Menu person={person} onChoose={close} />
        </Drawer>
      ) : null}
      <div data-page>
        <main id="main" tabIndex={-1} ref={main}>
          {children}
        </main>
        <QuietFooter />
      </div>
      {searched === null ? null : <Palette person={person} words={searched} />}
      {/* There before the first message: only then is that one read aloud. */}
      {isInUse || hasToasts ? <Toasts /> : null}
      <Outbox />
      <Questions />
      {endSignIn ? <SignInDialog onEnd={endSignIn} /> : null}
    </Window>
  );
}

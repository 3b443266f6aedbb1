import { Button, chakra, useMediaQuery } from '@chakra-ui/react';
import type { Person } from '@content/api/contract';
import MenuIcon from 'lucide-react/icons/menu';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { type NavigateFunction, useNavigate } from 'react-router-dom';
import { QuietFooter } from '@site/web/features/shell/quiet-footer';
import { WaitingLine } from '../../../components/waiting-line';
import { logFailure } from '../../../data/staff/admin-client';
import { adminPaths } from '../../../data/staff/admin-paths';
import { whenTouched } from '../../../data/device/first-touch';
import { useOrganisation } from '../../../data/pages/globals';
import { useSlowRequests } from '../../../data/staff/connectivity';
import { replaceSession, setSignOutQueued } from '../../../data/staff/session';
import { keepEmail } from '../../session/known-email';
import { useSignIn } from '../../session/with-sign-in';
import { SkipLink } from '../../shell/skip-link';
import { useMainFocus } from '../../shell/use-main-focus';
import { AdminIcon } from '../../admin-ui/admin-icon';
import { IconButton } from '../../admin-ui/buttons';
import { confirm, Questions } from '../../admin-ui/dialog';
import { useShortcut } from '../../admin-ui/keys';
import { lazy, useInUse } from '../../admin-ui/lazy';
import { openPalette, usePalette } from '../../admin-ui/palette';
import { useHasToasts } from '../../admin-ui/toasts';
import { Outbox } from '../saving/outbox';
import { draftKeys, forgetDrafts } from '../drafts/draft-store';
import { leaveAnyway, useUnsaved } from '../drafts/leave-guard';
import { Menu } from './menu';
import { minWidth } from '../../../theme/media';

const Toasts = lazy(() => import('../../admin-ui/toast-strip').then((module) => module.Toasts));
const Drawer = lazy(() => import('./drawer').then((module) => module.Drawer));
const Palette = lazy(() => import('./palette').then((module) => module.Palette), 'whenShown');
const SignInDialog = lazy(() => import('../../session/sign-in-dialog').then((module) => module.SignInDialog));

/** Keeps the browser from opening a file that is dropped beside its box, or beside a dialog, where only the root is hit. */
function refuseFiles(event: DragEvent): void {
  if (event.defaultPrevented || !event.dataTransfer?.types.includes('Files')) return;
  event.preventDefault();
  event.dataTransfer.dropEffect = 'none';
}

const Bar = chakra('header', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2',
    position: 'sticky',
    top: '0',
    zIndex: 'nav',
    height: 'nav',
    paddingInline: '2',
    background: 'bg.dark',
    color: 'fg.onDark',
    '& button': { color: 'fg.onDark', _hover: { background: 'bg.darker' } },
    '& > p': {
      fontWeight: 'bold',
      flex: '1',
      minWidth: '0',
      whiteSpace: 'nowrap',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      '& span': { fontWeight: 'normal', color: 'fg.onDarkMuted', display: { base: 'none', sm: 'inline' } },
    },
  },
});

interface TopBarProps {
  readonly open: boolean;
  readonly onOpen: () => void;
  readonly onSignOut: () => void;
}

const TopBar = ({ open, onOpen, onSignOut }: TopBarProps) => (
  <Bar data-ground="dark">
    <IconButton aria-label="Open menu" aria-expanded={open} aria-controls="admin-menu" onClick={onOpen}>
      <MenuIcon aria-hidden size="1.75rem" />
    </IconButton>
    <p>
      {useOrganisation().shortName}
      <span> · Admin Portal</span>
    </p>
    <IconButton aria-label="Search everything" onClick={() => openPalette()}>
      <AdminIcon name="search" />
    </IconButton>
    <Button variant="ghost" css={{ flexShrink: 0, paddingInline: '3' }} onClick={onSignOut}>
      <AdminIcon name="out" size="1.25rem" />
      Sign out
    </Button>
  </Bar>
);

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

/** Signs the person out, after a question where that would delete what is not saved. */
async function leave(navigate: NavigateFunction): Promise<void> {
  const isUnsaved = useUnsaved.getState().unsaved || draftKeys().length > 0;
  const question = {
    title: 'Sign out without saving?',
    action: 'Sign out',
    cancel: 'Stay here',
    children: (
      <p>
        Some texts or files in this browser are not saved yet. Signing out deletes them, since others may use
        this browser. To save them, stay here: what you typed is offered where you typed it.
      </p>
    ),
  };
  if (isUnsaved && !(await confirm(question))) return;
  keepEmail('');
  setSignOutQueued(true);
  leaveAnyway();
  replaceSession();
  // The login page tells the site.
  await navigate(adminPaths.login);
  // Once no form is there that would keep its text again.
  await forgetDrafts();
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
  const close = useCallback(() => setOpen(false), []);
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
  const navigate = useNavigate();
  const signOut = () => {
    close();
    void leave(navigate);
  };
  return (
    <Window>
      <SkipLink />
      <SlowNotice />
      <WaitingLine css={{ position: 'fixed', top: '0', zIndex: 'skip', background: 'accent.mark' }} />
      {isWide ? (
        <aside>
          <Menu person={person} onSignOut={signOut} />
        </aside>
      ) : (
        <TopBar open={open} onOpen={() => setOpen(true)} onSignOut={signOut} />
      )}
      {open ? (
        <Drawer onClose={close}>
          <Menu person={person} onSignOut={signOut} onChoose={close} />
        </Drawer>
      ) : null}
      <div data-page>
        <main id="main" tabIndex={-1} ref={main}>
          {children}
        </main>
        <QuietFooter />
      </div>
      {searched === null ? null : <Palette person={person} words={searched} onSignOut={signOut} />}
      {/* There before the first message: only then is that one read aloud. */}
      {isInUse || hasToasts ? <Toasts /> : null}
      <Outbox />
      <Questions />
      {endSignIn ? <SignInDialog onEnd={endSignIn} /> : null}
    </Window>
  );
}

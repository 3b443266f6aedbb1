import { Button, chakra, HStack, Stack } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { redirect, useNavigate, useSearchParams } from 'react-router-dom';
import { writtenIn } from '@content/texts/language';
import { languages, type Language, nativeNames } from '@site/locale';
import { Logo } from '@site/web/features/navigation/wordmark';
import { QuietFooter } from '@site/web/features/shell/quiet-footer';
import { SignInDrawing } from '@site/web/features/sign-in/sign-in-drawing';
import { signInTexts, type SignInTexts } from '@site/web/texts/sign-in';
import { rememberedLanguage, rememberLanguage } from '../../data/device/remembered-language';
import { useOrganisation } from '../../data/pages/globals';
import { sendQueuedSignOut, whoAmI } from '../../data/staff/authentication';
import { useWhenOnline } from '../../data/staff/connectivity';
import { isSignOutQueued, mayHaveSession, useQueuedSignOut } from '../../data/staff/session';
import { Note } from '../../features/admin-ui/feedback';
import { Muted } from '../../features/admin-ui/layout';
import { queryClient } from '../../features/content-admin/queries/query-client';
import { destination } from '../../features/session/destination';
import { ForgottenPassword, LoginForm } from '../../features/session/login-form';
import type { Route } from './+types/login';

/** Milliseconds to wait for the sign-out: a hanging connection may take minutes to break. */
const PATIENCE = 2_000;

/** Redirects whoever is signed in already. A queued sign-out is sent first, but never keeps the staff area on the screen for long. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  // The screen that is being left reads nothing more; if its cache were cleared, it would read all again.
  await queryClient.cancelQueries();
  if (isSignOutQueued()) {
    const end = new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE, false));
    if (!(await Promise.race([sendQueuedSignOut(), end]))) return null;
  }
  if (!mayHaveSession()) return null;
  const person = await whoAmI().catch(() => null);
  if (!person) return null;
  queryClient.clear();
  throw redirect(destination(new URL(request.url).searchParams.get('to')));
}
clientLoader.hydrate = true as const;

/** The server's HTML: without JavaScript a login form would put the password into the URL. */
export function HydrateFallback() {
  return (
    <>
      <title>Admin Portal</title>
      <meta name="robots" content="noindex" />
      <chakra.div css={{ minHeight: '100dvh' }} />
      <QuietFooter />
    </>
  );
}

/** The mission beside the form; on a phone above it. */
const Halves = chakra('main', {
  base: {
    flex: '1',
    display: 'grid',
    minHeight: { md: 'min(46rem, 100dvh)' },
    gridTemplateColumns: { base: '1fr', md: '1.1fr 1fr' },
    gridTemplateRows: { base: 'auto 1fr', md: '1fr' },
    '& > section': {
      position: 'relative',
      overflow: 'hidden',
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      gap: '6',
      paddingInline: { base: '6', md: '12' },
      paddingTop: { base: '6', md: '12' },
      paddingBottom: 'calc(36.7% + 1.5rem)', // as high as the drawing
      background: 'bg.dark',
      color: 'fg.onDark',
      '& > a': {
        display: 'inline-flex',
        alignItems: 'center',
        gap: '3',
        minHeight: 'target',
        position: 'relative',
        fontSize: 'lg',
      },
      '& > div': { position: 'relative', maxWidth: '30rem' },
    },
    '& [data-part=line]': {
      fontSize: { base: 'xl', md: '3xl' },
      fontWeight: 'bold',
      lineHeight: 'heading',
      textWrap: 'balance',
    },
    '& [data-part=thanks]': {
      marginTop: '4',
      color: 'fg.onDarkMuted',
      display: { base: 'none', md: 'block' },
    },
    '& > [data-part=form]': {
      display: 'flex',
      flexDirection: 'column',
      justifyContent: { md: 'center' },
      alignItems: 'center',
      padding: { base: '6', md: '12' },
    },
    '& h1': { fontSize: '3xl', letterSpacing: 'tight' },
  },
});

function Mission({ texts }: { texts: SignInTexts }) {
  const { name } = useOrganisation();
  return (
    <section data-ground="dark" aria-label={texts.mission}>
      <a href="/">
        <Logo />
        <b lang={writtenIn(name)}>{name}</b>
      </a>
      <div>
        <p data-part="line">{texts.line}</p>
        <p data-part="thanks">{texts.thanks}</p>
      </div>
      <SignInDrawing />
    </section>
  );
}

/** Sends a queued sign-out once there is a connection, and announces both states. */
function QueuedSignOut({ texts }: { texts: SignInTexts['signedOut'] }) {
  const isQueued = useQueuedSignOut();
  const [wasQueued] = useState(isQueued);
  const [isBusy, setBusy] = useState(false);
  useWhenOnline(isQueued && !isBusy, () => {
    setBusy(true);
    void sendQueuedSignOut().finally(() => setBusy(false));
  });
  return (
    <chakra.div role="status" css={{ _empty: { marginBottom: '-6' } }}>
      {isQueued ? <Note>{texts.queued}</Note> : null}
      {wasQueued && !isQueued ? <Note>{texts.done}</Note> : null}
    </chakra.div>
  );
}

/** The login page: the mission, and the form titled Admin Portal. */
export default function Login() {
  const [forgotten, setForgotten] = useState(false);
  const [language, setLanguage] = useState<Language>(() => rememberedLanguage() ?? languages[0]);
  const texts = signInTexts[language];
  const { name } = useOrganisation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  // Forgets what the person before has read.
  useEffect(() => queryClient.clear(), []);
  return (
    <chakra.div css={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <title>{`${texts.title} · ${name}`}</title>
      <meta name="robots" content="noindex" />
      <Halves lang={language}>
        <Mission texts={texts} />
        <div data-part="form">
          <Stack gap="6" css={{ width: 'full', maxWidth: '24rem' }}>
            <div>
              <h1>{texts.title}</h1>
              <Muted>{forgotten ? texts.forgotten.title : texts.lead}</Muted>
            </div>
            <HStack wrap="wrap" gap="2" css={{ marginBlock: '-4', marginInlineStart: '-4' }}>
              {languages
                .filter((other) => other !== language)
                .map((other) => (
                  <Button
                    key={other}
                    variant="ghost"
                    lang={other}
                    onClick={() => {
                      rememberLanguage(other);
                      setLanguage(other);
                    }}
                  >
                    {nativeNames[other]}
                  </Button>
                ))}
            </HStack>
            <QueuedSignOut texts={texts.signedOut} />
            {forgotten ? (
              <ForgottenPassword texts={texts} onBack={() => setForgotten(false)} />
            ) : (
              <>
                <LoginForm
                  texts={texts}
                  onSignedIn={() => void navigate(destination(search.get('to')), { replace: true })}
                />
                <Button variant="ghost" onClick={() => setForgotten(true)}>
                  {texts.forgotten.ask}
                </Button>
              </>
            )}
          </Stack>
        </div>
      </Halves>
      <QuietFooter />
    </chakra.div>
  );
}

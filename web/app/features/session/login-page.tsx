import { Button, chakra, HStack, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { writtenIn } from '@content/texts/language';
import { languages, type Language } from '@site/locale';
import { nativeNames } from '@site/locale';
import { signInTexts, type SignInTexts } from '@site/web/texts/sign-in';
import { rememberedLanguage, rememberLanguage } from '../../data/device/remembered-language';
import { useOrganisation } from '../../data/pages/globals';
import { Note } from '../admin-ui/feedback';
import { Muted } from '../admin-ui/layout';
import { Logo } from '@site/web/features/navigation/wordmark';
import { QuietFooter } from '@site/web/features/shell/quiet-footer';
import { SignInDrawing } from '@site/web/features/sign-in/sign-in-drawing';
import { destination } from './destination';
import { ForgottenPassword } from './forgotten-password';
import { LoginForm } from './login-form';

function Mission({ texts }: { texts: SignInTexts }) {
  const { name } = useOrganisation();
  return (
    <chakra.section
      data-ground="dark"
      aria-label={texts.mission}
      css={{
        position: 'relative',
        overflow: 'hidden',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        gap: '6',
        paddingInline: { base: '6', md: '12' },
        paddingTop: { base: '6', md: '12' },
        paddingBottom: 'calc(36.7% + 1.5rem)',
        background: 'bg.dark',
        color: 'fg.onDark',
      }}
      // as high as the drawing
    >
      <chakra.a
        href="/"
        css={{
          display: 'inline-flex',
          alignItems: 'center',
          gap: '3',
          minHeight: 'target',
          position: 'relative',
        }}
      >
        <Logo />
        <chakra.b css={{ fontSize: 'lg' }} lang={writtenIn(name)}>
          {name}
        </chakra.b>
      </chakra.a>
      <chakra.div css={{ position: 'relative', maxWidth: '30rem' }}>
        <chakra.p
          css={{
            fontSize: { base: 'xl', md: '3xl' },
            fontWeight: 'bold',
            lineHeight: 'heading',
            textWrap: 'balance',
          }}
        >
          {texts.line}
        </chakra.p>
        <chakra.p css={{ marginTop: '4', color: 'fg.onDarkMuted', display: { base: 'none', md: 'block' } }}>
          {texts.thanks}
        </chakra.p>
      </chakra.div>
      <SignInDrawing />
    </chakra.section>
  );
}

/** Tells of a queued sign-out, and of its end. */
function QueuedSignOut({ isQueued, texts }: { isQueued: boolean; texts: SignInTexts }) {
  const [wasQueued] = useState(isQueued);
  return (
    <chakra.div role="status" css={{ _empty: { marginBottom: '-6' } }}>
      {isQueued ? <Note>{texts.signedOut.queued}</Note> : null}
      {wasQueued && !isQueued ? <Note>{texts.signedOut.done}</Note> : null}
    </chakra.div>
  );
}

export interface LoginPageProps {
  /** Somebody has signed out and the site has not heard of it. */
  readonly isSignOutQueued: boolean;
}

/** The login page: the mission at one side, the form titled Admin Portal at the other. */
export function LoginPage({ isSignOutQueued }: LoginPageProps) {
  const [forgotten, setForgotten] = useState(false);
  const [language, setLanguage] = useState<Language>(() => rememberedLanguage() ?? languages[0]);
  const texts = signInTexts[language];
  const { name } = useOrganisation();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  return (
    <chakra.div css={{ display: 'flex', flexDirection: 'column', minHeight: '100dvh' }}>
      <>
        <title>{`${texts.title} · ${name}`}</title>
        <meta name="robots" content="noindex" />
      </>
      <chakra.main
        css={{
          flex: '1',
          display: 'grid',
          minHeight: { md: 'min(46rem, 100dvh)' },
          gridTemplateColumns: { base: '1fr', md: '1.1fr 1fr' },
          gridTemplateRows: { base: 'auto 1fr', md: '1fr' },
        }}
        lang={language}
      >
        <Mission texts={texts} />
        <chakra.div
          css={{
            display: 'flex',
            flexDirection: 'column',
            justifyContent: { md: 'center' },
            alignItems: 'center',
            padding: { base: '6', md: '12' },
          }}
        >
          <Stack gap="6" css={{ width: 'full', maxWidth: '24rem' }}>
            <div>
              <chakra.h1 css={{ fontSize: '3xl', letterSpacing: 'tight' }}>{texts.title}</chakra.h1>
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
            <QueuedSignOut isQueued={isSignOutQueued} texts={texts} />
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
        </chakra.div>
      </chakra.main>
      <QuietFooter />
    </chakra.div>
  );
}

import { Button, chakra, QrCode, HStack, Stack } from '@chakra-ui/react';
import { type ComponentProps, useRef, useState } from 'react';
import type { NewSecondFactor, RecoveryCodes, SecondFactorState } from '@content/api/contract';
import { staffApiPaths } from '@content/api/staff-contract';
import { ownPasswordSchema } from '@content/api/people';
import { useOrganisation } from '../../../data/pages/globals';
import { Note, Status } from '../../admin-ui/feedback';
import { ButtonLink } from '../../admin-ui/buttons';
import { Muted } from '../../admin-ui/layout';
import { copyText } from '../../admin-ui/copy-text';
import { CodeForm } from '../../session/code-form';
import { withSignIn } from '../../session/with-sign-in';
import { apiData, ApiProblem } from '../../../data/staff/admin-client';
import { showToast } from '../../admin-ui/toasts';
import { formatDateTime } from '../../admin-ui/labels';
import { AccountForm } from './account-form';
import { dangerous } from '../../../theme/staff-recipes';

const focus = (heading: HTMLElement | null) => heading?.focus();

/** Sends a code; returns what the API answers, in place over a sign-in where the session has ended. */
const sendCode = <T,>(path: string, code: string): Promise<T> =>
  withSignIn(() => apiData<T>({ method: 'POST', path, body: { code } }));

/** The same for recovery codes, which are shown this once. */
const requestCodes = async (path: string, code: string): Promise<readonly string[]> =>
  (await sendCode<RecoveryCodes>(path, code)).recoveryCodes;

/** The heading of a part that has taken the place of another one: what had the focus is gone. */
const PartTitle = ({ children }: { children: string }) => (
  <chakra.h3 ref={focus} tabIndex={-1} css={{ fontSize: 'md', fontWeight: 'bold' }}>
    {children}
  </chakra.h3>
);

/** The recovery codes as a file: what they are for, and a line for each. */
function asFile(codes: readonly string[], name: string): string {
  const lines = [`Recovery codes for ${name}, staff area. Each works once.`, '', ...codes, ''];
  return `data:text/plain;charset=utf-8,${encodeURIComponent(lines.join('\r\n'))}`;
}

const Codes = chakra('ol', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' },
    gap: '2',
    fontFamily: 'monospace',
    fontSize: 'lg',
    '& li': { background: 'bg.band', borderRadius: 'md', padding: '2', textAlign: 'center' },
  },
});

/** Recovery codes, shown this once. */
function ShownCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  const { name } = useOrganisation();
  return (
    <Stack gap="5">
      <PartTitle>Keep these recovery codes</PartTitle>
      <Note>
        You see them only now. Each of them signs you in once if your phone is lost or broken. Print them,
        write them down or keep them in a password manager, and not only on the phone.
      </Note>
      <Codes aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Codes>
      <HStack wrap="wrap" gap="3">
        <Button onClick={() => void copyText(codes.join('\n'), 'The codes were')}>Copy</Button>
        <ButtonLink href={asFile(codes, name)} download="recovery-codes.txt">
          Save as a file
        </ButtonLink>
        <Button variant="solid" onClick={onDone}>
          I have kept them
        </Button>
      </HStack>
    </Stack>
  );
}

const Step = chakra('li', {
  base: { display: 'grid', gap: '3', paddingInlineStart: '1', _marker: { fontWeight: 'bold' } },
});

export interface SetUpProps {
  readonly made: NewSecondFactor;
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

function SetUp({ made, onDone, onCancel }: SetUpProps) {
  const letters = made.secret.match(/.{1,4}/g)?.join(' ') ?? made.secret;
  return (
    <Stack gap="5">
      <PartTitle>Turn on the second step</PartTitle>
      <Stack gap="6" as="ol" css={{ paddingInlineStart: '6', listStyleType: 'decimal' }}>
        <Step>
          <p>
            Install an authenticator app on your phone, if you have none: for example Google Authenticator,
            Aegis or 2FAS. It needs no connection.
          </p>
        </Step>
        <Step>
          <p>In the app, add an account and scan this code.</p>
          {/* What it holds stands beside it as text. */}
          <QrCode.Root
            aria-hidden
            value={made.uri}
            encoding={{ ecc: 'M', border: 0 }}
            // Dark on light, whatever is around it.
            css={{
              width: 'full',
              maxWidth: '14rem',
              padding: '4',
              background: 'white',
              borderRadius: 'md',
              borderWidth: '1px',
              borderColor: 'border.subtle',
            }}
          >
            <QrCode.Frame css={{ width: 'full', fill: 'black', shapeRendering: 'crispEdges' }} />
          </QrCode.Root>
          <chakra.div css={{ display: 'none', '@media (pointer: coarse)': { display: 'block' } }}>
            <ButtonLink href={made.uri}>Open in the app on this phone</ButtonLink>
          </chakra.div>
          <Muted id="secret-label">Or type this key into the app:</Muted>
          <HStack wrap="wrap" gap="3">
            <chakra.code
              aria-labelledby="secret-label"
              css={{ overflowWrap: 'anywhere', fontFamily: 'monospace', fontSize: 'md' }}
            >
              {letters}
            </chakra.code>
            <Button onClick={() => void copyText(made.secret, 'The key was')}>Copy the key</Button>
          </HStack>
        </Step>
        <Step>
          <CodeForm
            label="Confirm the app"
            help="Enter the six digits that the app shows now."
            action={['Turn on', 'Turning on …']}
            onCode={async (code) => onDone(await requestCodes(staffApiPaths.confirmSecondFactor, code))}
            onCancel={onCancel}
          />
        </Step>
      </Stack>
    </Stack>
  );
}

/** Recovery codes that are left when it is time for new ones. */
const FEW = 3;

const ownPassword = {
  name: 'password',
  label: 'Your password',
  type: 'password',
  autoComplete: 'current-password',
  autoFocus: true,
} as const;

/** What takes the place of the buttons. */
type Part =
  | { readonly name: 'setUp'; readonly made: NewSecondFactor }
  | { readonly name: 'codes'; readonly codes: readonly string[] }
  | { readonly name: 'password' | 'renew' | 'off' };

function codesLeftText(left: number): string {
  if (left === 0) return 'No recovery code is left.';
  return left === 1 ? 'One recovery code is left.' : `${left} recovery codes are left.`;
}

interface AtRestProps {
  readonly state: SecondFactorState;
  readonly onPart: (name: 'password' | 'renew' | 'off') => void;
}

/** How it is, and what can be done about it. */
function AtRest({ state: { since, recoveryCodesLeft, isRequired }, onPart }: AtRestProps) {
  if (since === null)
    return (
      <>
        {isRequired ? <Note>Your organisation requires it: turn it on to open the staff area.</Note> : null}
        <Button variant="solid" css={{ alignSelf: 'flex-start' }} onClick={() => onPart('password')}>
          Turn it on
        </Button>
      </>
    );
  return (
    <>
      <Status>{`On since ${formatDateTime(since)}.`}</Status>
      {recoveryCodesLeft > FEW ? (
        <Muted>{codesLeftText(recoveryCodesLeft)}</Muted>
      ) : (
        <Note>{codesLeftText(recoveryCodesLeft)} Make new ones before you need them.</Note>
      )}
      <HStack wrap="wrap" gap="3">
        <Button onClick={() => onPart('renew')}>Make new recovery codes</Button>
        {isRequired ? null : (
          <Button css={dangerous} onClick={() => onPart('off')}>
            Turn it off
          </Button>
        )}
      </HStack>
    </>
  );
}

/** What a code of the app, or a recovery code, is wanted for. */
const askedCodes = {
  renew: {
    label: 'Make new recovery codes',
    says: 'The old ones stop working then.',
    action: ['Make new ones', 'Making them …'],
  },
  off: {
    label: 'Turn the second step off',
    says: 'From then on, your password alone signs you in.',
    action: ['Turn it off', 'Turning off …'],
  },
} as const;

interface AskedCodeProps extends Pick<ComponentProps<typeof CodeForm>, 'onCode' | 'onCancel'> {
  readonly to: keyof typeof askedCodes;
}

function AskedCode({ to, ...form }: AskedCodeProps) {
  const { label, says, action } = askedCodes[to];
  const help = 'Enter the six digits that your authenticator app shows.';
  return (
    <>
      <chakra.h3 css={{ fontSize: 'md', fontWeight: 'bold' }}>{label}</chakra.h3>
      <p>{says}</p>
      <CodeForm {...{ label, action, help }} {...form} mayRecover />
    </>
  );
}

export interface SecondStepProps {
  readonly read: SecondFactorState;
  /** Told when it is not as it was read: it was changed elsewhere. */
  readonly onOutdated: () => void;
}

/** The second step of the own signing in: on, off, recovery codes. */
export function SecondStep({ read, onOutdated }: SecondStepProps) {
  // Nothing is read again while codes are shown that are shown once: the last answer says how it is.
  const [state, setState] = useState(read);
  const [part, setPart] = useState<Part | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const rest = () => {
    setPart(null);
    heading.current?.focus(); // what had it is gone
  };

  async function begin(own: { readonly password: string }): Promise<void> {
    try {
      const request = { method: 'POST', path: staffApiPaths.secondFactor, body: own } as const;
      setPart({ name: 'setUp', made: await apiData<NewSecondFactor>(request) });
    } catch (error) {
      if (error instanceof ApiProblem && error.problem.status === 409) onOutdated();
      throw error;
    }
  }

  function show(codes: readonly string[]): void {
    setState({ ...state, since: state.since ?? new Date().toISOString(), recoveryCodesLeft: codes.length });
    setPart({ name: 'codes', codes });
  }

  async function renew(code: string): Promise<void> {
    show(await requestCodes(staffApiPaths.recoveryCodes, code));
  }

  async function turnOff(code: string): Promise<void> {
    setState(await sendCode<SecondFactorState>(staffApiPaths.endSecondFactor, code));
    rest();
    showToast('The second step is off. Your password alone signs you in.');
  }

  function shown() {
    switch (part?.name) {
      case undefined:
        return <AtRest state={state} onPart={(name) => setPart({ name })} />;
      case 'password':
        return (
          <AccountForm
            title="Turn on the second step"
            lead="Your password first, so that nobody else can do this on a screen you left open."
            schema={ownPasswordSchema}
            action={['Go on', 'One moment …']}
            inputs={[ownPassword]}
            send={begin}
          />
        );
      case 'setUp':
        return <SetUp made={part.made} onDone={show} onCancel={rest} />;
      case 'codes':
        return <ShownCodes codes={part.codes} onDone={rest} />;
      case 'renew':
      case 'off':
        return <AskedCode to={part.name} onCode={part.name === 'off' ? turnOff : renew} onCancel={rest} />;
    }
  }

  return (
    <Stack gap="5" as="section" aria-labelledby="second-step">
      <div>
        <chakra.h2 id="second-step" ref={heading} tabIndex={-1} css={{ fontSize: 'lg' }}>
          Second step when you sign in
        </chakra.h2>
        <Muted>
          With it, signing in as you takes your phone as well as your password: nobody who has guessed or
          found the password gets in.
        </Muted>
      </div>
      {shown()}
    </Stack>
  );
}

import { Button, chakra, HStack, Stack } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import type { NewSecondFactor, RecoveryCodes, SecondFactorState } from '@content/api/contract';
import { staffApiPaths } from '@content/api/staff-contract';
import { ownPasswordSchema } from '@content/api/people';
import { Note, Status } from '../../admin-ui/feedback';
import { Muted } from '../../admin-ui/layout';
import { CodeForm } from '../../session/code-form';
import { SchemaForm, SchemaInput } from '../../session/schema-form';
import { withSignIn } from '../../session/with-sign-in';
import { apiData, ApiProblem } from '../../../data/staff/admin-client';
import { showToast } from '../../admin-ui/toasts';
import { formatDateTime } from '../../admin-ui/labels';
import { queryClient } from '../queries/query-client';
import { secondFactorRead } from '../queries/reads';
import { AuthenticatorSteps } from './authenticator-steps';
import { RecoveryCodeList } from './recovery-codes';
import { dangerous } from '../../../theme/staff-recipes';

const focus = (heading: HTMLElement | null) => heading?.focus();

/** The heading of a part that has taken the place of another one: what had the focus is gone. */
const PartTitle = ({ children }: { children: string }) => (
  <chakra.h3 key={children} ref={focus} tabIndex={-1} css={{ fontSize: 'md', fontWeight: 'bold' }}>
    {children}
  </chakra.h3>
);

/** Sends a code; where the session has ended the person signs in in place. */
const sendCode = <T,>(path: string, code: string): Promise<T> =>
  withSignIn(() => apiData<T>({ method: 'POST', path, body: { code } }));

/** With so few recovery codes left it is time for new ones. */
const FEW = 3;

function codesLeftText(left: number): string {
  if (left === 0) return 'No recovery code is left.';
  return left === 1 ? 'One recovery code is left.' : `${left} recovery codes are left.`;
}

/** The questions that take the place of the status: for the password, or for a code. */
const questions = {
  password: {
    label: 'Turn on the second step',
    lead: 'Your password first, so that nobody else can do this on a screen you left open.',
    action: ['Go on', 'One moment …'],
  },
  renew: {
    label: 'Make new recovery codes',
    lead: 'The old ones stop working then.',
    action: ['Make new ones', 'Making them …'],
  },
  off: {
    label: 'Turn the second step off',
    lead: 'From then on, your password alone signs you in.',
    action: ['Turn it off', 'Turning off …'],
  },
} as const;

/** What takes the place of the status. */
type Part =
  | { readonly name: 'setUp'; readonly factor: NewSecondFactor }
  | { readonly name: 'codes'; readonly codes: readonly string[] }
  | { readonly name: keyof typeof questions };

interface StatusPartProps {
  readonly state: SecondFactorState;
  readonly onAsk: (name: keyof typeof questions) => void;
}

/** Whether the second step is on, and what can be done about it. */
function StatusPart({ state: { since, recoveryCodesLeft, isRequired }, onAsk }: StatusPartProps) {
  if (since === null)
    return (
      <>
        {isRequired ? <Note>Your organisation requires it: turn it on to open the staff area.</Note> : null}
        <Button variant="solid" css={{ alignSelf: 'flex-start' }} onClick={() => onAsk('password')}>
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
        <Button onClick={() => onAsk('renew')}>Make new recovery codes</Button>
        {isRequired ? null : (
          <Button css={dangerous} onClick={() => onAsk('off')}>
            Turn it off
          </Button>
        )}
      </HStack>
    </>
  );
}

/** The second step of the own signing in: on, off, recovery codes. */
export function SecondStep({ state }: { state: SecondFactorState }) {
  const [part, setPart] = useState<Part | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const store = (next: SecondFactorState) => queryClient.setQueryData(secondFactorRead.key, next);

  function close(): void {
    setPart(null);
    heading.current?.focus(); // what had it is gone
  }

  async function begin(own: { readonly password: string }): Promise<void> {
    try {
      const request = { method: 'POST', path: staffApiPaths.secondFactor, body: own } as const;
      setPart({ name: 'setUp', factor: await apiData<NewSecondFactor>(request) });
    } catch (error) {
      if (!(error instanceof ApiProblem && error.problem.status === 409)) throw error;
      void queryClient.invalidateQueries({ queryKey: secondFactorRead.key }); // it was changed elsewhere
      close();
      showToast(error.problem.detail);
    }
  }

  async function confirm(path: string, code: string): Promise<void> {
    const { recoveryCodes: codes } = await sendCode<RecoveryCodes>(path, code);
    store({ ...state, since: state.since ?? new Date().toISOString(), recoveryCodesLeft: codes.length });
    setPart({ name: 'codes', codes });
  }

  async function turnOff(code: string): Promise<void> {
    store(await sendCode<SecondFactorState>(staffApiPaths.endSecondFactor, code));
    close();
    showToast('The second step is off. Your password alone signs you in.');
  }

  function question(name: keyof typeof questions) {
    const { lead, ...words } = questions[name];
    const renew = (code: string) => confirm(staffApiPaths.recoveryCodes, code);
    return (
      <>
        <chakra.h3 css={{ fontSize: 'md', fontWeight: 'bold' }}>{words.label}</chakra.h3>
        <p>{lead}</p>
        {name === 'password' ? (
          <SchemaForm {...words} schema={ownPasswordSchema} send={(own) => withSignIn(() => begin(own))}>
            <SchemaInput
              name="password"
              label="Your password"
              type="password"
              autoComplete="current-password"
              autoFocus
            />
          </SchemaForm>
        ) : (
          <CodeForm
            {...words}
            help="Enter the six digits that your authenticator app shows."
            mayRecover
            onCode={name === 'off' ? turnOff : renew}
            onCancel={close}
          />
        )}
      </>
    );
  }

  function content() {
    if (part === null) return <StatusPart state={state} onAsk={(name) => setPart({ name })} />;
    if (part.name === 'codes')
      return (
        <>
          <PartTitle>Keep these recovery codes</PartTitle>
          <RecoveryCodeList codes={part.codes} onDone={close} />
        </>
      );
    if (part.name !== 'setUp') return question(part.name);
    return (
      <>
        <PartTitle>Turn on the second step</PartTitle>
        <AuthenticatorSteps
          factor={part.factor}
          onCode={(code) => confirm(staffApiPaths.confirmSecondFactor, code)}
          onCancel={close}
        />
      </>
    );
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
      {content()}
    </Stack>
  );
}

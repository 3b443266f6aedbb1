import { chakra } from '@chakra-ui/react';
import type { NewSecondFactor, SecondFactorState } from '@content/contract';
import { useRef, useState } from 'react';
import { ownPasswordSchema } from '@content/people';
import { ApiProblem } from '../../../data/admin-client';
import { beginSecondFactor, endSecondFactor, renewRecoveryCodes } from '../../../data/admin-second-factor';
import { Note, Status } from '../../admin-ui/alert';
import { Button } from '../../admin-ui/button';
import { failureText } from '../../admin-ui/failure-text';
import { InputField } from '../../admin-ui/input-field';
import { Muted, Row, Stack } from '../../admin-ui/layout';
import { showToast } from '../../admin-ui/toasts';
import { useOnline } from '../../admin-ui/use-online';
import { formatDateTime } from '../../admin-ui/labels';
import { CodeForm } from '../../session/code-form';
import { withSignIn } from '../../session/sign-in-store';
import { OwnForm } from './own-form';
import { PartTitle } from './part-title';
import { ShownCodes } from './recovery-codes';
import { SetUp } from './set-up';

/** Recovery codes that are left when it is time for new ones. */
const FEW = 3;

/** What the person is about to do. */
type Part =
  | { readonly name: 'rest' }
  | { readonly name: 'setUp'; readonly made: NewSecondFactor }
  | { readonly name: 'codes'; readonly codes: readonly string[] }
  | { readonly name: 'password' | 'renew' | 'off' };

function timeLeftText(left: number): string {
  if (left === 0) return 'No recovery code is left.';
  return left === 1 ? 'One recovery code is left.' : `${left} recovery codes are left.`;
}

export interface SecondStepProps {
  /** As it was read. */
  readonly read: SecondFactorState;
  /** Told when it is not as it was read: it was changed elsewhere. */
  readonly onOutdated: () => void;
}

/** The second step of the own signing in: on, off, recovery codes. */
export function SecondStep({ read, onOutdated }: SecondStepProps) {
  // What the site has answered is known: nothing is read again while codes are shown that are shown once.
  const [state, setState] = useState(read);
  const { since, recoveryCodesLeft, isRequired } = state;
  const [part, setPart] = useState<Part>({ name: 'rest' });
  const online = useOnline();
  const heading = useRef<HTMLHeadingElement>(null);
  const rest = () => {
    setPart({ name: 'rest' });
    heading.current?.focus(); // what had it is gone
  };

  async function begin(own: { readonly password: string }): Promise<void> {
    try {
      setPart({ name: 'setUp', made: await beginSecondFactor(own) });
    } catch (error) {
      if (error instanceof ApiProblem && error.problem.status === 409) onOutdated();
      throw error;
    }
  }

  function show(codes: readonly string[]): void {
    const now = new Date().toISOString();
    setState({ ...state, since: since ?? now, recoveryCodesLeft: codes.length });
    setPart({ name: 'codes', codes });
  }

  async function turnOff(code: string): Promise<void> {
    setState(await withSignIn(() => endSecondFactor(code)));
    rest();
    showToast('The second step is off. Your password alone signs you in.');
  }

  const codeForm = {
    help: 'Enter the six digits that your authenticator app shows.',
    mayRecover: true,
    autoFocus: true,
    failureText: (error: unknown) => failureText(error, 'done'),
    onCancel: rest,
  } as const;

  return (
    <Stack gap="5" as="section" aria-labelledby="second-step">
      <div>
        <chakra.h2 id="second-step" ref={heading} tabIndex={-1} fontSize="lg">
          Second step when you sign in
        </chakra.h2>
        <Muted>
          With it, signing in as you takes your phone as well as your password: nobody who has guessed or
          found the password gets in.
        </Muted>
      </div>
      <chakra.div role="status" _empty={{ marginBottom: '-5' }}>
        {online ? null : <Note>No connection right now. You can change this when it is back.</Note>}
      </chakra.div>
      {part.name === 'rest' ? (
        <>
          {since === null && isRequired ? (
            <Note>Your organisation requires it: turn it on to open the staff area.</Note>
          ) : null}
          {since === null ? null : <Status>{`On since ${formatDateTime(since)}.`}</Status>}
          {since === null || recoveryCodesLeft > FEW ? null : (
            <Note>{timeLeftText(recoveryCodesLeft)} Make new ones before you need them.</Note>
          )}
          <Row>
            {since === null ? (
              <Button variant="solid" onClick={() => setPart({ name: 'password' })}>
                Turn it on
              </Button>
            ) : (
              <>
                <Button onClick={() => setPart({ name: 'renew' })}>Make new recovery codes</Button>
                {isRequired ? null : (
                  <Button variant="danger" onClick={() => setPart({ name: 'off' })}>
                    Turn it off
                  </Button>
                )}
              </>
            )}
          </Row>
          {since !== null && recoveryCodesLeft > FEW ? (
            <Muted>{timeLeftText(recoveryCodesLeft)}</Muted>
          ) : null}
        </>
      ) : null}
      {part.name === 'password' ? (
        <OwnForm
          title="Turn on the second step"
          lead="Your password first, so that nobody else can do this on a screen you left open."
          schema={ownPasswordSchema}
          action={['Go on', 'One moment …']}
          send={begin}
        >
          {(messageOf) => (
            <InputField
              label="Your password"
              name="password"
              type="password"
              autoComplete="current-password"
              autoFocus
              problem={messageOf('password')}
            />
          )}
        </OwnForm>
      ) : null}
      {part.name === 'setUp' ? <SetUp made={part.made} onDone={show} onCancel={rest} /> : null}
      {part.name === 'codes' ? <ShownCodes codes={part.codes} onDone={rest} /> : null}
      {part.name === 'renew' ? (
        <Stack gap="5">
          <PartTitle isAnnounced={false}>Make new recovery codes</PartTitle>
          <p>The old ones stop working then.</p>
          <CodeForm
            {...codeForm}
            label="Make new recovery codes"
            action={['Make new ones', 'Making them …']}
            onCode={async (code) => show(await withSignIn(() => renewRecoveryCodes(code)))}
          />
        </Stack>
      ) : null}
      {part.name === 'off' ? (
        <Stack gap="5">
          <PartTitle isAnnounced={false}>Turn the second step off</PartTitle>
          <p>From then on, your password alone signs you in.</p>
          <CodeForm
            {...codeForm}
            label="Turn the second step off"
            action={['Turn it off', 'Turning off …']}
            onCode={turnOff}
          />
        </Stack>
      ) : null}
    </Stack>
  );
}

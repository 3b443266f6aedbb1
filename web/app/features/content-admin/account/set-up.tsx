import { chakra } from '@chakra-ui/react';
import type { NewSecondFactor } from '@content/contract';
import type { ReactNode } from 'react';
import { confirmSecondFactor } from '../../../data/admin-second-factor';
import { Button, ButtonAnchor } from '../../admin-ui/button';
import { failureText } from '../../admin-ui/failure-text';
import { Muted, Row, Stack } from '../../admin-ui/layout';
import { CodeForm } from '../../session/code-form';
import { withSignIn } from '../../session/sign-in-store';
import { copyText } from './copy-text';
import { PartTitle } from './part-title';
import { QrCode } from './qr-code';

/** One of the steps, with its number. */
function Step({ children }: { children: ReactNode }) {
  return (
    <chakra.li paddingInlineStart="1" _marker={{ fontWeight: 'bold' }}>
      <Stack gap="3">{children}</Stack>
    </chakra.li>
  );
}

export interface SetUpProps {
  readonly made: NewSecondFactor;
  /** Told when it is on, with the recovery codes. */
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  readonly onCancel: () => void;
}

/** Puts a secret into an authenticator app, and takes the first code of it. */
export function SetUp({ made, onDone, onCancel }: SetUpProps) {
  const letters = made.secret.match(/.{1,4}/g)?.join(' ') ?? made.secret;
  return (
    <Stack gap="5">
      <PartTitle>Turn on the second step</PartTitle>
      <chakra.ol display="flex" flexDirection="column" gap="6" paddingInlineStart="6" listStyleType="decimal">
        <Step>
          <p>
            Install an authenticator app on your phone, if you have none: for example Google Authenticator,
            Aegis or 2FAS. It needs no connection.
          </p>
        </Step>
        <Step>
          <p>In the app, add an account and scan this code.</p>
          <QrCode text={made.uri} />
          <chakra.div display="none" css={{ '@media (pointer: coarse)': { display: 'block' } }}>
            <ButtonAnchor href={made.uri}>Open in the app on this phone</ButtonAnchor>
          </chakra.div>
          <Muted id="secret-label">Or type this key into the app:</Muted>
          <Row>
            <chakra.code
              aria-labelledby="secret-label"
              overflowWrap="anywhere"
              fontFamily="monospace"
              fontSize="md"
            >
              {letters}
            </chakra.code>
            <Button onClick={() => void copyText(made.secret, 'The key was')}>Copy the key</Button>
          </Row>
        </Step>
        <Step>
          <CodeForm
            label="Confirm the app"
            help="Enter the six digits that the app shows now."
            action={['Turn on', 'Turning on …']}
            mayRecover={false}
            autoFocus={false}
            onCode={async (code) => onDone(await withSignIn(() => confirmSecondFactor(code)))}
            failureText={(error) => failureText(error, 'done')}
            onCancel={onCancel}
          />
        </Step>
      </chakra.ol>
    </Stack>
  );
}

import { Button, chakra, HStack, QrCode, Stack } from '@chakra-ui/react';
import type { NewSecondFactor } from '@content/api/contract';
import type { ComponentProps } from 'react';
import { ButtonLink } from '../../admin-ui/buttons';
import { copyText } from '../../admin-ui/copy-text';
import { card, Muted } from '../../admin-ui/layout';
import { CodeForm } from '../../session/code-form';

const Step = chakra('li', {
  base: { display: 'grid', gap: '3', paddingInlineStart: '1', _marker: { fontWeight: 'bold' } },
});

interface AuthenticatorStepsProps extends Pick<ComponentProps<typeof CodeForm>, 'onCode' | 'onCancel'> {
  readonly factor: NewSecondFactor;
}

/** What a person does to connect an authenticator app: install it, add the account, confirm it with a code. */
export function AuthenticatorSteps({ factor: { secret, uri }, onCode, onCancel }: AuthenticatorStepsProps) {
  return (
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
          value={uri}
          encoding={{ ecc: 'M', border: 0 }}
          // Dark on light, whatever is around it.
          css={{ ...card, width: 'full', maxWidth: '14rem', padding: '4', background: 'white' }}
        >
          <QrCode.Frame css={{ width: 'full', fill: 'black', shapeRendering: 'crispEdges' }} />
        </QrCode.Root>
        <chakra.div css={{ display: 'none', '@media (pointer: coarse)': { display: 'block' } }}>
          <ButtonLink href={uri}>Open in the app on this phone</ButtonLink>
        </chakra.div>
        <Muted id="secret-label">Or type this key into the app:</Muted>
        <HStack wrap="wrap" gap="3">
          <chakra.code
            aria-labelledby="secret-label"
            css={{ overflowWrap: 'anywhere', fontFamily: 'monospace', fontSize: 'md' }}
          >
            {secret.replaceAll(/.{4}\B/g, '$& ')}
          </chakra.code>
          <Button onClick={() => void copyText(secret, 'The key was')}>Copy the key</Button>
        </HStack>
      </Step>
      <Step>
        <CodeForm
          label="Confirm the app"
          help="Enter the six digits that the app shows now."
          action={['Turn on', 'Turning on …']}
          {...{ onCode, onCancel }}
        />
      </Step>
    </Stack>
  );
}

import { chakra } from '@chakra-ui/react';
import type { KeyboardEvent } from 'react';
import { useState } from 'react';
import { Button } from '../admin-ui/button';
import { FieldFrame, Help, Input } from '../admin-ui/input-field';
import { Hidden } from '../admin-ui/layout';

export interface PasswordFieldProps {
  readonly problem: string | undefined;
  readonly autoFocus: boolean;
  /** Whether the letters are readable. */
  readonly shown: boolean;
  readonly onShow: (shown: boolean) => void;
}

/** The password of a login: can be read on demand, and says when Caps Lock is on. */
export function PasswordField({ problem, autoFocus, shown, onShow }: PasswordFieldProps) {
  const [capsLock, setCapsLock] = useState(false);
  const note = (event: KeyboardEvent) => setCapsLock(event.getModifierState('CapsLock'));
  return (
    <FieldFrame label="Password" problem={problem}>
      {(control) => (
        <>
          <chakra.div position="relative">
            <Input
              {...control}
              name="password"
              type={shown ? 'text' : 'password'}
              autoComplete="current-password"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              autoFocus={autoFocus}
              paddingInlineEnd="20"
              onKeyDown={note}
              onKeyUp={note}
              onBlur={() => setCapsLock(false)}
            />
            <Button
              variant="quiet"
              position="absolute"
              insetInlineEnd="1px"
              insetBlock="1px"
              minHeight="0"
              minWidth="4.5rem"
              aria-pressed={shown}
              onClick={() => onShow(!shown)}
            >
              {shown ? 'Hide' : 'Show'}
              <Hidden> password</Hidden>
            </Button>
          </chakra.div>
          <Help role="status" fontWeight="bold">
            {capsLock ? 'Caps Lock is on.' : ''}
          </Help>
        </>
      )}
    </FieldFrame>
  );
}

import { Alert as ChakraAlert, Button, Skeleton, HStack, Stack, VisuallyHidden } from '@chakra-ui/react';
import type { ComponentProps, ReactNode } from 'react';
import { Muted } from './layout';
import { failureText } from './failure-text';

const Box = ({ children, ...props }: ComponentProps<typeof ChakraAlert.Root>) => (
  <ChakraAlert.Root {...props}>
    <ChakraAlert.Indicator />
    <ChakraAlert.Content>{children}</ChakraAlert.Content>
  </ChakraAlert.Root>
);

/** A failure, which screen readers announce at once. */
export const Alert = ({ children }: { children: ReactNode }) => (
  <Box status="error" role="alert" tabIndex={-1}>
    {children}
  </Box>
);

/** A success, which screen readers announce in a pause. */
export const Status = ({ children }: { children: ReactNode }) => (
  <Box status="success" role="status">
    {children}
  </Box>
);

export const Note = ({ children }: { children: ReactNode }) => <Box status="info">{children}</Box>;

/** A loading state as high as so many lines of text. */
export function Loading({ lines = 3 }: { lines?: number }) {
  return (
    <Stack gap="4" role="status" css={{ paddingBlock: '3' }}>
      <VisuallyHidden>Loading …</VisuallyHidden>
      {Array.from({ length: lines }, (_, at) => (
        <Skeleton
          key={at}
          css={{
            width: at === lines - 1 ? '60%' : 'full',
            height: '1.125rem',
            borderRadius: 'sm',
            background: 'bg.band',
            animation: 'breathe 1.6s ease-in-out infinite',
          }}
        />
      ))}
    </Stack>
  );
}

/** A read that can fail, and be tried again. */
export interface FallibleRead {
  readonly error: Error | null;
  readonly busy: boolean;
  readonly retry: () => void;
}

/** Replaces what could not be loaded, with a button to try again. */
export function LoadFailure({ title, error, busy, retry }: FallibleRead & { title: string }) {
  return (
    <>
      <Alert>{title}</Alert>
      <HStack wrap="wrap" gap="3">
        <Muted>{failureText(error, 'loaded')}</Muted>
        <Button aria-disabled={busy} onClick={() => !busy && retry()}>
          {busy ? 'Loading …' : 'Try again'}
        </Button>
      </HStack>
    </>
  );
}

import { Alert as ChakraAlert } from '@chakra-ui/react';
import { CircleAlert, CircleCheck, Info } from 'lucide-react';
import type { ReactNode } from 'react';

const icons = { error: CircleAlert, success: CircleCheck, info: Info };

interface BoxProps extends ChakraAlert.RootProps {
  readonly status: keyof typeof icons;
}

function Box({ status, children, ...props }: BoxProps) {
  const Drawing = icons[status];
  return (
    <ChakraAlert.Root status={status} {...props}>
      <ChakraAlert.Indicator>
        <Drawing aria-hidden size="1.25em" />
      </ChakraAlert.Indicator>
      <ChakraAlert.Content>{children}</ChakraAlert.Content>
    </ChakraAlert.Root>
  );
}

/** Something went wrong: read aloud at once. */
export const Alert = ({ children, id }: { children: ReactNode; id?: string }) => (
  <Box status="error" role="alert" id={id} tabIndex={-1}>
    {children}
  </Box>
);

/** Something went well: read aloud when there is a pause. */
export const Status = ({ children }: { children: ReactNode }) => (
  <Box status="success" role="status">
    {children}
  </Box>
);

/** Something worth knowing before going on. */
export const Note = ({ children }: { children: ReactNode }) => <Box status="info">{children}</Box>;

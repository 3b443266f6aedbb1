import { chakra } from '@chakra-ui/react';

const box = {
  base: {
    borderInlineStartWidth: '4px',
    borderRadius: 'md',
    paddingInline: '4',
    paddingBlock: '3',
    fontSize: 'sm',
    lineHeight: 'body',
  },
} as const;

const Failure = chakra('div', {
  base: {
    ...box.base,
    background: 'bg.warm',
    borderColor: 'link.body',
    color: 'link.hover',
    fontWeight: 'bold',
  },
});
const Success = chakra('div', {
  base: { ...box.base, background: 'bg.success', borderColor: 'fg.success', color: 'fg.success' },
});

/** Something went wrong: read aloud at once. */
export const Alert = ({ children, id }: { children: React.ReactNode; id?: string }) => (
  <Failure role="alert" id={id} tabIndex={-1}>
    {children}
  </Failure>
);

/** Something went well: read aloud when there is a pause. */
export const Status = ({ children }: { children: React.ReactNode }) => (
  <Success role="status">{children}</Success>
);

/** Something worth knowing before going on. */
export const Note = chakra('p', {
  base: { ...box.base, background: 'bg.band', borderColor: 'accent.mark', color: 'fg.body' },
});

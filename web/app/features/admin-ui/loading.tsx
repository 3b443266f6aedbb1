import { Skeleton } from '@chakra-ui/react';
import { Hidden, Stack } from './layout';

/** A loading state that keeps the room of lines of text; screen readers get `label`. */
export function Loading({ label = 'Loading …', lines = 3 }: { label?: string; lines?: number }) {
  return (
    <Stack role="status" gap="4" paddingBlock="3">
      <Hidden>{label}</Hidden>
      {Array.from({ length: lines }, (_, at) => (
        <Skeleton key={at} height="1.125rem" width={at === lines - 1 ? '60%' : 'full'} />
      ))}
    </Stack>
  );
}

import { Alert } from './alert';
import { Button } from './button';
import { failureText } from './failure-text';
import { Muted, Row } from './layout';

export interface LoadFailureProps {
  /** What could not be loaded: 'Failed to load notices'. */
  readonly title: string;
  /** Why, told below the title. */
  readonly error?: unknown;
  /** While it is tried again. */
  readonly busy: boolean;
  readonly onRetry: () => void;
}

/** What stands in place of something that could not be loaded, with the way to try again. */
export function LoadFailure({ title, error, busy, onRetry }: LoadFailureProps) {
  return (
    <>
      <Alert>{title}</Alert>
      <Row>
        {error === undefined ? null : <Muted>{failureText(error, 'loaded')}</Muted>}
        <Button aria-disabled={busy} onClick={() => !busy && onRetry()}>
          {busy ? 'Loading …' : 'Try again'}
        </Button>
      </Row>
    </>
  );
}

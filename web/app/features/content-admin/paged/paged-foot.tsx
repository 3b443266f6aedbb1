import { Alert } from '../../admin-ui/alert';
import { Button } from '../../admin-ui/button';
import { Muted, Row } from '../../admin-ui/layout';
import type { Paged } from './load-paged';

export interface PagedFootProps {
  readonly list: Paged<unknown>;
  readonly busy: boolean;
  /** What the alert says when a page could not be read. */
  readonly failure: string;
  readonly onMore: () => void;
}

/** The end of a list: the way to more of it, or why there is none right now. */
export function PagedFoot({ list, busy, failure, onMore }: PagedFootProps) {
  if (list.failed !== undefined) {
    return (
      <>
        <Alert>{failure}</Alert>
        <Row>
          <Muted>{list.failed}</Muted>
          <Button aria-disabled={busy} onClick={onMore}>
            {busy ? 'Loading …' : 'Try again'}
          </Button>
        </Row>
      </>
    );
  }
  if (list.next === undefined) return null;
  return (
    <Button alignSelf="center" aria-disabled={busy} onClick={onMore}>
      {busy ? 'Loading …' : 'Show more'}
    </Button>
  );
}

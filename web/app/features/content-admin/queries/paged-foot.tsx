import type { Page } from '@content/contract';
import { Button } from '../../admin-ui/button';
import { LoadFailure } from '../../admin-ui/load-failure';
import type { Pages } from './use-read';

export interface PagedFootProps {
  readonly list: Pages<Page<unknown>>;
  /** What could not be loaded, when a page could not be read. */
  readonly failure: string;
}

/** The end of a list: the way to more of it, or why there is none right now. */
export function PagedFoot({ list, failure }: PagedFootProps) {
  const { error, busy, hasMore, isGrowing, more } = list;
  if (error) return <LoadFailure title={failure} error={error} busy={busy} onRetry={more} />;
  if (!hasMore) return null;
  return (
    <Button alignSelf="center" aria-disabled={isGrowing} onClick={more}>
      {isGrowing ? 'Loading …' : 'Show more'}
    </Button>
  );
}

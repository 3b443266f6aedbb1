import { Button, chakra, HStack } from '@chakra-ui/react';
import type { ContentTypeDefinition } from '@content';
import { publishingStateIn } from '@content/items/publishing-status';
import { useRef } from 'react';
import { adminPaths } from '../../../data/staff/admin-paths';
import { BarMore, BarRow, BarText, BottomBar, Progress } from '../../admin-ui/bottom-bar';
import { ButtonLink } from '../../admin-ui/buttons';
import { countOf } from '../../admin-ui/labels';
import type { Row } from '../saving/batch';
import type { BatchControl } from './use-batch';

const isDraft = ({ item }: Row) => item !== undefined && publishingStateIn(item).state === 'draft';

interface BarWordsProps {
  readonly type: ContentTypeDefinition;
  readonly batch: BatchControl;
  readonly onFailed: () => void;
}

/** The progress of all rows. The number of failures is a link to them. */
function BarWords({ type, batch, onFailed }: BarWordsProps) {
  const { rows, failed, offline, uploaded, isSending } = batch;
  const done = rows.length - batch.unsent.length;
  const all = countOf(type, rows.length);
  if (rows.length === 0) return 'No pictures chosen yet.';
  if (done === rows.length)
    return rows.every(isDraft)
      ? `${all} saved. Visitors do not see them.`
      : `${all} added. Everything is saved.`;
  const so = `${done} of ${all} added`;
  const goingUp = uploaded === null ? null : `${uploaded} of ${all} uploaded …`;
  if (isSending) return done === 0 && goingUp !== null ? goingUp : `${so} …`;
  if (failed === 0 && offline > 0)
    return `${so}, ${offline} ${offline === 1 ? 'waits' : 'wait'} for the connection.`;
  if (failed === 0)
    return (
      goingUp ?? (
        <>
          Not added yet.<BarMore> What you choose and type is kept in this browser.</BarMore>
        </>
      )
    );
  return (
    <>
      {so},{' '}
      <chakra.button
        type="button"
        css={{ color: 'link.body', fontWeight: 'bold', textDecoration: 'underline', minHeight: '1.5rem' }}
        onClick={onFailed}
      >
        {failed} failed
      </chakra.button>
      : see why.
    </>
  );
}

interface BatchBarProps {
  readonly type: ContentTypeDefinition;
  readonly batch: BatchControl;
}

/** The bar at the foot of a batch: how far it has come, and the ways to add it. */
export function BatchBar({ type, batch }: BatchBarProps) {
  const { rows, unsent, uploaded, isSending } = batch;
  /** Leads to the next picture that failed: from the last one to the first again. */
  const shown = useRef(-1);
  function showNextFailed() {
    const failed = document.querySelectorAll<HTMLElement>('[data-failed]');
    shown.current = (shown.current + 1) % failed.length;
    failed[shown.current]?.focus();
  }
  return (
    <BottomBar>
      {uploaded === null ? null : (
        <Progress percent={Math.round((uploaded / rows.length) * 100)} label="Upload of all pictures" />
      )}
      <BarRow>
        <BarText role="status">
          <BarWords type={type} batch={batch} onFailed={showNextFailed} />
        </BarText>
        <HStack wrap="wrap" gap="2">
          {isSending ? <Button onClick={batch.cancel}>Cancel</Button> : null}
          {rows.length > 0 && unsent.length === 0 ? (
            <ButtonLink variant="solid" to={adminPaths.list(type.path)}>
              Back to the list
            </ButtonLink>
          ) : (
            <>
              {unsent.length === 0 || isSending ? null : (
                <Button onClick={() => void batch.save('draft')}>
                  <span>
                    Save<BarMore> as</BarMore> drafts
                  </span>
                </Button>
              )}
              <Button type="submit" variant="solid" aria-disabled={isSending || unsent.length === 0}>
                {unsent.length === 0 ? 'Add pictures' : `Add ${countOf(type, unsent.length)}`}
              </Button>
            </>
          )}
        </HStack>
      </BarRow>
    </BottomBar>
  );
}

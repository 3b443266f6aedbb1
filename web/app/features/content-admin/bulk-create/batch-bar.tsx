import { Button, chakra, HStack } from '@chakra-ui/react';
import { publishingStateIn } from '@content/items/publishing-status';
import { useRef } from 'react';
import { adminPaths } from '../../../data/staff/admin-paths';
import { BarMore, BarText, BottomBar, Progress } from '../../admin-ui/bottom-bar';
import { ButtonLink } from '../../admin-ui/buttons';
import { countOf } from '../../admin-ui/labels';
import type { BatchPart } from './use-batch';

/** The progress of a batch; the number of failures is a button that leads to them. */
function BarWords({ batch: { type, rows, unsent, failed, offline, uploaded, isSending } }: BatchPart) {
  const position = useRef(-1);
  /** Leads to the next picture that failed: from the last one to the first again. */
  function showNextFailed() {
    const all = document.querySelectorAll<HTMLElement>('[data-failed]');
    position.current = (position.current + 1) % all.length;
    all[position.current]?.focus();
  }
  const all = countOf(type, rows.length);
  const done = rows.length - unsent.length;
  const progress = `${done} of ${all} added`;
  if (rows.length === 0) return 'No pictures chosen yet.';
  if (unsent.length === 0)
    return rows.every(({ item = {} }) => publishingStateIn(item).state === 'draft')
      ? `${all} saved. Visitors do not see them.`
      : `${all} added. Everything is saved.`;
  if (isSending && (done > 0 || uploaded === null)) return `${progress} …`;
  if (!isSending && failed > 0)
    return (
      <>
        {progress},{' '}
        <chakra.button
          type="button"
          css={{ color: 'link.body', fontWeight: 'bold', textDecoration: 'underline', minHeight: '1.5rem' }}
          onClick={showNextFailed}
        >
          {failed} failed
        </chakra.button>
        : see why.
      </>
    );
  if (!isSending && offline > 0)
    return `${progress}, ${offline} ${offline === 1 ? 'waits' : 'wait'} for the connection.`;
  if (uploaded !== null) return `${uploaded} of ${all} uploaded …`;
  return (
    <>
      Not added yet.<BarMore> What you choose and type is kept in this browser.</BarMore>
    </>
  );
}

/** The bar at the foot of a batch: how far it has come, and the ways to add it. */
export function BatchBar({ batch }: BatchPart) {
  const { type, rows, unsent, uploaded, isSending } = batch;
  const isEmpty = unsent.length === 0;
  return (
    <BottomBar
      progress={
        uploaded === null ? null : (
          <Progress percent={Math.round((uploaded / rows.length) * 100)} label="Upload of all pictures" />
        )
      }
    >
      <BarText role="status">
        <BarWords batch={batch} />
      </BarText>
      <HStack wrap="wrap" gap="2">
        {isSending ? <Button onClick={batch.cancel}>Cancel</Button> : null}
        {isEmpty || isSending ? null : (
          <Button onClick={() => void batch.save('draft')}>
            <span>
              Save<BarMore> as</BarMore> drafts
            </span>
          </Button>
        )}
        {rows.length > 0 && isEmpty ? (
          <ButtonLink variant="solid" to={adminPaths.list(type.path)}>
            Back to the list
          </ButtonLink>
        ) : (
          <Button type="submit" variant="solid" aria-disabled={isSending || isEmpty}>
            {isEmpty ? 'Add pictures' : `Add ${countOf(type, unsent.length)}`}
          </Button>
        )}
      </HStack>
    </BottomBar>
  );
}

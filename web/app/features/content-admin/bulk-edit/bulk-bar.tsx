import { Button, chakra, HStack, VisuallyHidden } from '@chakra-ui/react';
import { dangerous } from '../../../theme/staff-recipes';
import { Alert } from '../../admin-ui/feedback';
import { Progress } from '../../admin-ui/bottom-bar';
import { card, Muted } from '../../admin-ui/layout';
import type { BulkState, BulkFailure, BulkProgress } from './use-bulk-actions';

function RunProgress({ progress, onStop }: { progress: BulkProgress; onStop: () => void }) {
  const { label, tried, total } = progress;
  return (
    <div>
      <Progress percent={Math.round((tried / total) * 100)} label={label} />
      <HStack wrap="wrap" justify="space-between" gap="3">
        <Muted role="status">
          {label} {Math.min(tried + 1, total)} of {total} …
        </Muted>
        <Button onClick={onStop}>Stop</Button>
      </HStack>
    </div>
  );
}

const focusAlert = (box: HTMLElement | null) => box?.querySelector<HTMLElement>('[role=alert]')?.focus();

/** What a bulk action has not done, and why; it takes the focus. */
export function BulkFailureAlert({ failure: { title, reasons, left } }: { failure: BulkFailure }) {
  return (
    <div ref={focusAlert}>
      <Alert>
        {title}
        {reasons.length > 0 ? (
          <chakra.ul css={{ paddingInlineStart: '5', fontWeight: 'normal', overflowWrap: 'anywhere' }}>
            {reasons.map(({ name, text }, at) => (
              <li key={at}>
                “{name}”: {text}
              </li>
            ))}
          </chakra.ul>
        ) : null}
        {left > 0 ? (
          <chakra.p css={{ fontWeight: 'normal' }}>
            {left === 1 ? '1 was not tried' : `${left} were not tried`}: nothing has happened to{' '}
            {left === 1 ? 'it' : 'them'}.
          </chakra.p>
        ) : null}
      </Alert>
    </div>
  );
}

const Bar = chakra('div', {
  base: {
    ...card,
    position: 'sticky',
    bottom: '0',
    zIndex: '2',
    display: 'flex',
    flexDirection: 'column',
    gap: '2',
    padding: '3',
    borderRadius: 'lg',
    boxShadow: 'panel',
  },
});

/** The bar of a selection of a list of `count`: its size, all or none, and the actions; always in view. */
export function BulkBar({ bulk, count }: { bulk: BulkState; count: number }) {
  const { selection, progress, actions } = bulk;
  const number = selection.chosen.length;
  const mayAct = number > 0 && progress === null && !bulk.isBusy;
  const hasAll = number === count;
  return (
    <Bar role="region" aria-label="Chosen items">
      {progress ? <RunProgress progress={progress} onStop={bulk.stop} /> : null}
      <HStack wrap="wrap" justify="space-between" gap="2">
        <HStack wrap="wrap" gap="1" css={{ flex: { base: '1 0 100%', sm: '0 0 auto' } }}>
          <chakra.p
            role="status"
            css={{ fontSize: 'sm', fontWeight: 'bold', flex: '1', minWidth: '5rem', whiteSpace: 'nowrap' }}
          >
            {number === 0 ? 'None chosen' : `${number} chosen`}
          </chakra.p>
          <Button
            variant="ghost"
            css={{ paddingInline: '3' }}
            onClick={hasAll ? selection.chooseNone : selection.chooseAll}
          >
            {hasAll ? 'Choose none' : 'Choose all'}
            {hasAll ? null : <VisuallyHidden> on this page</VisuallyHidden>}
          </Button>
          <Button
            variant="ghost"
            css={{ paddingInline: '3' }}
            aria-disabled={progress !== null}
            onClick={() => progress ?? selection.leave()}
          >
            Done
          </Button>
        </HStack>
        <HStack wrap="wrap" gap="2">
          {actions.map(({ label, isDangerous, run }) => (
            <Button
              key={label}
              css={isDangerous ? dangerous : undefined}
              aria-disabled={!mayAct}
              onClick={() => mayAct && run()}
            >
              {label}
            </Button>
          ))}
        </HStack>
      </HStack>
    </Bar>
  );
}

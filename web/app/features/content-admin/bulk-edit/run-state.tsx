import { Button, chakra, HStack } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { Alert } from '../../admin-ui/feedback';
import { Progress } from '../../admin-ui/bottom-bar';
import { Muted } from '../../admin-ui/layout';
import type { NotDone, Progressing } from './use-run';

export function RunProgress({ progress, onStop }: { progress: Progressing; onStop: () => void }) {
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

export function NotDoneAlert({ notDone }: { notDone: NotDone }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.querySelector<HTMLElement>('[role=alert]')?.focus(), [notDone]);
  const { title, reasons, left } = notDone;
  return (
    <div ref={box}>
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

import { useEffect, useState, type ReactNode } from 'react';
import { Button, HStack } from '@chakra-ui/react';
import { BarMore, BarRow, BarText, BottomBar, Progress } from '../../admin-ui/bottom-bar';
import { useOnline } from '../../../data/connectivity';

/** Milliseconds after which the speed of an upload is known. */
const LONG_ENOUGH = 4_000;

/** A moment of an upload: how far it had come, in percent, and when, in milliseconds. */
interface Mark {
  readonly percent: number;
  readonly at: number;
}

/** The remaining time of an upload at its speed since `begun`: 'about 3 minutes left'. Null while that is unknown. */
export function timeLeft(begun: Mark, now: Mark): string | null {
  const [took, came] = [now.at - begun.at, now.percent - begun.percent];
  if (took < LONG_ENOUGH || came <= 0 || now.percent >= 100) return null;
  const seconds = ((100 - now.percent) * took) / came / 1000;
  if (seconds < 20) return 'a few seconds left';
  if (seconds < 60) return 'less than a minute left';
  const minutes = Math.round(seconds / 60);
  if (minutes < 60) return `about ${minutes === 1 ? 'a minute' : `${minutes} minutes`} left`;
  const hours = Math.round(minutes / 60);
  return `about ${hours === 1 ? 'an hour' : `${hours} hours`} left`;
}

interface Marks {
  readonly begun: Mark;
  readonly now: Mark;
}

/** The marks after further progress: an upload that starts over is timed from there. */
const marked = (before: Marks | null, now: Mark): Marks => ({
  begun: before && before.now.percent <= now.percent ? before.begun : now,
  now,
});

/** The remaining time of an upload, updated with each percent; null when there is none or it is unknown. */
function useTimeLeft(percent: number | null): string | null {
  const [marks, setMarks] = useState<Marks | null>(null);
  useEffect(() => {
    const timer = setTimeout(() =>
      setMarks((before) => (percent === null ? null : marked(before, { percent, at: performance.now() }))),
    );
    return () => clearTimeout(timer);
  }, [percent]);
  return percent === null || marks === null ? null : timeLeft(marks.begun, marks.now);
}

interface SaveBarProps {
  /** Label of the button that publishes, or changes what is published. */
  readonly label: ReactNode;
  /** Saves without showing it to visitors; absent where that makes no sense. */
  readonly onSaveDraft?: (() => void) | undefined;
  readonly saved: string;
  /** How far the form has come on its way; `percent` is set while files go up. */
  readonly sending: { readonly percent: number | null; readonly waiting: boolean } | null;
  readonly offline: boolean;
  /** A Save waits for chosen files that are being looked at: those of a cloud are fetched only now. */
  readonly isReading: boolean;
  readonly isDirty: boolean;
  /** The browser has room for a draft. */
  readonly isStored: boolean;
  readonly onReset: () => void;
  readonly onCancel: () => void;
  readonly children?: ReactNode;
}

/** A phone has no room for the further words. */
type Words = readonly [first: string, further?: string];

function stateText(
  { sending, offline, isReading, isDirty, isStored, saved }: SaveBarProps,
  left: string | null,
  isOnline: boolean,
): Words {
  if (isReading) return ['Reading the file …'];
  if (offline)
    return isStored
      ? ['No connection. What you typed is kept in this browser and is sent when the connection is back.']
      : ['No connection. Leave this page open: what you typed is sent when the connection is back.'];
  if (sending?.waiting)
    return [
      `Uploading: ${sending.percent ?? 0} %. No connection at the moment; the upload goes on by itself.`,
    ];
  if (sending && sending.percent !== null && sending.percent < 99)
    return [`Uploading: ${sending.percent} %${left === null ? '' : `, ${left}`}`];
  if (sending) return [sending.percent === 99 ? 'Uploaded. The site is preparing the file …' : 'Saving …'];
  if (!isOnline && isStored)
    return [
      'No connection right now.',
      ' What you type is kept in this browser. Save, and it is sent when the connection is back.',
    ];
  if (isDirty && !isStored) return ['Not saved yet. This browser cannot keep it: save before you leave.'];
  if (isDirty) return ['Not saved yet.', ' What you type is kept in this browser.'];
  return [saved];
}

/** The bar at the foot of a form: what the state is, and Save. */
export function SaveBar(props: SaveBarProps) {
  const { label, sending, offline, isDirty, onReset, onCancel, onSaveDraft, children } = props;
  const isWaiting = sending?.waiting ?? false;
  const left = useTimeLeft(isWaiting ? null : (sending?.percent ?? null));
  const [words, more] = stateText(props, left, useOnline());
  return (
    <BottomBar>
      {sending && sending.percent !== null ? <Progress percent={sending.percent} /> : null}
      <BarRow>
        <BarText role="status" css={{ flexBasis: offline ? { base: 'full', sm: '12rem' } : undefined }}>
          {words}
          {more === undefined ? null : <BarMore>{more}</BarMore>}
        </BarText>
        {sending ? (
          <Button onClick={onCancel}>Cancel</Button>
        ) : isDirty ? (
          <Button variant="ghost" onClick={onReset}>
            Undo changes
          </Button>
        ) : null}
        <HStack
          wrap="wrap"
          gap="2"
          css={{ marginInlineStart: 'auto', '& > *': { paddingInline: { base: '3', sm: '4' } } }}
        >
          {onSaveDraft && !offline ? (
            <Button aria-disabled={sending !== null} onClick={onSaveDraft}>
              Save draft
            </Button>
          ) : null}
          <Button type="submit" variant="solid" aria-disabled={sending !== null}>
            {offline ? 'Try again' : label}
          </Button>
          {children}
        </HStack>
      </BarRow>
    </BottomBar>
  );
}

import type { ReactNode } from 'react';
import { Button, HStack } from '@chakra-ui/react';
import { BarMore, BarRow, BarText, BottomBar, Progress } from '../../admin-ui/bottom-bar';
import { useOnline } from '../../../data/connectivity';

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
    return [`Uploading: ${sending.percent} %`];
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
  const [words, more] = stateText(props, useOnline());
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

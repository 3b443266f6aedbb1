import type { ReactNode } from 'react';
import { Button } from './button';
import { Dialog } from './dialog';
import { Row, Stack } from './layout';

export interface ConfirmDialogProps {
  readonly open: boolean;
  readonly title: string;
  readonly action: string;
  readonly cancel?: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
  readonly children: ReactNode;
}

/** Asks before something is done; the safe way is the first stop. */
export function ConfirmDialog({
  open,
  title,
  action,
  cancel = 'Cancel',
  onConfirm,
  onCancel,
  children,
}: ConfirmDialogProps) {
  return (
    <Dialog open={open} title={title} onClose={onCancel}>
      <Stack gap="6">
        {children}
        <Row justifyContent="flex-end">
          <Button data-first onClick={onCancel}>
            {cancel}
          </Button>
          <Button variant="solid" onClick={onConfirm}>
            {action}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}

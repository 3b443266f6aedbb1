import { Button, HStack, Stack } from '@chakra-ui/react';
import type { ContentTypeDefinition } from '@content';
import { useState } from 'react';
import { Dialog } from '../../admin-ui/dialog';
import { FieldFrame, Select } from '../../admin-ui/forms';
import { countOf } from '../../admin-ui/labels';
import { type FilterOption, filterOptions } from '../list/staff-query';

export interface ChangeDialogProps {
  readonly type: ContentTypeDefinition;
  readonly field: string;
  readonly count: number;
  readonly onCancel: () => void;
  readonly onChoose: (option: FilterOption) => void;
}

export function ChangeDialog({ type, field, count, onCancel, onChoose }: ChangeDialogProps) {
  const options = filterOptions(type, field);
  const [value, setValue] = useState('');
  const [missing, setMissing] = useState(false);
  const label = type.fields[field]?.label ?? field;
  return (
    <Dialog title={`Change ${countOf(type, count)}`} onClose={onCancel}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const option = options.find((each) => each.value === value);
          if (option) onChoose(option);
          else setMissing(true);
        }}
      >
        <Stack gap="6">
          <FieldFrame label={label} problem={missing ? `Choose a ${label.toLowerCase()}` : undefined}>
            {(control) => (
              <Select
                {...control}
                data-first
                value={value}
                onChange={(event) => {
                  setValue(event.target.value);
                  setMissing(false);
                }}
                empty="Choose …"
                options={options}
              />
            )}
          </FieldFrame>
          <HStack wrap="wrap" justify="flex-end" gap="3">
            <Button onClick={onCancel}>Cancel</Button>
            <Button type="submit" variant="solid">
              Change
            </Button>
          </HStack>
        </Stack>
      </form>
    </Dialog>
  );
}

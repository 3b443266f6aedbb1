import { Button, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { FieldFrame } from '../../admin-ui/forms';
import { isEnter } from '../../admin-ui/keys';
import { NepaliInput } from '../preeti/preeti-question';

/** The title of one of many pictures that share a pattern; counted from one. */
export const numberedTitle = (pattern: string, number: number): string => `${pattern} ${number}`;

export interface TitleForAllProps {
  readonly count: number;
  readonly maxLength: number;
  readonly onApply: (pattern: string) => void;
}

/** One title for all pictures of a batch, numbered: 'Training in Jumla 1', 'Training in Jumla 2'. */
export function TitleForAll({ count, maxLength, onApply }: TitleForAllProps) {
  const [pattern, setPattern] = useState('');
  const title = pattern.trim();
  const help =
    title === ''
      ? 'Say what they show, for example “Training in Jumla”: each picture gets a number behind it.'
      : `“${numberedTitle(title, 1)}” to “${numberedTitle(title, count)}”. It replaces the titles below.`;
  const apply = () => title !== '' && onApply(title);
  return (
    <FieldFrame label="One title for all" optional help={help}>
      {(control) => (
        <chakra.div css={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: '2' }}>
          <NepaliInput
            {...control}
            value={pattern}
            maxLength={maxLength}
            onText={setPattern}
            onKeyDown={(event) => {
              if (!isEnter(event)) return;
              event.preventDefault(); // It names the pictures; it does not send them.
              apply();
            }}
          />
          <Button css={{ gridRow: '1', gridColumn: '2' }} aria-disabled={title === ''} onClick={apply}>
            Number them
          </Button>
        </chakra.div>
      )}
    </FieldFrame>
  );
}

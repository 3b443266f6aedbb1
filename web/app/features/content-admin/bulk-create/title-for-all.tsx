import { Button, chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { FieldFrame } from '../../admin-ui/forms';
import { isEnter } from '../../admin-ui/keys';
import { countOf } from '../../admin-ui/labels';
import { showToast } from '../../admin-ui/toasts';
import { NepaliInput } from '../preeti/preeti-question';
import { type Row, valueOf } from './batch';
import type { BatchPart } from './use-batch';

/** One title for all pictures of a batch, numbered: 'Training in Jumla 1', 'Training in Jumla 2'. */
export function TitleForAll({ batch: { type, free, forAll, changeRow, fields } }: BatchPart) {
  const [name, field] = fields.title;
  const [pattern, setPattern] = useState('');
  const title = pattern.trim();
  const help =
    title === ''
      ? 'Say what they show, for example “Training in Jumla”: each picture gets a number behind it.'
      : `“${title} 1” to “${title} ${free.length}”. It replaces the titles below.`;
  function apply() {
    if (title === '') return;
    const setTitles = (textOf: (row: Row, at: number) => string) =>
      free.forEach((row, at) => changeRow(row.id, { values: { [name]: textOf(row, at) } }));
    setTitles((_, at) => `${title} ${at + 1}`);
    showToast(`${countOf(type, free.length)} have a new title.`, {
      action: { label: 'Undo', run: () => setTitles((row) => valueOf(row, forAll, name)) },
    });
  }
  if (free.length < 2) return null;
  return (
    <FieldFrame label="One title for all" optional help={help}>
      {(control) => (
        <chakra.div css={{ display: 'grid', gridTemplateColumns: '1fr auto', gap: '2' }}>
          <NepaliInput
            {...control}
            value={pattern}
            maxLength={field.maxLength - 4}
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

import { Button, chakra, Fieldset, RadioGroup, Stack } from '@chakra-ui/react';
import type { Field } from '@content';
import { overridesPublishing, publishingStateIn } from '@content/items/publishing-status';
import { useState } from 'react';
import { currentUser } from '../../../../data/staff/session';
import { RadioChoice } from '../../../admin-ui/choice';
import { Dialog, DialogFoot } from '../../../admin-ui/dialog';
import { formatDateTime, oneOf } from '../../../admin-ui/labels';
import { visibilityText } from '../../../admin-ui/publishing-labels';
import { lastAuthorRead } from '../../queries/reads';
import { useRead } from '../../queries/use-read';
import { formContentOf, withField, mergeContents } from '../content/form-content';
import { baseOf, type FormPhase } from '../state/form-state';
import type { ItemFormControl } from '../state/use-item-form';
import { formatValue, ValueText } from '../../field-types/field-value';

interface ConflictDialogProps {
  readonly form: ItemFormControl;
  readonly phase: Extract<FormPhase, { name: 'conflict' }>;
}

interface ChoiceProps {
  readonly legend: string;
  readonly field: Field | undefined;
  readonly options: readonly { readonly label: string; readonly text: string; readonly isChosen: boolean }[];
  readonly onChoose: (at: number) => void;
}

function FieldChoice({ legend, field, options, onChoose }: ChoiceProps) {
  return (
    <Fieldset.Root>
      <Fieldset.Legend>{legend}</Fieldset.Legend>
      <RadioGroup.Root
        variant="subtle"
        value={String(options.findIndex(({ isChosen }) => isChosen))}
        onValueChange={({ value }) => onChoose(Number(value))}
        css={{ display: 'grid', gap: '3', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' } }}
      >
        {options.map(({ label, text }, at) => (
          <RadioChoice
            key={label}
            value={String(at)}
            scrolls // the input lies over a long text, and would keep the wheel from a frame within
            css={{
              alignItems: 'flex-start',
              padding: '3',
              maxHeight: '12rem',
              _checked: { fontWeight: 'normal' },
            }}
          >
            <chakra.b css={{ display: 'block' }}>{label}</chakra.b>
            <chakra.span css={{ display: 'block', whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
              <ValueText field={field} text={text} />
            </chakra.span>
          </RadioChoice>
        ))}
      </RadioGroup.Root>
    </Fieldset.Root>
  );
}

/** Asks, after someone else has saved the item, which version of each field they changed stays. */
export default function ConflictDialog({ form, phase }: ConflictDialogProps) {
  const { type, content: mine } = form;
  const { latest } = phase;
  const { data: author } = useRead(lastAuthorRead(type.path, latest._id));
  const theirs = formContentOf(type, latest);
  const merge = mergeContents(type, baseOf(form), mine, theirs);
  const differing = [...merge.theirs, ...merge.conflicts].filter((name) => !type.fields[name]?.hidden);
  /** What only they have changed stays as they have it, unless somebody says otherwise. */
  const [taken, setTaken] = useState<readonly string[]>(merge.theirs);
  // Until it is known whether it was somebody else, or the same person in another tab.
  if (author === undefined) return null;
  const now = publishingStateIn(latest);
  const isSelf = author?.uid === currentUser();
  const [theirsLabel, takeTheirs, where] = isSelf
    ? ['Saved elsewhere', 'Take what is saved', ', in another tab or on another device']
    : ['Theirs', 'Take theirs', ''];
  const chosen = () =>
    differing.reduce(
      (content, name) => withField(name, content, taken.includes(name) ? theirs : mine),
      merge.content,
    );
  return (
    <Dialog title={`This ${oneOf(type)} has changed since you opened it`} onClose={() => form.resolve()}>
      <p>
        <b>{isSelf ? 'You' : (author?.displayName ?? author?.email ?? 'Another person')}</b> saved it on{' '}
        {formatDateTime(latest.updatedAt)}
        {where}. Nothing of yours is lost: you decide what stays.
      </p>
      <Stack gap="4">
        {differing.map((name) => (
          <FieldChoice
            key={name}
            legend={type.fields[name]?.label ?? name}
            field={type.fields[name]}
            options={[
              { label: 'Mine', text: formatValue(type, name, mine), isChosen: !taken.includes(name) },
              { label: theirsLabel, text: formatValue(type, name, theirs), isChosen: taken.includes(name) },
            ]}
            onChoose={(at) =>
              setTaken((before) => [...before.filter((one) => one !== name), ...(at === 1 ? [name] : [])])
            }
          />
        ))}
      </Stack>
      {overridesPublishing(form.item ?? {}, latest, form.options) ? (
        <Stack gap="2" as="section">
          <chakra.h3 css={{ fontSize: 'sm' }}>When visitors see it has changed too:</chakra.h3>
          <p>{visibilityText(now)}</p>
          <p>
            Your Save would change that again.
            {now.state === 'draft' ? ' To leave it so, go back to the form and choose Save draft.' : null}
          </p>
        </Stack>
      ) : null}
      <DialogFoot cancel="Back to the form" onCancel={() => form.resolve()}>
        <Button onClick={() => form.takeTheirs(latest)}>{takeTheirs}</Button>
        <Button variant="solid" onClick={() => form.resolve(chosen())}>
          {phase.then === 'save' ? 'Save my choices' : 'Use my choices'}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

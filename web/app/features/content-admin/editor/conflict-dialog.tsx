import { Button, chakra, Fieldset, RadioGroup, Stack } from '@chakra-ui/react';
import type { ContentTypeDefinition } from '@content';
import { publishingStateIn } from '@content/publishing-status';
import { useState } from 'react';
import { RadioChoice } from '../../admin-ui/choice';
import { Dialog, DialogFoot } from '../../admin-ui/dialog';
import { formatDateTime, oneOf } from '../../admin-ui/labels';
import { visibilityText } from '../../admin-ui/publishing-labels';
import type { FormContent } from '../form/content';
import { resolveConflicts } from '../form/merge';
import type { Conflict } from '../saving/save';
import { sideBySide } from './text-diff';
import { FieldValueView, formatValue } from './field-value-view';

export interface ConflictDialogProps {
  readonly type: ContentTypeDefinition;
  readonly conflict: Conflict;
  readonly then: 'save' | 'edit';
  readonly mine: FormContent;
  readonly onResolve: (chosen: FormContent) => void;
  readonly onTakeTheirs: () => void;
  readonly onBack: () => void;
}

/** The two sides of a conflict: another person, or the same one in another tab or on another device. */
const wordings = {
  other: {
    title: (one: string) => `Someone else changed this ${one}`,
    nothingLost: 'after you had opened it. Nothing of yours is lost: you decide what stays.',
    only: 'They changed this and you did not. It stays as they have it:',
    both: 'You both changed this. Which version should stay?',
    mine: 'Mine',
    theirs: 'Theirs',
    keepMine: 'Keep mine',
    takeTheirs: 'Take theirs',
  },
  self: {
    title: (one: string) => `You changed this ${one} in another tab`,
    nothingLost: 'in another tab or on another device. Nothing is lost: you decide what stays.',
    only: 'You changed this elsewhere, but not on this page. It stays as saved there:',
    both: 'You changed this on this page and elsewhere. Which version should stay?',
    mine: 'This page',
    theirs: 'The saved one',
    keepMine: 'Keep this page',
    takeTheirs: 'Take the saved one',
  },
} as const;
const wordsFor = ({ author }: Conflict) => wordings[author?.isSelf ? 'self' : 'other'];

interface ChoiceProps extends Pick<ConflictDialogProps, 'type' | 'conflict' | 'mine'> {
  readonly name: string;
  readonly theirs: boolean;
  readonly onChoose: (theirs: boolean) => void;
}

function FieldChoice({ type, conflict, mine, name, theirs, onChoose }: ChoiceProps) {
  const words = wordsFor(conflict);
  const [here, there] = [mine, conflict.theirs].map((content) => formatValue(type, name, content));
  const shown = sideBySide(here ?? '', there ?? '');
  const versions = [
    { value: 'mine', label: words.mine, pieces: shown.mine },
    { value: 'theirs', label: words.theirs, pieces: shown.theirs },
  ];
  return (
    <Fieldset.Root>
      <Fieldset.Legend>{type.fields[name]?.label ?? name}</Fieldset.Legend>
      <RadioGroup.Root
        variant="subtle"
        value={theirs ? 'theirs' : 'mine'}
        onValueChange={({ value }) => onChoose(value === 'theirs')}
        css={{ display: 'grid', gap: '3', gridTemplateColumns: { base: '1fr', sm: '1fr 1fr' } }}
      >
        {versions.map(({ value, label, pieces }) => (
          <RadioChoice
            key={value}
            value={value}
            scrolls // the input lies over a long text, and would keep the wheel from a frame within
            css={{
              alignItems: 'flex-start',
              padding: '3',
              maxHeight: '12rem',
              _checked: { fontWeight: 'normal' },
            }}
          >
            <chakra.b css={{ display: 'block' }}>{label}</chakra.b>
            <chakra.span
              css={{
                display: 'block',
                whiteSpace: 'pre-wrap',
                overflowWrap: 'anywhere',
              }}
            >
              {pieces.map(({ text, is }, at) =>
                is === 'kept' ? (
                  text
                ) : (
                  <chakra.mark key={at} css={{ background: 'bg.warm', color: 'fg.body', fontWeight: 'bold' }}>
                    {text}
                  </chakra.mark>
                ),
              )}
            </chakra.span>
          </RadioChoice>
        ))}
      </RadioGroup.Root>
    </Fieldset.Root>
  );
}

/** Someone else has saved first: shows what they changed, and asks which version to take, field by field. */
export function ConflictDialog({
  type,
  conflict,
  then,
  mine,
  onResolve,
  onTakeTheirs,
  onBack,
}: ConflictDialogProps) {
  const { merge, theirs, latest, author } = conflict;
  const [takeTheirs, setTakeTheirs] = useState<ReadonlySet<string>>(new Set());
  const choose = (name: string, chooseTheirs: boolean) =>
    setTakeTheirs(
      (now) => new Set([...[...now].filter((each) => each !== name), ...(chooseTheirs ? [name] : [])]),
    );
  const verb = then === 'save' ? 'Save' : 'Use';
  const now = publishingStateIn(latest);
  const words = wordsFor(conflict);
  const resolved = takeTheirs.size > 0 ? `${verb} my choices` : words.keepMine;
  return (
    <Dialog title={words.title(oneOf(type))} onClose={onBack}>
      <p>
        <b>{author?.isSelf ? 'You' : (author?.name ?? 'Another person')}</b> saved it on{' '}
        {formatDateTime(latest.updatedAt)}, {words.nothingLost}
      </p>
      {merge.theirs.length > 0 ? (
        <Stack gap="2" as="section">
          <chakra.h3 css={{ fontSize: 'sm' }}>{words.only}</chakra.h3>
          <Stack gap="3" as="dl">
            {merge.theirs.map((name) => (
              <FieldValueView key={name} type={type} name={name} content={theirs} />
            ))}
          </Stack>
        </Stack>
      ) : null}
      {merge.conflicts.length > 0 ? (
        <Stack gap="4" as="section">
          <chakra.h3 css={{ fontSize: 'sm' }}>{words.both}</chakra.h3>
          {merge.conflicts.map((name) => (
            <FieldChoice
              key={name}
              {...{ type, conflict, mine, name }}
              theirs={takeTheirs.has(name)}
              onChoose={(chosen) => choose(name, chosen)}
            />
          ))}
        </Stack>
      ) : null}
      {conflict.overridesPublishing ? (
        <Stack gap="2" as="section">
          <chakra.h3 css={{ fontSize: 'sm' }}>When visitors see it has changed too:</chakra.h3>
          <p>{visibilityText(now)}</p>
          <p>
            Your Save would change that again.
            {now.state === 'draft' ? ' To leave it so, go back to the form and choose Save draft.' : null}
          </p>
        </Stack>
      ) : null}
      <DialogFoot>
        <Button variant="ghost" onClick={onBack}>
          Back to the form
        </Button>
        <Button onClick={onTakeTheirs}>{words.takeTheirs}</Button>
        <Button variant="solid" onClick={() => onResolve(resolveConflicts(merge, theirs, takeTheirs))}>
          {merge.conflicts.length > 0 ? resolved : `${verb} ${merge.theirs.length > 0 ? 'both' : 'mine'}`}
        </Button>
      </DialogFoot>
    </Dialog>
  );
}

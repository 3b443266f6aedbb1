import { Button, chakra, SimpleGrid, Stack } from '@chakra-ui/react';
import type { AnyItem, ContentTypeDefinition } from '@content';
import {
  type PublishingState,
  type PublishOptions,
  publishingStateIn,
} from '@content/items/publishing-status';
import { useRef, useState } from 'react';
import { Dialog, DialogFoot } from '../../../admin-ui/dialog';
import { DayField } from '../../../admin-ui/day-input';
import { ErrorText, Help, InputField } from '../../../admin-ui/forms';
import { oneOf } from '../../../admin-ui/labels';
import { timePlace } from '@site/place';
import { siteTime, momentOf, type SiteTime, siteTimeText, nextWeek } from './site-time';

export type WhenPurpose = 'publish' | 'takeDown';

interface WhenDialogProps {
  readonly type: ContentTypeDefinition;
  readonly item: AnyItem | undefined;
  readonly purpose: WhenPurpose;
  readonly onChoose: (options: PublishOptions) => void;
  readonly onClose: () => void;
}

const NO_TIME: SiteTime = { day: '', time: '' };
const THOSE = `Times are those of ${timePlace}.`;

interface MomentFieldsProps {
  readonly legend: string;
  readonly value: SiteTime;
  readonly problem: string | undefined;
  readonly isFirst: boolean;
  readonly whenEmpty: string;
  readonly onChange: (value: SiteTime) => void;
}

function MomentFields({ legend, value, problem, isFirst, whenEmpty, onChange }: MomentFieldsProps) {
  const moment = momentOf(value);
  return (
    <chakra.fieldset css={{ minWidth: '0' }}>
      <chakra.legend css={{ fontWeight: 'bold', marginBottom: '2' }}>{legend}</chakra.legend>
      <SimpleGrid
        gap="3"
        alignItems="start"
        css={{ gridTemplateColumns: { base: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) minmax(0, 8rem)' } }}
      >
        <DayField
          label="Date"
          isFirst={isFirst}
          isInvalid={problem !== undefined}
          value={value.day}
          onValue={(day) => onChange({ day, time: value.time || '10:00' })}
        />
        <InputField
          label="Time"
          type="time"
          value={value.time}
          onChange={({ target }) => onChange({ ...value, time: target.value })}
        />
      </SimpleGrid>
      <Help aria-live="polite" css={{ marginTop: '2' }}>
        {moment === null ? whenEmpty : `${siteTimeText(moment)}.`}
      </Help>
      {problem === undefined ? null : <ErrorText role="alert">{problem}</ErrorText>}
    </chakra.fieldset>
  );
}

/** The problem of a moment that is missing, or not after another one (milliseconds). */
function momentProblem(moment: string | null, after: number, tooEarly: string): string | undefined {
  if (moment === null) return 'Choose a date and a time.';
  return Date.parse(moment) <= after ? tooEarly : undefined;
}

const passed = (orElse: string) => `This moment has passed. Choose a later one, or ${orElse}.`;

/** The problems of the moments at which visitors begin to see an item, and stop. */
function publishingProblems(from: string | null, until: string | null, isEndless: boolean) {
  const now = Date.now();
  const tooEarly = 'It must end after it begins. Choose a later date.';
  return {
    begin: momentProblem(from, now, passed('Publish')),
    end: isEndless ? undefined : momentProblem(until, from === null ? now : Date.parse(from), tooEarly),
  };
}

/** The initial end: the item's, or next week where the dialog is about the end alone. */
function endToBegin(status: PublishingState | undefined, isPublishing: boolean, now: number): SiteTime {
  // A draft takes on the end of what it replaces.
  const lasting = status?.unpublishAt ?? status?.publicUntil;
  if (lasting && Date.parse(lasting) > now) return siteTime(lasting);
  return isPublishing ? NO_TIME : nextWeek(Date.parse(status?.publishAt ?? '') || now);
}

/** Asks when visitors begin, or stop, to see an item: by the site's clocks, wherever the person is. */
export function WhenDialog({ type, item, purpose, onChoose, onClose }: WhenDialogProps) {
  const status = item && publishingStateIn(item);
  const isPublishing = purpose === 'publish';
  const hasEnded = status?.state === 'ended';
  const before = status?.isPublic
    ? 'visitors see it as it is published now.'
    : `only colleagues see this ${oneOf(type)}.`;
  const title = isPublishing ? 'Publish on …' : hasEnded ? 'Show it again until …' : 'Take down on …';
  const [opened] = useState(() => Date.now());
  const [begin, setBegin] = useState(() =>
    status?.publishAt ? siteTime(status.publishAt) : nextWeek(opened),
  );
  const [end, setEnd] = useState(() => endToBegin(status, isPublishing, opened));
  const [problems, setProblems] = useState<Partial<ReturnType<typeof publishingProblems>>>({});
  const changeTo = (set: (value: SiteTime) => void) => (value: SiteTime) => {
    set(value);
    setProblems({}); // what was wrong may lie in the other moment
  };
  const body = useRef<HTMLDivElement>(null);

  function choose(): void {
    const [publishAt, unpublishAt] = [momentOf(begin), momentOf(end)];
    const found = isPublishing
      ? publishingProblems(publishAt, unpublishAt, end.day === '')
      : { end: momentProblem(unpublishAt, Date.now(), passed('Unpublish')) };
    setProblems(found);
    if (Object.values(found).every((problem) => problem === undefined))
      return onChoose(isPublishing ? { state: 'published', publishAt, unpublishAt } : { unpublishAt });
    queueMicrotask(() => body.current?.querySelector<HTMLElement>('input')?.focus());
  }

  return (
    <Dialog title={title} onClose={onClose}>
      <Stack gap="5" ref={body}>
        <p>
          {isPublishing
            ? `Until then ${before} Nobody has to be at a computer at that moment.`
            : `${hasEnded ? 'Visitors see it again at once. ' : ''}From then on visitors do not see this ${oneOf(type)} any more. It stays here, and can be published again.`}
        </p>
        {isPublishing ? (
          <MomentFields
            legend="Visitors see it from"
            value={begin}
            problem={problems.begin}
            isFirst
            whenEmpty={THOSE}
            onChange={changeTo(setBegin)}
          />
        ) : null}
        <MomentFields
          legend={isPublishing ? 'Take it down again on (optional)' : 'Visitors see it until'}
          value={end}
          problem={problems.end}
          isFirst={!isPublishing}
          whenEmpty={isPublishing ? 'Leave it empty, and it stays.' : THOSE}
          onChange={changeTo(setEnd)}
        />
        <DialogFoot onCancel={onClose}>
          {!isPublishing && status?.unpublishAt ? (
            <Button onClick={() => onChoose({ unpublishAt: null })}>
              {hasEnded ? 'Show it for good' : 'Never take it down'}
            </Button>
          ) : null}
          <Button variant="solid" onClick={choose}>
            {isPublishing
              ? 'Publish on this day'
              : hasEnded
                ? 'Show it until this day'
                : 'Take down on this day'}
          </Button>
        </DialogFoot>
      </Stack>
    </Dialog>
  );
}

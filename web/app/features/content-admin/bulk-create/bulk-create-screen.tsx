import { Button, chakra, HStack, Stack } from '@chakra-ui/react';
import type { ContentTypeDefinition } from '@content';
import { publishingStateIn, type TargetStatus } from '@content/items/publishing-status';
import { requiredMessage } from '@content/items/validate';
import { useEffect, useRef } from 'react';
import { redirect } from 'react-router-dom';
import { adminPaths } from '../../../data/admin-paths';
import { aboveBars, BarMore, BarRow, BarText, BottomBar, Progress } from '../../admin-ui/bottom-bar';
import { ButtonLink } from '../../admin-ui/buttons';
import { Alert, Note } from '../../admin-ui/feedback';
import { Help, RequiredLegend, SelectField } from '../../admin-ui/forms';
import { useShortcut } from '../../admin-ui/keys';
import { countOf, formatDateTime } from '../../admin-ui/labels';
import { Sheet, ScreenHead } from '../../admin-ui/layout';
import { showToast } from '../../admin-ui/toasts';
import { FileDrop } from '../field-types/file-drop';
import { FieldWidget } from '../field-types/registry';
import { peopleChoices } from '../media/consent-fields';
import { typeOf } from '../item-content/type-of';
import { LeaveDialog } from '../drafts/leave-guard';
import {
  isQueued,
  type People,
  peopleIn,
  picturesToAsk,
  repetitionOf,
  type Row,
  valueOf,
} from '../saving/batch';
import { BatchRow } from './batch-row';
import { confirmPeople } from './people-question';
import { numberedTitle, TitleForAll } from './title-for-all';
import { type BatchControl, useBatch } from './use-batch';
import type { Route } from './+types/bulk-create-screen';

const LinkLike = chakra('button', {
  base: {
    color: 'link.body',
    fontWeight: 'bold',
    textDecoration: 'underline',
    minHeight: '1.5rem',
    cursor: 'pointer',
  },
});

const isDraft = ({ item }: Row) => item !== undefined && publishingStateIn(item).state === 'draft';

interface BarWordsProps {
  readonly type: ContentTypeDefinition;
  readonly batch: BatchControl;
  readonly onFailed: () => void;
}

/** The progress of all rows. The number of failures is a link to them. */
function BarWords({ type, batch, onFailed }: BarWordsProps) {
  const { rows, failed, offline, uploaded, isSending } = batch;
  const done = rows.length - batch.unsent.length;
  const all = countOf(type, rows.length);
  if (rows.length === 0) return 'No pictures chosen yet.';
  if (done === rows.length)
    return rows.every(isDraft)
      ? `${all} saved. Visitors do not see them.`
      : `${all} added. Everything is saved.`;
  const so = `${done} of ${all} added`;
  const goingUp = uploaded === null ? null : `${uploaded} of ${all} uploaded …`;
  if (isSending) return done === 0 && goingUp !== null ? goingUp : `${so} …`;
  if (failed === 0 && offline > 0)
    return `${so}, ${offline} ${offline === 1 ? 'waits' : 'wait'} for the connection.`;
  if (failed === 0)
    return (
      goingUp ?? (
        <>
          Not added yet.<BarMore> What you choose and type is kept in this browser.</BarMore>
        </>
      )
    );
  return (
    <>
      {so},{' '}
      <LinkLike type="button" onClick={onFailed}>
        {failed} failed
      </LinkLike>
      : see why.
    </>
  );
}

/** Other types are added one by one. */
export function clientLoader({ params }: Route.ClientLoaderArgs) {
  const type: ContentTypeDefinition = typeOf(params);
  if (!type.bulkCreate) throw redirect(adminPaths.new(type.path));
}

/**
 * /admins/:path/bulk-create
 * Adds many pictures at once: each with a title, common values for all. Files are uploaded while the person types.
 */
export default function BulkCreateScreen({ params }: Route.ComponentProps) {
  const type: ContentTypeDefinition = typeOf(params);
  const batch = useBatch(type);
  const { fields, rows, unsent, tried, forAll, uploaded, isSending, changeRow, send, earlier } = batch;
  const detail = tried?.detail ?? null;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if ((tried?.detail ?? null) === null) return;
    const place = element.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    (place ?? element.current?.querySelector<HTMLElement>('[role=alert]'))?.focus();
  }, [tried]);

  const latest = useRef(rows);
  useEffect(() => {
    latest.current = rows;
  }, [rows]);
  const list = adminPaths.list(type.path);
  const free = unsent.filter(({ phase }) => phase !== 'sending');
  const [titleName, title] = fields.title;
  /** Adds all that are not added yet, once nothing is missing and the person has been asked about the people in them. */
  async function save(to: TargetStatus) {
    if (isSending || !batch.check(free, to)) return;
    const toAsk = to === 'published' ? picturesToAsk(free, forAll) : [];
    if (toAsk.length > 0 && !(await confirmPeople(toAsk, forAll))) return;
    // While the question stood, some may have been added, and the library may have told whom others show.
    const sent = latest.current.filter(
      ({ id, item, phase }) => !item && phase !== 'sending' && free.some((row) => row.id === id),
    );
    const isAsked = (row: Row) =>
      toAsk.some(
        ({ id, ...was }) => id === row.id && peopleIn({ id, ...was }, forAll) === peopleIn(row, forAll),
      );
    send(
      sent.map((row) => (isAsked(row) ? { ...row, confirmed: peopleIn(row, forAll) } : row)),
      forAll,
      to,
    );
  }
  const entitle = (titles: readonly (readonly [Row, string])[]) => {
    for (const [{ id }, text] of titles) changeRow(id, { values: { [titleName]: text } });
  };
  function numberThem(pattern: string) {
    entitle(free.map((row, at) => [row, numberedTitle(pattern, at + 1)]));
    showToast(`${countOf(type, free.length)} have a new title.`, {
      action: {
        label: 'Undo',
        run: () => entitle(free.map((row) => [row, valueOf(row, forAll, titleName)])),
      },
    });
  }
  /** Leads to the next picture that failed: from the last one to the first again. */
  const shown = useRef(-1);
  function showNextFailed() {
    const failed = element.current?.querySelectorAll<HTMLElement>('[data-failed]') ?? [];
    shown.current = (shown.current + 1) % failed.length;
    failed[shown.current]?.focus();
  }
  useShortcut('s', () => element.current?.requestSubmit());
  return (
    <Stack gap="5">
      <ScreenHead title="Add many pictures" back={{ to: list, label: type.label.many }} />
      <Sheet>
        <chakra.form
          ref={element}
          method="post"
          noValidate
          css={aboveBars}
          aria-label="Add many pictures"
          onSubmit={(event) => {
            event.preventDefault();
            void save('published');
          }}
        >
          <Stack gap="6">
            {detail === null ? null : <Alert key={tried?.count}>{detail}</Alert>}
            {batch.isOpenElsewhere ? (
              <Note>
                You have pictures in another tab too. What you choose and type here is lost if you leave
                without adding it.
              </Note>
            ) : null}
            {earlier && unsent.length + earlier.missing.length > 0 ? (
              <Note>
                You left {countOf(type, earlier.batch.rows.length)} here on {formatDateTime(earlier.at)}{' '}
                without adding them.
                {earlier.missing.length > 0
                  ? ` These were not uploaded. Choose them again: ${earlier.missing.join(', ')}.`
                  : null}{' '}
                <LinkLike type="button" onClick={batch.discardEarlier}>
                  Discard them
                </LinkLike>
              </Note>
            ) : null}
            <RequiredLegend />
            {fields.common.map(([name, field]) => {
              const isMissing = detail !== null && unsent.some((row) => valueOf(row, forAll, name) === '');
              return (
                <FieldWidget
                  key={name}
                  name={name}
                  field={{
                    ...field,
                    label: `${field.label} for all`,
                    help: 'Each picture can have its own.',
                  }}
                  value={forAll.values[name] ?? ''}
                  files={[]}
                  problem={isMissing ? requiredMessage(field) : undefined}
                  onValue={(value) =>
                    batch.changeForAll({ values: { ...forAll.values, [name]: String(value) } })
                  }
                  onFiles={() => undefined}
                />
              );
            })}
            <SelectField
              label="People in all"
              help="Who can be recognised? Each picture can have its own answer. Only colleagues see it."
              value={forAll.people}
              onChange={({ target }) => batch.changeForAll({ people: target.value as People })}
              empty="Choose …"
              options={peopleChoices.filter(({ value }) => value !== '')}
            />
            <FileDrop
              name="pictures"
              field={{ ...fields.picture[1], label: 'Pictures' }}
              problem={undefined}
              action={rows.length > 0 ? 'Add more pictures' : 'Choose pictures'}
              multiple
              onChoose={batch.addFiles}
              onReuse={batch.addMedia}
            />
            {free.length > 1 ? (
              <TitleForAll count={free.length} maxLength={title.maxLength - 4} onApply={numberThem} />
            ) : null}
            {unsent.length > 0 ? (
              <Stack gap="2">
                <Help>A description is for people who cannot see a picture: say what it shows.</Help>
                <Stack gap="2" as="ol" aria-label="Chosen pictures">
                  {rows.map((row, at) =>
                    row.item ? null : (
                      <BatchRow
                        key={row.id}
                        type={type}
                        fields={fields}
                        forAll={forAll}
                        row={row}
                        upload={batch.uploadOf(row)}
                        number={at + 1}
                        repetition={repetitionOf(rows, row, type.path)}
                        tried={tried?.to}
                        onChange={changeRow}
                        onRemove={batch.remove}
                      />
                    ),
                  )}
                </Stack>
              </Stack>
            ) : null}
          </Stack>
          <BottomBar>
            {uploaded === null ? null : (
              <Progress percent={Math.round((uploaded / rows.length) * 100)} label="Upload of all pictures" />
            )}
            <BarRow>
              <BarText role="status">
                <BarWords type={type} batch={batch} onFailed={showNextFailed} />
              </BarText>
              <HStack wrap="wrap" gap="2">
                {isSending ? <Button onClick={batch.cancel}>Cancel</Button> : null}
                {rows.length > 0 && unsent.length === 0 ? (
                  <ButtonLink variant="solid" to={list}>
                    Back to the list
                  </ButtonLink>
                ) : (
                  <>
                    {unsent.length === 0 || isSending ? null : (
                      <Button onClick={() => void save('draft')}>
                        <span>
                          Save<BarMore> as</BarMore> drafts
                        </span>
                      </Button>
                    )}
                    <Button type="submit" variant="solid" aria-disabled={isSending || unsent.length === 0}>
                      {unsent.length === 0 ? 'Add pictures' : `Add ${countOf(type, unsent.length)}`}
                    </Button>
                  </>
                )}
              </HStack>
            </BarRow>
          </BottomBar>
        </chakra.form>
      </Sheet>
      <LeaveDialog isDirty={unsent.length > 0} isQueued={unsent.every(isQueued)} stored={batch.stored} />
    </Stack>
  );
}

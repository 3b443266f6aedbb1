import { Button, chakra, HStack, Stack } from '@chakra-ui/react';
import type { ContentTypeDefinition } from '@content';
import type { TargetStatus } from '@content/publishing-status';
import { requiredMessage } from '@content/validate';
import { useCallback, useEffect, useRef, useState } from 'react';
import { adminPaths } from '../../../data/admin-paths';
import { FileDrop } from '../kinds/file-drop';
import { Alert, Note } from '../../admin-ui/feedback';
import { aboveBars, BarMore, BarRow, BarText, BottomBar, Progress } from '../../admin-ui/bottom-bar';
import { ButtonLink } from '../../admin-ui/buttons';
import { confirm } from '../../admin-ui/dialog';
import { FieldFrame, Help, RequiredLegend, Select } from '../../admin-ui/forms';
import { Sheet, ScreenHead } from '../../admin-ui/layout';
import { showToast } from '../../admin-ui/toasts';
import { useSaveKeys } from '../../admin-ui/keys';
import { LeaveDialog } from '../unsaved/leave-dialog';
import {
  isCameraName,
  isDraft,
  isOnItsWay,
  isQueued,
  type People,
  picturesToAsk,
  questionOf,
  repetitionOf,
  type Row as ManyRowState,
} from './rows';
import { ManyOffer } from './many-offer';
import { ManyHead, ManyRow, PeopleSelect } from './many-row';
import { PeopleQuestion } from './people-question';
import { TitleForAll } from './title-for-all';
import { type Many, useMany } from './use-many';

const pictures = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`);

const LinkLike = chakra('button', {
  base: {
    color: 'link.body',
    fontWeight: 'bold',
    textDecoration: 'underline',
    minHeight: '1.5rem',
    cursor: 'pointer',
  },
});

/** The progress of all rows. The number of failures is a link to them. */
function BarWords({ many, onFailed }: { many: Many; onFailed: () => void }) {
  const { rows, failed, offline, uploaded } = many;
  const done = rows.length - many.unsent.length;
  if (rows.length === 0) return 'No pictures chosen yet.';
  if (done === rows.length)
    return rows.every(isDraft)
      ? `${pictures(done)} saved. Visitors do not see them.`
      : `${pictures(done)} added. Everything is saved.`;
  const so = `${done} of ${pictures(rows.length)} added`;
  const goingUp = uploaded === null ? null : `${uploaded} of ${pictures(rows.length)} uploaded …`;
  if (many.isSending) return done === 0 && goingUp !== null ? goingUp : `${so} …`;
  if (failed === 0 && offline > 0)
    return `${so}, ${offline} ${offline === 1 ? 'waits' : 'wait'} for the connection.`;
  if (failed === 0) {
    return (
      goingUp ?? (
        <>
          Not added yet.<BarMore> What you choose and type is kept in this browser.</BarMore>
        </>
      )
    );
  }
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

/** Leads to the next picture that failed: from the last one to the first again. */
function showNextFailed(form: HTMLElement | null): void {
  const all = [...(form?.querySelectorAll<HTMLElement>('[data-failed]') ?? [])];
  const at = all.findIndex((row) => row.contains(document.activeElement) || row.dataset['shown'] === '');
  const next = all[(at + 1) % all.length];
  for (const row of all) delete row.dataset['shown'];
  if (!next) return;
  next.dataset['shown'] = '';
  next.scrollIntoView({ block: 'center' });
  next.focus({ preventScroll: true });
}

/** Adds many pictures at once: each with a title, common values for all. Files are uploaded while the person types. */
export function ManyScreen({ type }: { type: ContentTypeDefinition }) {
  const many = useMany(type);
  const { fields, rows, unsent, status, forAll, uploaded, isSending } = many;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (status.detail === null) return;
    const form = element.current;
    (
      form?.querySelector<HTMLElement>('[aria-invalid=true]') ??
      form?.querySelector<HTMLElement>('[role=alert]')
    )?.focus();
  }, [status]);

  const list = adminPaths.list(type.path);
  const free = unsent.filter((row) => !isOnItsWay(row));
  const [titleName] = fields.title;
  const unnamed = free.filter(({ values }) => isCameraName(values[titleName] ?? ''));
  /** Ids of the rows that are sent once the person has been asked about the people in them. */
  const [asked, setAsked] = useState<readonly string[]>();
  const toAsk = picturesToAsk(
    free.filter(({ id }) => asked?.includes(id)),
    forAll,
  );
  function answer(to: TargetStatus) {
    setAsked(undefined);
    many.send(
      asked,
      to,
      toAsk.map(({ id }) => id),
    );
  }
  /** Sends what is on the screen once nothing is left to ask. */
  async function publish() {
    if (!many.check()) return;
    if (unnamed.length > 0) {
      const isOne = unnamed.length === 1;
      const isConfirmed = await confirm({
        title: isOne ? 'A picture has no title of its own' : 'Pictures have no title of their own',
        action: 'Add them anyway',
        cancel: 'Give them titles',
        children: (
          <p>
            {isOne ? '1 title is' : `${unnamed.length} titles are`} still what the camera calls the file: “
            {unnamed[0]?.values[titleName]}”. Visitors read it under the picture.
          </p>
        ),
      });
      if (!isConfirmed) return;
    }
    if (picturesToAsk(free, forAll).length > 0) setAsked(free.map(({ id }) => id));
    else many.send(undefined, 'published');
  }
  const { retry: sendAgain } = many;
  const retry = useCallback(
    (row: ManyRowState) => {
      if (questionOf(row) === undefined) sendAgain(row);
      else setAsked([row.id]);
    },
    [sendAgain, setAsked],
  );
  useSaveKeys(() => element.current?.requestSubmit());
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
            if (!isSending) void publish();
          }}
        >
          <Stack gap="6">
            {status.detail === null ? null : <Alert key={status.attempt}>{status.detail}</Alert>}
            {many.isSecond ? (
              <Note>
                You have pictures in another tab too. What you choose and type here is lost if you leave
                without adding it.
              </Note>
            ) : null}
            <RequiredLegend />
            {fields.common.map(([name, field]) => {
              const isMissing =
                forAll.values[name] === '' && unsent.some(({ values }) => values[name] === '');
              return (
                <FieldFrame
                  key={name}
                  label={`${field.label} for all`}
                  required={field.required === true}
                  help="Each picture can have its own."
                  problem={status.detail !== null && isMissing ? requiredMessage(field) : undefined}
                >
                  {(control) => (
                    <Select
                      {...control}
                      value={forAll.values[name] ?? ''}
                      onChange={(event) => many.changeForAll({ values: { [name]: event.target.value } })}
                      empty="Choose …"
                      options={field.options}
                    />
                  )}
                </FieldFrame>
              );
            })}
            <FieldFrame
              label="People in all"
              help="Who can be recognised? Each picture can have its own answer. Only colleagues see it."
            >
              {(control) => (
                <PeopleSelect
                  {...control}
                  forAll={null}
                  people={forAll.people}
                  onChange={({ target }) => many.changeForAll({ people: target.value as People })}
                />
              )}
            </FieldFrame>
            <FileDrop
              name="pictures"
              field={{ ...fields.picture[1], label: 'Pictures' }}
              problem={undefined}
              action={rows.length > 0 ? 'Add more pictures' : 'Choose pictures'}
              multiple
              pasteable
              onChoose={many.addFiles}
              onReuse={many.addMedia}
            />
            {free.length > 1 ? (
              <TitleForAll
                count={free.length}
                maxLength={fields.title[1].maxLength - 4}
                onApply={(pattern) => {
                  const takeBack = many.titleAll(pattern);
                  showToast(`${pictures(free.length)} have a new title.`, {
                    action: { label: 'Undo', run: takeBack },
                  });
                }}
              />
            ) : null}
            {rows.length > 0 ? (
              <Stack gap="2">
                <Help>A description is for people who cannot see a picture: say what it shows.</Help>
                <ManyHead fields={fields} />
                <Stack gap="2" as="ol" aria-label="Chosen pictures">
                  {rows.map((row, at) => (
                    <ManyRow
                      key={row.id}
                      type={type}
                      fields={fields}
                      forAll={forAll}
                      row={row}
                      upload={many.uploadOf(row)}
                      number={at + 1}
                      repetition={repetitionOf(type, rows, row)}
                      onChange={many.change}
                      onRemove={many.remove}
                      onRetry={retry}
                    />
                  ))}
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
                <BarWords many={many} onFailed={() => showNextFailed(element.current)} />
              </BarText>
              <HStack wrap="wrap" gap="2">
                {isSending ? <Button onClick={many.cancel}>Cancel</Button> : null}
                {rows.length > 0 && unsent.length === 0 ? (
                  <ButtonLink variant="solid" to={list}>
                    Back to the list
                  </ButtonLink>
                ) : (
                  <>
                    {unsent.length === 0 || isSending ? null : (
                      <Button onClick={() => many.send(undefined, 'draft')}>
                        <span>
                          Save<BarMore> as</BarMore> drafts
                        </span>
                      </Button>
                    )}
                    <Button type="submit" variant="solid" aria-disabled={isSending || unsent.length === 0}>
                      {unsent.length === 0 ? 'Add pictures' : `Add ${pictures(unsent.length)}`}
                    </Button>
                  </>
                )}
              </HStack>
            </BarRow>
          </BottomBar>
        </chakra.form>
      </Sheet>
      {many.offer ? <ManyOffer many={many} offer={many.offer} /> : null}
      {asked ? (
        <PeopleQuestion rows={toAsk} forAll={forAll} onSend={answer} onClose={() => setAsked(undefined)} />
      ) : null}
      <LeaveDialog isDirty={unsent.length > 0} isQueued={unsent.every(isQueued)} stored={many.stored} />
    </Stack>
  );
}

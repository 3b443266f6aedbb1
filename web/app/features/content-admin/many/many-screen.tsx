import { chakra } from '@chakra-ui/react';
import type { ContentTypeDefinition } from '@content';
import type { TargetStatus } from '@content/publishing-status';
import { requiredMessage } from '@content/validate';
import { useEffect, useRef, useState } from 'react';
import { adminPaths } from '../../../data/admin-paths';
import { FileDrop } from '../kinds/file-drop';
import { Alert } from '../../admin-ui/feedback';
import { aboveBars, BarMore, BarRow, BarText, BottomBar, Progress } from '../../admin-ui/bottom-bar';
import { Button, ButtonLink } from '../../admin-ui/buttons';
import { confirm } from '../../admin-ui/dialog';
import { FieldFrame, Help, RequiredLegend, Select } from '../../admin-ui/forms';
import { Row, Sheet, Stack, ScreenHead } from '../../admin-ui/layout';
import { publishingStateOf } from '../../admin-ui/publishing-labels';
import { showToast } from '../../admin-ui/toasts';
import { useSaveKeys } from '../../admin-ui/use-save-keys';
import { useTimeLeft } from '../saving/time-left';
import { LeaveDialog } from '../unsaved/leave-dialog';
import { isCameraName, type People, isOnItsWay, isPromised, percentOfAll, picturesToAsk } from './rows';
import { ManyOffer } from './many-offer';
import { ManyHead, ManyRow, PeopleSelect } from './many-row';
import { PeopleQuestion } from './people-question';
import { TitleForAll } from './title-for-all';
import { useMany } from './use-many';

const pictures = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`);

const LinkLike = chakra('button', {
  base: {
    color: 'link.body',
    fontWeight: 'bold',
    textDecoration: 'underline',
    minHeight: '6',
    cursor: 'pointer',
  },
});

interface BarProps {
  readonly rows: number;
  readonly done: number;
  readonly failed: number;
  readonly areDrafts: boolean;
  readonly sending: boolean;
  readonly left: string | null;
  readonly onFailed: () => void;
}

/** The number of those that failed leads to them. */
function BarWords({ rows, done, failed, areDrafts, sending, left, onFailed }: BarProps) {
  if (rows === 0) return 'No pictures chosen yet.';
  if (done === rows)
    return areDrafts
      ? `${pictures(done)} saved. Visitors do not see them.`
      : `${pictures(done)} added. Everything is saved.`;
  const so = `${done} of ${pictures(rows)} added`;
  if (sending) return left === null ? `${so} …` : `${so} … ${left}`;
  if (failed === 0) {
    return (
      <>
        Not added yet.<BarMore> What you choose and type is kept in this browser.</BarMore>
      </>
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

/** Adds many pictures at once: a title each, what they have in common once for all, sent two at a time. */
export function ManyScreen({ type }: { type: ContentTypeDefinition }) {
  const many = useMany(type);
  const { fields, rows, unsent, status, forAll } = many;
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
  const sending = rows.some(isOnItsWay);
  const done = rows.length - unsent.length;
  const free = unsent.filter((row) => !isOnItsWay(row));
  const percent = percentOfAll(rows);
  const left = useTimeLeft(sending ? percent : null);
  const failed = rows.filter(({ state }) => state.name === 'failed').length;
  const [titleName] = fields.title;
  const unnamed = free.filter(({ values }) => isCameraName(values[titleName] ?? ''));
  const [asksAboutPeople, setAsksAboutPeople] = useState(false);
  const toAsk = picturesToAsk(free, forAll);
  function sendNow(to: TargetStatus) {
    setAsksAboutPeople(false);
    many.send(undefined, to);
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
    if (toAsk.length > 0) setAsksAboutPeople(true);
    else sendNow('published');
  }
  const areDrafts = rows.every(
    ({ state }) => state.name === 'done' && publishingStateOf(state.item).state === 'draft',
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
            if (!sending) void publish();
          }}
        >
          <Stack gap="6">
            {status.detail === null ? null : <Alert key={status.attempt}>{status.detail}</Alert>}
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
                      onChange={(event) => many.chooseForAll({ [name]: event.target.value })}
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
                  onChange={({ target }) => many.sayForAll(target.value as People)}
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
              onChoose={many.add}
              onRefuse={many.removeFile}
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
                <Stack as="ol" gap="2" listStyleType="none" aria-label="Chosen pictures">
                  {rows.map((row, at) => (
                    <ManyRow
                      key={row.id}
                      type={type}
                      row={row}
                      number={at + 1}
                      fields={fields}
                      forAll={forAll}
                      onChange={(texts) => many.change(row.id, texts)}
                      onRemove={() => many.remove(row.id)}
                      onAgain={() => many.send([row.id])}
                    />
                  ))}
                </Stack>
              </Stack>
            ) : null}
          </Stack>
          <BottomBar>
            {sending ? <Progress percent={percent} label="Upload of all pictures" /> : null}
            <BarRow>
              <BarText role="status">
                <BarWords
                  {...{ rows: rows.length, done, failed, areDrafts, sending, left }}
                  onFailed={() => showNextFailed(element.current)}
                />
              </BarText>
              <Row gap="2">
                {sending ? <Button onClick={many.cancel}>Cancel</Button> : null}
                {rows.length > 0 && unsent.length === 0 ? (
                  <ButtonLink variant="solid" to={list}>
                    Back to the list
                  </ButtonLink>
                ) : (
                  <>
                    {unsent.length === 0 || sending ? null : (
                      <Button onClick={() => sendNow('draft')}>
                        <span>
                          Save<BarMore> as</BarMore> drafts
                        </span>
                      </Button>
                    )}
                    <Button type="submit" variant="solid" aria-disabled={sending || unsent.length === 0}>
                      {unsent.length === 0 ? 'Add pictures' : `Add ${pictures(unsent.length)}`}
                    </Button>
                  </>
                )}
              </Row>
            </BarRow>
          </BottomBar>
        </chakra.form>
      </Sheet>
      {many.offer ? (
        <ManyOffer fields={fields} offer={many.offer} onTake={many.takeOffer} onDrop={many.dropOffer} />
      ) : null}
      {asksAboutPeople ? (
        <PeopleQuestion
          rows={toAsk}
          forAll={forAll}
          onPublish={() => sendNow('published')}
          onSaveDrafts={() => sendNow('draft')}
          onClose={() => setAsksAboutPeople(false)}
        />
      ) : null}
      <LeaveDialog isDirty={unsent.length > 0} isPromised={unsent.every(isPromised)} stored={many.stored} />
    </Stack>
  );
}

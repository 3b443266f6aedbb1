import type { ContentTypeDefinition } from '@content';
import { requiredMessage } from '@content/validate';
import { useEffect, useRef } from 'react';
import { adminPaths } from '../../../data/admin-paths';
import { FileDrop } from '../kinds/file-drop';
import { Alert } from '../../admin-ui/alert';
import { BarText, BottomBar, Progress } from '../../admin-ui/bottom-bar';
import { Button, ButtonLink } from '../../admin-ui/button';
import { FieldFrame, Select } from '../../admin-ui/input-field';
import { Row, Sheet, Stack } from '../../admin-ui/layout';
import { ScreenHead } from '../../admin-ui/screen-head';
import { LeaveDialog } from '../unsaved/leave-dialog';
import { ManyOffer } from './many-offer';
import { ManyRow } from './many-row';
import { isOnItsWay, percentOfAll } from './rows';
import { useMany } from './use-many';

const pictures = (count: number) => (count === 1 ? '1 picture' : `${count} pictures`);

function barText(rows: number, done: number, failed: number, sending: boolean): string {
  if (rows === 0) return 'No pictures chosen yet.';
  if (done === rows) return `${pictures(done)} added. Everything is saved.`;
  const so = `${done} of ${pictures(rows)} added`;
  if (sending) return `${so} …`;
  if (failed > 0) return `${so}, ${failed} not: see what they say.`;
  return 'Not added yet. What you choose and type is kept in this browser.';
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
  const failed = rows.filter(({ state }) => state.name === 'failed').length;
  return (
    <Stack gap="5" maxWidth="reading" marginInline="auto">
      <ScreenHead title="Add many pictures" back={{ to: list, label: type.label.many }} />
      <Sheet>
        <form
          ref={element}
          method="post"
          noValidate
          aria-label="Add many pictures"
          onSubmit={(event) => {
            event.preventDefault();
            if (!sending) many.send();
          }}
        >
          <Stack gap="6">
            {status.detail === null ? null : <Alert key={status.attempt}>{status.detail}</Alert>}
            {fields.common.map(([name, field]) => {
              const isMissing = forAll[name] === '' && unsent.some(({ values }) => values[name] === '');
              return (
                <FieldFrame
                  key={name}
                  label={`${field.label} for all`}
                  help="Each picture can have another one."
                  problem={status.detail !== null && isMissing ? requiredMessage(field) : undefined}
                >
                  {(control) => (
                    <Select
                      {...control}
                      value={forAll[name] ?? ''}
                      onChange={(event) => many.chooseForAll({ [name]: event.target.value })}
                    >
                      <option value="">Choose …</option>
                      {field.options.map((option) => (
                        <option key={option}>{option}</option>
                      ))}
                    </Select>
                  )}
                </FieldFrame>
              );
            })}
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
            {rows.length > 0 ? (
              <Stack as="ol" gap="3" listStyleType="none" aria-label="Chosen pictures">
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
            ) : null}
          </Stack>
          <BottomBar>
            {sending ? <Progress percent={percentOfAll(rows)} label="Upload of all pictures" /> : null}
            <Row justifyContent="space-between" rowGap="2">
              <BarText role="status">{barText(rows.length, done, failed, sending)}</BarText>
              <Row gap="2">
                {sending ? <Button onClick={many.cancel}>Cancel</Button> : null}
                {rows.length > 0 && unsent.length === 0 ? (
                  <ButtonLink variant="solid" to={list}>
                    Back to the list
                  </ButtonLink>
                ) : (
                  <Button type="submit" variant="solid" aria-disabled={sending || unsent.length === 0}>
                    {unsent.length === 0 ? 'Add pictures' : `Add ${pictures(unsent.length)}`}
                  </Button>
                )}
              </Row>
            </Row>
          </BottomBar>
        </form>
      </Sheet>
      {many.offer ? (
        <ManyOffer fields={fields} offer={many.offer} onTake={many.takeOffer} onDrop={many.dropOffer} />
      ) : null}
      <LeaveDialog isDirty={unsent.length > 0} kept={many.kept} />
    </Stack>
  );
}

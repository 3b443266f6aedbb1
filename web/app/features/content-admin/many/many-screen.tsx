import type { ChoiceField, ContentTypeDefinition, PictureField } from '@content';
import { missingMessage } from '@content/validate';
import { useEffect, useRef } from 'react';
import { adminPaths } from '../../../data/admin-paths';
import { FileDrop } from '../kinds/file-drop';
import { LeaveDialog } from '../form/leave-dialog';
import { Alert } from '../../admin-ui/alert';
import { BarText, BottomBar, Progress } from '../../admin-ui/bottom-bar';
import { Button, ButtonLink } from '../../admin-ui/button';
import { FieldFrame, Select } from '../../admin-ui/input-field';
import { Row, Sheet, Stack } from '../../admin-ui/layout';
import { ScreenHead } from '../../admin-ui/screen-head';
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

/** Adds many pictures at once: a title each, one category for all, sent two at a time. */
export function ManyScreen({ type }: { type: ContentTypeDefinition }) {
  const many = useMany(type);
  const { rows, unsent, verdict, category } = many;
  const element = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (verdict.detail === null) return;
    const form = element.current;
    (
      form?.querySelector<HTMLElement>('[aria-invalid=true]') ??
      form?.querySelector<HTMLElement>('[role=alert]')
    )?.focus();
  }, [verdict]);

  const categories = type.fields['category'] as ChoiceField;
  const image = type.fields['imageUrl'] as PictureField;
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
            {verdict.detail === null ? null : <Alert key={verdict.count}>{verdict.detail}</Alert>}
            <FieldFrame
              label={`${categories.label} for all`}
              help="Each picture can have another one."
              problem={
                verdict.detail !== null && unsent.some((row) => row.category === '') && category === ''
                  ? missingMessage(categories)
                  : undefined
              }
            >
              {(control) => (
                <Select
                  {...control}
                  value={category}
                  onChange={(event) => many.chooseCategory(event.target.value)}
                >
                  <option value="">Choose …</option>
                  {categories.options.map((option) => (
                    <option key={option}>{option}</option>
                  ))}
                </Select>
              )}
            </FieldFrame>
            <FileDrop
              name="pictures"
              field={{ ...image, label: 'Pictures' }}
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
                    categories={categories}
                    categoryOfAll={category}
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
      {many.offer ? <ManyOffer offer={many.offer} onTake={many.takeOffer} onDrop={many.dropOffer} /> : null}
      <LeaveDialog isDirty={unsent.length > 0} kept={many.kept} />
    </Stack>
  );
}

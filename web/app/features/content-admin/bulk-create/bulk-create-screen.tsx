import { Button, Stack } from '@chakra-ui/react';
import type { ContentTypeDefinition } from '@content';
import { requiredMessage } from '@content/field-types/field-type';
import { redirect } from 'react-router-dom';
import { adminPaths } from '../../../data/staff/admin-paths';
import { EditForm } from '../../admin-ui/edit-form';
import { Alert, Note } from '../../admin-ui/feedback';
import { Help, RequiredLegend, SelectField } from '../../admin-ui/forms';
import { countOf, formatDateTime } from '../../admin-ui/labels';
import { Screen, Sheet } from '../../admin-ui/layout';
import { FileDrop } from '../field-types/file-drop';
import { peopleChoices } from '../media/consent-texts';
import { typeOf } from '../../../data/staff/type-of';
import { LeaveDialog } from '../drafts/leave-guard';
import { isQueued, type People, repetitionOf, valueOf } from './batch';
import { BatchBar } from './batch-bar';
import { BatchRow, TextWidget } from './batch-row';
import { TitleForAll } from './title-for-all';
import { type BatchPart, useBatch } from './use-batch';
import type { Route } from './+types/bulk-create-screen';

/** Notes about pictures of an earlier visit, or of another tab. */
function ElsewhereNotes({ batch: { type, unsent, isOpenElsewhere, earlier, discardEarlier } }: BatchPart) {
  return (
    <>
      {isOpenElsewhere ? (
        <Note>
          You have pictures in another tab too. What you choose and type here is lost if you leave without
          adding it.
        </Note>
      ) : null}
      {earlier && unsent.length + earlier.missing.length > 0 ? (
        <Note>
          You left {countOf(type, earlier.batch.rows.length)} here on {formatDateTime(earlier.at)} without
          adding them.
          {earlier.missing.length > 0
            ? ` These were not uploaded. Choose them again: ${earlier.missing.join(', ')}.`
            : null}{' '}
          <Button onClick={discardEarlier}>Discard them</Button>
        </Note>
      ) : null}
    </>
  );
}

function ForAllFields({ batch: { fields, forAll, unsent, attempt, changeForAll } }: BatchPart) {
  const isRefused = typeof attempt?.detail === 'string';
  return (
    <>
      {fields.common.map(([name, field]) => {
        const isMissing = isRefused && unsent.some((row) => valueOf(row, forAll, name) === '');
        return (
          <TextWidget
            key={name}
            name={name}
            field={{ ...field, label: `${field.label} for all`, help: 'Each picture can have its own.' }}
            value={forAll.values[name] ?? ''}
            problem={isMissing ? requiredMessage(field) : undefined}
            onText={(text) => changeForAll({ values: { ...forAll.values, [name]: text } })}
          />
        );
      })}
      <SelectField
        label="People in all"
        help="Who can be recognised? Each picture can have its own answer. Only colleagues see it."
        value={forAll.people}
        onChange={({ target }) => changeForAll({ people: target.value as People })}
        empty="Choose …"
        options={peopleChoices.filter(({ value }) => value !== '')}
      />
    </>
  );
}

function Rows({ batch: { rows, unsent, attempt, ...batch } }: BatchPart) {
  const { type, forAll, changeRow, remove } = batch;
  if (unsent.length === 0) return null;
  return (
    <Stack gap="2">
      <Help>A description is for people who cannot see a picture: say what it shows.</Help>
      <Stack gap="2" as="ol" aria-label="Chosen pictures">
        {rows.map((row, at) =>
          row.item ? null : (
            <BatchRow
              key={row.id}
              {...{ type, forAll, row, changeRow, remove }}
              number={at + 1}
              repetition={repetitionOf(rows, row, type.path)}
              target={attempt?.rows.some(({ id }) => id === row.id) ? attempt.to : undefined}
            />
          ),
        )}
      </Stack>
    </Stack>
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
  const { fields, rows, unsent, attempt } = batch;
  const add = () => {
    if (!batch.isSending) void batch.save('published');
  };
  return (
    <Screen title="Add many pictures" back={{ to: adminPaths.list(type.path), label: type.label.many }}>
      <Sheet>
        <EditForm aria-label="Add many pictures" refusal={attempt} onSubmit={add} onShortcut={add}>
          <Stack gap="6">
            {typeof attempt?.detail === 'string' ? <Alert key={attempt.count}>{attempt.detail}</Alert> : null}
            <ElsewhereNotes batch={batch} />
            <RequiredLegend />
            <ForAllFields batch={batch} />
            <FileDrop
              name="pictures"
              field={{ ...fields.picture[1], label: 'Pictures' }}
              problem={undefined}
              action={rows.length > 0 ? 'Add more pictures' : 'Choose pictures'}
              multiple
              onChoose={batch.addFiles}
              onReuse={batch.addMedia}
            />
            <TitleForAll batch={batch} />
            <Rows batch={batch} />
          </Stack>
          <BatchBar batch={batch} />
        </EditForm>
      </Sheet>
      <LeaveDialog isDirty={unsent.length > 0} isQueued={unsent.every(isQueued)} stored={batch.stored} />
    </Screen>
  );
}

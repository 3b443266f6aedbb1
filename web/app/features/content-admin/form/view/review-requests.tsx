import { Button, HStack, Input, Stack } from '@chakra-ui/react';
import type { Person } from '@content/api/contract';
import { staffApiPaths } from '@content/api/staff-contract';
import { NOTE_MAX_LENGTH } from '@content/items/publishing-status';
import { useState } from 'react';
import type { ApiRequest } from '../../../../data/staff/admin-client';
import { currentUser } from '../../../../data/staff/session';
import { Note } from '../../../admin-ui/feedback';
import { personName } from '../../../admin-ui/labels';
import { Select } from '../../../admin-ui/forms';
import { runWithToast, sendWithToast } from '../../../session/with-sign-in';
import { reviewRequestsRead } from '../../queries/reads';
import { useRead } from '../../queries/use-read';

const NOBODY = { to: '', note: '' };
const nameOf = (person: Person) => (person.uid === currentUser() ? 'you' : personName(person));

/** What colleagues are asked to look at in an item, and the way to ask one. */
export function ReviewRequests({ path, id: _id }: { path: string; id: string }) {
  const { data, retry } = useRead(reviewRequestsRead);
  const [draft, setDraft] = useState<typeof NOBODY | null>(null);
  if (!data) return null;
  const colleagues = data.colleagues.filter(({ uid }) => uid !== currentUser());
  const send = (request: ApiRequest, done: string) =>
    void runWithToast(async () => {
      await sendWithToast(request, done);
      setDraft(null);
      retry();
    });
  const ask = (request: typeof NOBODY) =>
    send(
      { method: 'POST', path: staffApiPaths.reviewRequests, body: { path, _id, ...request } },
      'Your colleague will see it.',
    );
  const end = (id: string) =>
    send({ method: 'DELETE', path: staffApiPaths.reviewRequest(id) }, 'The request is done.');
  return (
    <Stack gap="3">
      {data.open
        .filter((each) => each.path === path && each._id === _id)
        .map(({ id, by, to, note }) => (
          <Note key={id}>
            Please look, from {nameOf(by)} to {nameOf(to)}
            {note ? `: ${note}` : ''} <Button onClick={() => end(id)}>Done</Button>
          </Note>
        ))}
      {draft ? (
        <HStack wrap="wrap" gap="2">
          <Select
            aria-label="Colleague"
            css={{ width: { base: 'full', sm: '14rem' } }}
            autoFocus
            value={draft.to}
            empty="Choose a colleague …"
            options={colleagues.map((each) => ({ value: each.uid, label: nameOf(each) }))}
            onChange={({ target }) => setDraft({ ...draft, to: target.value })}
          />
          <Input
            aria-label="What to look at"
            placeholder="What to look at (optional)"
            css={{ flex: '1 1 14rem' }}
            maxLength={NOTE_MAX_LENGTH}
            value={draft.note}
            onChange={({ target }) => setDraft({ ...draft, note: target.value })}
          />
          <Button aria-disabled={draft.to === ''} onClick={() => draft.to && ask(draft)}>
            Ask
          </Button>
        </HStack>
      ) : colleagues.length === 0 ? null : (
        <Button variant="ghost" css={{ alignSelf: 'flex-start' }} onClick={() => setDraft(NOBODY)}>
          Ask a colleague to look
        </Button>
      )}
    </Stack>
  );
}

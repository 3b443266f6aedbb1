import { Button, chakra, HStack, Stack } from '@chakra-ui/react';
import type { InboxMessage, Person } from '@content/api/contract';
import { MESSAGE_LENGTHS, type MessageState, messageKinds, messageStates } from '@content/api/message';
import { staffApiPaths } from '@content/api/staff-contract';
import { telUrl } from '@content/texts/digits';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { ApiRequest } from '../../../data/staff/admin-client';
import { whoAmI } from '../../../data/staff/authentication';
import { ButtonLink } from '../../admin-ui/buttons';
import { confirm } from '../../admin-ui/dialog';
import { Select } from '../../admin-ui/forms';
import { formatDateTime, formatShortDateTime, personName } from '../../admin-ui/labels';
import { ListRow, Muted, RowList, Screen, Sheet } from '../../admin-ui/layout';
import { requireSession } from '../../session/require-session';
import { runWithToast, sendWithToast } from '../../session/with-sign-in';
import { loadPages } from '../queries/query-client';
import { messagesRead } from '../queries/reads';
import { PagedFoot } from '../../admin-ui/loaded';
import { usePages } from '../queries/use-read';
import { invalidateAt } from '../queries/writes';
import { NepaliTextField } from '../preeti/preeti-question';
import type { Route } from './+types/messages-screen';
import { messagesCsv } from './messages-csv';

const kindLabels = { question: 'Questions', complaint: 'Complaints' } as const;
/** Where a message can be put by a button. */
const stateActions = [
  ['new', 'Take in'],
  ['answered', 'Mark as answered'],
  ['archived', 'Archive'],
] as const satisfies readonly (readonly [MessageState, string])[];

/** Changes a message, tells it, and reads the list again; not after a refusal, as an answer may be being typed. */
const change = (request: ApiRequest, done: string) =>
  runWithToast(() => sendWithToast(request, done).then(() => invalidateAt(staffApiPaths.messages)));

async function remove({ id, subject }: InboxMessage): Promise<void> {
  const isConfirmed = await confirm({
    title: 'Remove this message?',
    action: 'Remove',
    children: <p>“{subject}” is removed for good. It cannot be brought back.</p>,
  });
  if (isConfirmed)
    await change({ method: 'DELETE', path: staffApiPaths.message(id) }, 'The message is removed.');
}

const Disclosure = chakra('details', {
  base: {
    width: 'full',
    overflowWrap: 'anywhere',
    '& > summary': { cursor: 'pointer', paddingBlock: '1', '& b': { marginInlineEnd: '3' } },
    '& > summary span': { fontSize: 'sm', color: 'fg.muted' },
    '& a': { color: 'link.body', textDecoration: 'underline' },
    '& [data-text]': { whiteSpace: 'pre-line', maxWidth: 'reading' },
  },
});

/** One message: who wrote what and when, and what can be done with it. */
function MessageRow({ message, colleagues }: { message: InboxMessage; colleagues: readonly Person[] }) {
  const { id, kind, state, name, contact, subject, text, about, assignee, createdAt, answeredAt } = message;
  const [answer, setAnswer] = useState(message.answer);
  const patch = (body: Partial<Record<'state' | 'assignee' | 'answer', string>>, done: string) =>
    void change({ method: 'PATCH', path: staffApiPaths.message(id), body }, done);
  return (
    <ListRow>
      <Disclosure>
        <summary>
          <b>{subject}</b>
          <span>
            {name || 'Without a name'} · {formatShortDateTime(createdAt)}
            {assignee ? ` · ${personName(assignee)}` : ''}
          </span>
        </summary>
        <Stack gap="4" css={{ paddingBlock: '3' }}>
          <p data-text>{text}</p>
          {contact === '' ? null : (
            <a href={contact.includes('@') ? `mailto:${contact}` : telUrl(contact)}>{contact}</a>
          )}
          {about === '' ? null : <a href={about}>The page that it is about</a>}
          {answeredAt === null ? null : <Muted>Answered on {formatDateTime(answeredAt)}</Muted>}
          {kind === 'question' ? null : (
            <NepaliTextField
              label="Answer"
              help="Whoever has the receipt number reads it on the contact page."
              maxLength={MESSAGE_LENGTHS.text}
              value={answer}
              onText={setAnswer}
            />
          )}
          <HStack wrap="wrap" gap="2">
            <Select
              aria-label={`Assign “${subject}” to`}
              css={{ width: { base: 'full', sm: 'auto' } }}
              value={assignee?.uid ?? ''}
              empty={assignee ? 'Assign to nobody' : 'Assign to …'}
              options={colleagues.map((each) => ({ value: each.uid, label: personName(each) }))}
              onChange={({ target: { value } }) => patch({ assignee: value }, 'The assignment is saved.')}
            />
            {stateActions.map(([to, label]) =>
              to === state ? null : (
                <Button
                  key={to}
                  onClick={() =>
                    patch(
                      { state: to, ...(to === 'answered' && { answer }) },
                      `The message is under “${to}” now.`,
                    )
                  }
                >
                  {label}
                </Button>
              ),
            )}
            <Button variant="ghost" css={{ color: 'link.body' }} onClick={() => void remove(message)}>
              Remove
            </Button>
          </HStack>
        </Stack>
      </Disclosure>
    </ListRow>
  );
}

/** Returns the folder of the URL, and whether the person reads complaints. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const search = new URL(request.url).searchParams;
  const kind = messageKinds.find((one) => one === search.get('kind')) ?? 'question';
  const state = messageStates.find((one) => one === search.get('state')) ?? 'new';
  const [person] = await Promise.all([
    requireSession(request, whoAmI),
    loadPages(request, messagesRead({ kind, state })),
  ]);
  return { folder: { kind, state }, readsComplaints: person.readsComplaints ?? false };
}

/** /admins/messages?kind=&state=: what visitors have written to the office. */
export default function MessagesScreen({ loaderData: { folder, readsComplaints } }: Route.ComponentProps) {
  const [, setSearch] = useSearchParams();
  const list = usePages(messagesRead(folder));
  const { items = [], last } = list;
  const csv = `data:text/csv;charset=utf-8,${encodeURIComponent(messagesCsv(items))}`;
  return (
    <Screen
      title="Messages"
      actions={
        items.length === 0 ? null : (
          <ButtonLink href={csv} download={`${folder.kind}s-${folder.state}.csv`}>
            Export this list
          </ButtonLink>
        )
      }
    >
      <Muted>
        What visitors have written on the contact page. Questions are removed after a year, complaints after
        three. “Suspected” is what may be advertising, or was sent without scripts: look there once a week.
      </Muted>
      <Select
        aria-label="Show"
        css={{ width: { base: 'full', sm: 'auto' }, alignSelf: 'flex-start' }}
        value={`kind=${folder.kind}&state=${folder.state}`}
        onChange={({ target }) => setSearch(target.value)}
        options={messageKinds
          .filter((kind) => kind === 'question' || readsComplaints)
          .flatMap((kind) =>
            messageStates.map((state) => ({
              value: `kind=${kind}&state=${state}`,
              label: `${kindLabels[kind]}: ${state}`,
            })),
          )}
      />
      {list.items?.length === 0 ? <Sheet as="p">There are no messages here.</Sheet> : null}
      {items.length === 0 ? null : (
        <RowList aria-label="Messages" aria-busy={list.busy}>
          {items.map((message) => (
            <MessageRow key={message.id} message={message} colleagues={last?.colleagues ?? []} />
          ))}
        </RowList>
      )}
      <PagedFoot list={list} failure="Failed to load the messages" />
    </Screen>
  );
}

import type { InboxMessage, Page, Person } from '@content/api/contract';
import type { MessageKind, MessageState } from '@content/api/message';
import { staffApiPaths } from '@content/api/staff-contract';
import { apiData, callApi } from './admin-client';
import type { PageRequest } from './admin-content';
import { withQuery } from './with-query';

/** A page of the inbox, and whom its messages can be assigned to. */
export interface MessagePage extends Page<InboxMessage> {
  readonly colleagues: readonly Person[];
}

/** Where messages lie. */
export interface Folder {
  readonly kind: MessageKind;
  readonly state: MessageState;
}

export async function readMessages(folder: Folder, { signal, ...page }: PageRequest): Promise<MessagePage> {
  const path = withQuery(staffApiPaths.messages, { ...folder, ...page });
  const { data, ...rest } = await callApi<InboxMessage[]>({ path, signal });
  return { items: data, ...(rest as Pick<MessagePage, 'colleagues' | 'nextPageToken'>) };
}

/** Assigns a message to the colleague of a uid, answers it, or puts it elsewhere. */
export const changeMessage = (
  id: string,
  body: { readonly state?: MessageState; readonly assignee?: string; readonly answer?: string },
) => apiData<InboxMessage>({ method: 'PATCH', path: staffApiPaths.message(id), body });

/** Removes a message for good. */
export const removeMessage = (id: string) => apiData({ method: 'DELETE', path: staffApiPaths.message(id) });

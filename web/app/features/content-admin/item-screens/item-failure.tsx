import type { ContentTypeDefinition } from '@content';
import { isMissing } from '../../../data/staff/admin-client';
import { Sheet } from '../../admin-ui/layout';
import { type FallibleRead, LoadFailure } from '../../admin-ui/feedback';
import { oneOf } from '../../admin-ui/labels';

interface ItemFailureProps {
  readonly type: ContentTypeDefinition;
  readonly read: FallibleRead;
}

/** Stands in place of an item that is not there or cannot be read. */
export function ItemFailure({ type, read: { error, busy, retry } }: ItemFailureProps) {
  if (isMissing(error)) return <Sheet as="p">{type.messages.notFound}</Sheet>;
  const title = type.messages.oneFailed ?? `Failed to load ${oneOf(type)}`;
  return <LoadFailure {...{ title, error, busy, retry }} />;
}

import type { ContentTypeDefinition } from '@content';
import { useRevalidator } from 'react-router-dom';
import { Alert } from '../../admin-ui/alert';
import { Button } from '../../admin-ui/button';
import { Muted, Row, Sheet } from '../../admin-ui/layout';
import { oneOf } from '../../admin-ui/words';
import type { LoadedItem } from './load-item';

/** What a screen shows in place of an item that is not there or cannot be read. */
export function ItemFailure({
  type,
  loaded,
}: {
  type: ContentTypeDefinition;
  loaded: Exclude<LoadedItem, { state: 'ready' }>;
}) {
  const { revalidate } = useRevalidator();
  if (loaded.state === 'missing') {
    return (
      <Sheet>
        <p>{type.messages.notFound}</p>
      </Sheet>
    );
  }
  return (
    <>
      <Alert>{type.messages.oneFailed ?? `Failed to load ${oneOf(type)}`}</Alert>
      <Row>
        <Muted>{loaded.detail}</Muted>
        <Button onClick={() => void revalidate()}>Try again</Button>
      </Row>
    </>
  );
}

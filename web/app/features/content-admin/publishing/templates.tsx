import { Button, HStack } from '@chakra-ui/react';
import type { ContentTypeDefinition } from '@content';
import { Muted } from '../../admin-ui/layout';
import { titleOf } from '../../admin-ui/labels';
import { templatesRead } from '../queries/reads';
import { useRead } from '../queries/use-read';
import { useDuplicate } from './use-duplicate';

/** Above the form of a new item: the templates that it can begin with. */
export function Templates({ type }: { type: ContentTypeDefinition }) {
  const { data = [] } = useRead(templatesRead(type.path));
  const { duplicate } = useDuplicate(type);
  if (data.length === 0) return null;
  return (
    <HStack as="section" aria-label="Templates" wrap="wrap" gap="2">
      <Muted>Begin with a template:</Muted>
      {data.map((template) => (
        <Button key={template._id} onClick={() => duplicate(template)}>
          {titleOf(type, template)}
        </Button>
      ))}
    </HStack>
  );
}

import { Menu } from '@chakra-ui/react';
import type { AnyItem, ContentTypeDefinition } from '@content';
import { EllipsisVertical } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../admin-ui/buttons';
import { Hidden } from '../../admin-ui/layout';
import { publishingStateOf } from '../../admin-ui/publishing-labels';
import { useSteps } from './use-steps';
import { WhenDialog, type WhenPurpose } from './when-dialog';
import type { PublishOptions } from '../form/publish-options';

export interface PublishMenuProps {
  readonly type: ContentTypeDefinition;
  readonly item: AnyItem | undefined;
  readonly onSave: (options: PublishOptions) => void;
  readonly onTake: (item: AnyItem) => void;
}

interface Entry {
  readonly name: string;
  readonly label: string;
  readonly run: () => void;
}

export function PublishMenu({ type, item, onSave, onTake }: PublishMenuProps) {
  const [purpose, setPurpose] = useState<WhenPurpose | null>(null);
  const steps = useSteps(type, onTake);
  const given = item && publishingStateOf(item);
  const state = given?.state ?? 'draft';
  const isPublic = given?.isPublic ?? false;
  // Of a page's texts there is always something to see: they are changed, and not taken away.
  const canGo = !type.defaults;
  const offered = (is: boolean, name: string, label: string, run: () => void): Entry[] =>
    is ? [{ name, label, run }] : [];
  const entries = [
    ...offered(state === 'scheduled', 'now', 'Publish now', () => onSave({ to: 'published' })),
    ...offered(true, 'publish', state === 'scheduled' ? 'Change the date …' : 'Publish on …', () =>
      setPurpose('publish'),
    ),
    ...offered(canGo && state === 'published', 'takeDown', 'Take down on …', () => setPurpose('takeDown')),
    ...offered(state === 'ended', 'again', 'Show it again until …', () => setPurpose('takeDown')),
    ...offered(state === 'scheduled', 'draft', 'Make it a draft again', () => onSave({ to: 'draft' })),
    ...offered(
      isPublic && state !== 'published',
      'discard',
      'Give up the draft',
      () => item && steps.discard(item),
    ),
    ...offered(canGo && isPublic, 'unpublish', 'Unpublish', () => item && steps.unpublish(item)),
  ];
  return (
    <>
      <Menu.Root positioning={{ placement: 'top-end' }}>
        <Menu.Trigger asChild>
          <Button square flexShrink={0}>
            <EllipsisVertical aria-hidden size="1.25rem" />
            <Hidden>More ways to publish</Hidden>
          </Button>
        </Menu.Trigger>
        <Menu.Positioner>
          <Menu.Content>
            {entries.map(({ name, label, run }) => (
              <Menu.Item key={name} value={name} onSelect={run}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Content>
        </Menu.Positioner>
      </Menu.Root>
      {purpose ? (
        <WhenDialog
          type={type}
          item={item}
          purpose={purpose}
          onClose={() => setPurpose(null)}
          onChoose={(options) => {
            setPurpose(null);
            onSave(options);
          }}
        />
      ) : null}
    </>
  );
}

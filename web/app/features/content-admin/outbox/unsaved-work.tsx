import { chakra, Stack, VisuallyHidden } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { AdminIcon } from '../../admin-ui/admin-icon';
import { Muted, Sheet } from '../../admin-ui/layout';
import { formatDateTime } from '../../admin-ui/labels';
import { type PendingWork, usePendingWork } from './pending-work';
import type { ContentPath } from '@content';

/** Rows are as high as a thumb, and the whole row leads to the screen where one goes on. */
const Entry = chakra(Link, {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '3',
    minHeight: 'target',
    borderRadius: 'sm',
    lineHeight: '1.35',
    _hover: { textDecoration: 'underline' },
  },
});

const stateOf = ({ isQueued, at, type }: PendingWork) =>
  `${type.label.one} · ${isQueued ? 'is sent when the connection is back' : `kept on ${formatDateTime(at)}`}`;

/** Local drafts with the way back to them; nothing when there are none. `path` narrows it to one type. */
export function UnsavedWork({ path }: { path?: string }) {
  const work = usePendingWork(path);
  if (work.length === 0) return null;
  return (
    <Sheet
      as="section"
      aria-labelledby="unsaved-work"
      css={{
        borderInlineStartWidth: '4px',
        borderInlineStartColor: 'accent.mark',
        paddingBlock: { base: '3', sm: '4' },
      }}
    >
      <Stack gap="2">
        <chakra.h2 id="unsaved-work" css={{ fontSize: 'lg' }}>
          Unsaved on this device
        </chakra.h2>
        <ul>
          {work.map((one) => (
            <li key={one.key}>
              <Entry to={one.to}>
                <AdminIcon name={one.type.path as ContentPath} />
                <chakra.span css={{ minWidth: '0', overflowWrap: 'anywhere' }}>
                  <VisuallyHidden>Go on with </VisuallyHidden>
                  <chakra.b css={{ color: 'link.body' }}>{one.title}</chakra.b>
                  <Muted as="span" css={{ display: 'block' }}>
                    {stateOf(one)}
                  </Muted>
                </chakra.span>
              </Entry>
            </li>
          ))}
        </ul>
      </Stack>
    </Sheet>
  );
}

import { chakra } from '@chakra-ui/react';
import { contentTypes } from '@content';
import { Link } from 'react-router-dom';
import { adminPaths } from '../../../data/admin-paths';
import { AdminIcon } from '../../admin-ui/admin-icon';
import { Stack } from '../../admin-ui/layout';
import { LoadFailure } from '../../admin-ui/load-failure';
import { ScreenHead } from '../../admin-ui/screen-head';
import { UnsavedWork } from '../kept/unsaved-work';
import { overviewRead } from '../queries/reads';
import { useRead } from '../queries/use-read';
import { LatestChanges } from './latest-changes';
import { NeedsAttention } from './needs-attention';

const Tile = chakra(Link, {
  base: {
    display: 'flex',
    flexDirection: 'column',
    gap: '3',
    height: 'full',
    padding: '4',
    borderWidth: '1px',
    borderColor: 'border.subtle',
    borderRadius: 'lg',
    background: 'bg.raised',
    transition: 'border-color 150ms, box-shadow 150ms',
    _hover: { borderColor: 'fg.muted', boxShadow: 'raised' },
  },
});

/** The dashboard: one way to each content type, in the specified order, what needs attention, and what was done lately. */
export function DashboardScreen() {
  const { data: overview, error, busy, retry } = useRead(overviewRead);
  return (
    <Stack gap="8">
      <ScreenHead title="Dashboard" />
      <UnsavedWork />
      <nav aria-label="Content">
        <chakra.ul
          listStyleType="none"
          display="grid"
          gap="3"
          gridTemplateColumns={{ base: '1fr 1fr', sm: 'repeat(3, 1fr)', lg: 'repeat(5, 1fr)' }}
        >
          {contentTypes.map(({ path, label }) => (
            <li key={path}>
              <Tile to={adminPaths.list(path)}>
                <chakra.span
                  display="flex"
                  justifyContent="space-between"
                  alignItems="flex-start"
                  color="link.body"
                >
                  <AdminIcon name={path} size="1.75rem" />
                  <chakra.span
                    fontSize="xl"
                    fontWeight="bold"
                    lineHeight="1.1"
                    minHeight="1.1em"
                    color="fg.body"
                    fontVariantNumeric="tabular-nums"
                  >
                    {overview?.counts[path]}
                  </chakra.span>
                </chakra.span>
                <chakra.span fontWeight="bold" fontSize="sm">
                  {label.many}
                </chakra.span>
              </Tile>
            </li>
          ))}
        </chakra.ul>
      </nav>
      {error ? (
        <Stack gap="3">
          <LoadFailure title="The overview could not be loaded." busy={busy} onRetry={retry} />
        </Stack>
      ) : (
        <NeedsAttention attention={overview?.attention} />
      )}
      <LatestChanges />
    </Stack>
  );
}

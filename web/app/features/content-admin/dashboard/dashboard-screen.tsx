import { chakra } from '@chakra-ui/react';
import { type ContentTypeDefinition, type ItemPath, itemTypes, pageTypes } from '@content';
import { Link } from 'react-router-dom';
import { adminPaths } from '../../../data/staff/admin-paths';
import { AdminIcon } from '../../admin-ui/admin-icon';
import { card, Screen } from '../../admin-ui/layout';
import { UnsavedWork } from '../outbox/unsaved-work';
import { loadRead } from '../queries/query-client';
import { latestChangesRead, overviewRead } from '../queries/reads';
import { Loaded } from '../../admin-ui/loaded';
import { useRead } from '../queries/use-read';
import { LatestChanges } from './latest-changes';
import { OverviewLists } from './overview-lists';
import type { Route } from './+types/dashboard-screen';

/** The most frequent tasks, by their types. */
const shortcuts = (itemTypes as readonly (ContentTypeDefinition & { readonly path: ItemPath })[]).flatMap(
  ({ path, shortcut, bulkCreate }) =>
    shortcut ? [{ path, shortcut, to: bulkCreate ? adminPaths.bulkCreate(path) : adminPaths.new(path) }] : [],
);

const Shortcuts = chakra('ul', {
  base: {
    display: 'grid',
    gap: '3',
    gridTemplateColumns: '1fr 1fr',
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '4rem',
      paddingInline: { base: '3', sm: '5' },
      borderRadius: 'lg',
      background: 'accent.solid',
      color: 'accent.contrast',
      fontWeight: 'bold',
      lineHeight: 'tight',
      transition: 'background-color 150ms',
      _hover: { background: 'accent.hover' },
    },
  },
});

/** A tile for each type: its sign, how many there are, and its name. */
const Tiles = chakra('ul', {
  base: {
    display: 'grid',
    gap: { base: '2', sm: '3' },
    gridTemplateColumns: { base: '1fr 1fr', lg: 'repeat(5, 1fr)' },
    '& a': {
      display: 'grid',
      gridTemplateColumns: 'auto 1fr auto',
      alignItems: 'center',
      columnGap: { base: '2', sm: '3' },
      rowGap: '3',
      height: 'full',
      minHeight: 'target',
      padding: { base: '2', sm: '3', lg: '4' },
      ...card,
      borderRadius: 'lg',
      fontWeight: 'bold',
      transition: 'border-color 150ms, box-shadow 150ms',
      _hover: { borderColor: 'fg.muted', boxShadow: 'raised' },
    },
    '& svg': {
      color: 'link.body',
      '@media (max-width: 22.4rem)': { display: 'none' },
      lg: { boxSize: '1.75rem' },
    },
    '& b': {
      fontSize: { base: 'md', lg: 'xl' },
      lineHeight: '1.1',
      minHeight: '1.1em',
      gridColumn: '3',
      gridRow: '1',
      fontVariantNumeric: 'tabular-nums',
    },
    '& span': {
      fontSize: 'sm',
      minWidth: '0',
      overflowWrap: 'anywhere',
      gridColumn: { base: '2', lg: '1 / -1' },
      gridRow: { base: '1', lg: '2' },
    },
  },
});

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await Promise.all([loadRead(request, overviewRead), loadRead(request, latestChangesRead)]);
}

/** /admins: shortcuts, one link to each content type in the specified order, what needs attention, and the latest changes. */
export default function DashboardScreen() {
  const overview = useRead(overviewRead);
  return (
    <Screen title="Dashboard" gap={{ base: '6', sm: '8' }}>
      <Shortcuts aria-label="Most used">
        {shortcuts.map(({ path, shortcut, to }) => (
          <li key={path}>
            <Link to={to} data-ground="dark">
              <AdminIcon name={path} size="1.75rem" />
              {shortcut}
            </Link>
          </li>
        ))}
      </Shortcuts>
      <UnsavedWork />
      <nav aria-label="Content">
        <Tiles>
          {pageTypes.map(({ path, label }) => (
            <li key={path}>
              <Link to={adminPaths.list(path)}>
                <AdminIcon name={path} />
                <b>{overview.data?.counts[path]}</b>
                <span>{label.many}</span>
              </Link>
            </li>
          ))}
        </Tiles>
      </nav>
      <Loaded read={overview} failure="The overview could not be loaded.">
        {(found) => <OverviewLists overview={found} />}
      </Loaded>
      <LatestChanges />
    </Screen>
  );
}

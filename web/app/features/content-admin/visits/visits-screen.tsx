import { chakra } from '@chakra-ui/react';
import { visitDays } from '@content/api/staff-contract';
import { useSearchParams } from 'react-router-dom';
import { Select } from '../../admin-ui/forms';
import { formatCount } from '../../admin-ui/labels';
import { ListRow, Muted, RowList, Screen } from '../../admin-ui/layout';
import { loadRead } from '../queries/query-client';
import { visitsRead } from '../queries/reads';
import { Loaded } from '../../admin-ui/loaded';
import { useRead } from '../queries/use-read';
import type { Route } from './+types/visits-screen';

/** Returns the number of days in the URL. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const asked = new URL(request.url).searchParams.get('days');
  const days = visitDays.find((each) => String(each) === asked) ?? visitDays[0];
  await loadRead(request, visitsRead(days));
  return { days };
}

/** /admins/visits?days=30: how often pages were opened in the last days, and what that does not tell. */
export default function VisitsScreen({ loaderData: { days } }: Route.ComponentProps) {
  const [, setSearch] = useSearchParams();
  return (
    <Screen title="Visits" maxWidth="reading">
      <Muted>
        How often the site has sent a page that somebody opened, in either language. Nothing follows visitors,
        so what they open from there is not counted; nor are search engines, and copies that the network keeps
        for some minutes. There were more visits than this: compare pages and weeks with each other.
      </Muted>
      <Select
        aria-label="Show"
        css={{ width: { base: 'full', sm: '14rem' } }}
        value={String(days)}
        onChange={({ target }) => setSearch({ days: target.value })}
        options={visitDays.map((each) => ({ value: String(each), label: `The last ${each} days` }))}
      />
      <Loaded read={useRead(visitsRead(days))} failure="Failed to load the visits" lines={6}>
        {({ total, pages }) => (
          <>
            <p role="status">
              {total === 0 ? 'Nothing was counted in these days.' : `${formatCount(total)} in all`}
            </p>
            {total === 0 ? null : (
              <RowList aria-label="Pages">
                {pages.map(({ path, title, count }) => (
                  <ListRow key={path} css={{ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr) auto' }}>
                    <chakra.span css={{ overflowWrap: 'anywhere' }}>
                      {title ? <b>{title}</b> : null}
                      <Muted>{path}</Muted>
                    </chakra.span>
                    <b>{formatCount(count)}</b>
                    <chakra.span
                      css={{ gridColumn: '1 / -1', height: '0.375rem', background: 'accent.mark' }}
                      style={{ width: `${(100 * count) / (pages[0]?.count ?? count)}%` }}
                    />
                  </ListRow>
                ))}
              </RowList>
            )}
          </>
        )}
      </Loaded>
    </Screen>
  );
}

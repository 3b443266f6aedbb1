import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { adminPaths } from '../../../data/admin-paths';
import { Alert } from '../../admin-ui/alert';
import { Button, ButtonLink } from '../../admin-ui/button';
import { Muted, Row, Stack } from '../../admin-ui/layout';
import { ScreenHead } from '../../admin-ui/screen-head';

/** What a screen shows that could not be shown: a path that leads nowhere, or a failure. */
export function AdminError() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Stack gap="5" padding={{ base: '0', md: '0' }}>
      <ScreenHead title={missing ? '404 Not Found' : 'Unexpected Application Error!'} />
      {missing ? (
        <Muted>This address leads nowhere in the staff area.</Muted>
      ) : (
        <Alert>This screen could not be shown. Check the connection and try again.</Alert>
      )}
      <Row>
        {missing ? null : <Button onClick={() => window.location.reload()}>Try again</Button>}
        <ButtonLink to={adminPaths.home}>Go to the dashboard</ButtonLink>
      </Row>
    </Stack>
  );
}

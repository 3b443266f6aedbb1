import { Button, chakra } from '@chakra-ui/react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { adminPaths } from '../../../data/admin-paths';
import { Alert } from '../../admin-ui/feedback';
import { ButtonAnchor, ButtonLink } from '../../admin-ui/buttons';
import { Muted, Row, Stack, ScreenHead } from '../../admin-ui/layout';

/** Stands in place of a screen: for a path that leads nowhere, or a failure. */
export function AdminError() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Stack css={{ gap: '5' }}>
      <ScreenHead title="Unexpected Application Error!" />
      {missing ? (
        <div>
          <chakra.h2 css={{ fontSize: 'xl', color: 'link.body' }}>404 Not Found</chakra.h2>
          <Muted css={{ marginTop: '2' }}>There is nothing at this address in the staff area.</Muted>
        </div>
      ) : (
        <Alert>This screen could not be shown. Check the connection and try again.</Alert>
      )}
      <Row>
        {missing ? null : <Button onClick={() => window.location.reload()}>Try again</Button>}
        <ButtonLink to={adminPaths.home}>Go to the dashboard</ButtonLink>
        <ButtonAnchor href="/">See the site</ButtonAnchor>
      </Row>
    </Stack>
  );
}

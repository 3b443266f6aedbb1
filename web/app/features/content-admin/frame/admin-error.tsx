import { Button, chakra, HStack } from '@chakra-ui/react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { adminPaths } from '../../../data/staff/admin-paths';
import { Alert } from '../../admin-ui/feedback';
import { ButtonLink } from '../../admin-ui/buttons';
import { Muted, Screen } from '../../admin-ui/layout';

/** Stands in place of a screen: for a path that leads nowhere, or a failure. */
export function AdminError() {
  const error = useRouteError();
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <Screen title="Unexpected Application Error!">
      {missing ? (
        <div>
          <chakra.h2 css={{ fontSize: 'xl', color: 'link.body' }}>404 Not Found</chakra.h2>
          <Muted css={{ marginTop: '2' }}>There is nothing at this address in the staff area.</Muted>
        </div>
      ) : (
        <Alert>This screen could not be shown. Check the connection and try again.</Alert>
      )}
      <HStack wrap="wrap" gap="3">
        {missing ? null : <Button onClick={() => window.location.reload()}>Try again</Button>}
        <ButtonLink to={adminPaths.home}>Go to the dashboard</ButtonLink>
        <ButtonLink href="/">See the site</ButtonLink>
      </HStack>
    </Screen>
  );
}

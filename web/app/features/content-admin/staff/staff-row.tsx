import { chakra } from '@chakra-ui/react';
import type { StaffAccount, StaffRole } from '@content/contract';
import { Button } from '../../admin-ui/button';
import { Hidden, Muted } from '../../admin-ui/layout';
import { nameOf, roleOf, roleWords, statusLabel } from './staff-labels';

export interface StaffRowProps {
  readonly account: StaffAccount;
  /** Whether this is the person who looks at it. */
  readonly isSelf: boolean;
  /** Whether there is no other administrator. */
  readonly isOnly: boolean;
  readonly onRole: (role: StaffRole) => void;
  readonly onRemove: () => void;
  readonly onMail: () => void;
}

/** One staff account: who it is, whether it is used, and what can be done with it. */
export function StaffRow({ account, isSelf, isOnly, onRole, onRemove, onMail }: StaffRowProps) {
  const name = nameOf(account);
  const role = roleOf(account);
  const other = role === 'editor' ? 'administrator' : 'editor';
  return (
    <chakra.li
      display="flex"
      flexWrap={{ base: 'wrap', sm: 'nowrap' }}
      alignItems="center"
      columnGap="4"
      rowGap="2"
      paddingInline={{ base: '3', sm: '4' }}
      paddingBlock="3"
      borderBottomWidth="1px"
      borderColor="border.subtle"
      _last={{ borderBottomWidth: '0' }}
    >
      <chakra.div flex="1 1 14rem" minWidth="0" overflowWrap="anywhere">
        <chakra.h2 fontSize="md" lineHeight="1.35">
          {name}
          {isSelf ? (
            <chakra.span fontWeight="normal" color="fg.muted">
              {' '}
              (you)
            </chakra.span>
          ) : null}
        </chakra.h2>
        <chakra.p fontSize="sm" color="fg.muted" lineHeight="1.45">
          {account.displayName === null ? null : (
            <>
              {account.email}
              <br />
            </>
          )}
          {roleWords[role].name} · {statusLabel(account)}
        </chakra.p>
      </chakra.div>
      {isSelf ? (
        <Muted flexShrink={0} width={{ base: 'full', sm: 'auto' }}>
          {isOnly ? 'You are the only administrator: invite a second.' : 'You cannot remove yourself.'}
        </Muted>
      ) : (
        <chakra.div display="flex" flexWrap="wrap" gap="2" width={{ base: 'full', sm: 'auto' }}>
          {account.lastSignInAt === null && !account.disabled ? (
            <Button flex={{ base: 1, sm: 'none' }} onClick={onMail}>
              Send the mail again<Hidden> to {name}</Hidden>
            </Button>
          ) : null}
          <Button flex={{ base: 1, sm: 'none' }} onClick={() => onRole(other)}>
            Make {roleWords[other].name.toLowerCase()}
            <Hidden>: {name}</Hidden>
          </Button>
          <Button variant="quiet" color="link.body" flex={{ base: 1, sm: 'none' }} onClick={onRemove}>
            Remove<Hidden> {name}</Hidden>
          </Button>
        </chakra.div>
      )}
    </chakra.li>
  );
}

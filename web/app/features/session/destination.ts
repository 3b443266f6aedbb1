import { adminPaths } from '../../data/staff/admin-paths';

/** Where a login goes on to: the admin page first asked for, and nothing outside the staff area. */
export function destination(asked: string | null): string {
  return asked && /^\/admins(?=$|[/?#])/.test(asked) && !asked.startsWith(adminPaths.login)
    ? asked
    : adminPaths.home;
}

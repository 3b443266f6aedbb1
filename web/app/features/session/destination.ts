import { adminPaths } from '../../data/staff/admin-paths';

/** The path after a login: the staff page that was first opened (`?to=`), and never one outside the staff area. */
export function destination(to: string | null): string {
  return to && /^\/admins(?=$|[/?#])/.test(to) && !to.startsWith(adminPaths.login) ? to : adminPaths.home;
}

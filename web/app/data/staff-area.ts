export const STAFF_AREA = '/admins';

export const isStaffPath = (pathname: string): boolean =>
  pathname === STAFF_AREA || pathname.startsWith(`${STAFF_AREA}/`);

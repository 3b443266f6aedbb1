/** Errors of a screen are shown in its place, within the frame. */
export { AdminError as ErrorBoundary } from '../../features/content-admin/frame/admin-error';

import { data } from 'react-router';
import ErrorPage from '../features/shell/error-page';

export const loader = () => data(null, { status: 404 });
export const clientLoader = () => null;

/** Any path that leads to no page. */
export default function Missing() {
  return <ErrorPage status={404} />;
}

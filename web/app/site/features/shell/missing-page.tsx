import { type ClientLoaderFunctionArgs, data } from 'react-router';
import ErrorPage from './error-page';

export const loader = () => data(null, { status: 404 });
/** The server alone knows whether the page has moved. */
export function clientLoader({ request }: ClientLoaderFunctionArgs) {
  window.location.assign(request.url);
  return new Promise<null>(() => undefined);
}

/** The page of any path without one. */
export default function MissingPage() {
  return <ErrorPage status={404} />;
}

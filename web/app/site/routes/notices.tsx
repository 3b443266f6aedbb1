import { pageClientLoader, pageLoader } from '../../data/pages/page-loaders';
import { NoticesPage, noticesReads } from '../features/notices/notices-page';
import type { Route } from './+types/notices';

export const loader = pageLoader(noticesReads);
export const clientLoader = pageClientLoader(noticesReads);

export default function Notices({ loaderData }: Route.ComponentProps) {
  return <NoticesPage {...loaderData} />;
}

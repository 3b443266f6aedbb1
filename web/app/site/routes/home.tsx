import { ignoringPhoto, pageClientLoader, pageLoader } from '../../data/pages/page-loaders';
import { HomePage, homeReads } from '../features/home/home-page';
import type { Route } from './+types/home';

export const loader = pageLoader(homeReads, { partial: true });
export const clientLoader = pageClientLoader(homeReads);
export const shouldRevalidate = ignoringPhoto;

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage {...loaderData} />;
}

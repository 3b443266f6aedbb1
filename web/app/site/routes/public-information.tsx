import { pageClientLoader, pageLoader } from '../../data/pages/page-loaders';
import {
  PublicInformationPage,
  publicInformationReads,
} from '../features/public-information/public-information-page';
import type { Route } from './+types/public-information';

export const loader = pageLoader(publicInformationReads, { partial: true });
export const clientLoader = pageClientLoader(publicInformationReads);

export default function PublicInformation({ loaderData }: Route.ComponentProps) {
  return <PublicInformationPage {...loaderData} />;
}

import { ButtonLink } from '../components/layout';
import { useOrganisation } from '../data/pages/globals';
import { getTexts } from '../texts';

/** The link to the page that says how to give, while that is on. */
export const SupportLink = () =>
  useOrganisation().acceptsGifts ? (
    <ButtonLink to="/support" variant="outline">
      {getTexts().navigation.pages['/support']}
    </ButtonLink>
  ) : null;

import { ButtonLink } from '../components/layout';
import { useOrganisation } from '../data/pages/globals';
import { getTexts } from '../texts';

/** Leads to the page that says how to give, while it is on. */
export const SupportLink = () =>
  useOrganisation().acceptsGifts ? (
    <ButtonLink to="/support" variant="outline">
      {getTexts().navigation.pages['/support']}
    </ButtonLink>
  ) : null;

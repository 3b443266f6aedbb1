import type { GlobalAt } from '@content';

export type OrganisationDetails = GlobalAt<'associacao'>;

export interface Organisation {
  readonly name: string;
  readonly shortName: string;
  readonly address: string;
  readonly logo: string | null;
}

export const organisationOf = ({ nome, morada }: OrganisationDetails): Organisation => ({
  name: nome,
  shortName: nome,
  address: morada,
  logo: null,
});

export const detailsText = (details: OrganisationDetails) => JSON.stringify(details);

export const sharePicture = '/partilha.jpg';

export interface OrganisationDetails {
  readonly nome?: string;
}

export interface Organisation {
  readonly name: string;
  readonly shortName: string;
  readonly logo: string | null;
}

export function organisationOf({ nome = 'Associação Rio Claro' }: OrganisationDetails): Organisation {
  return { name: nome, shortName: nome, logo: null };
}

export const sharePicture = '/partilha.jpg';

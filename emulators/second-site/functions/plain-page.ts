interface PlainPage {
  readonly title: string;
  /** HTML below the title. */
  readonly body: string;
  readonly year: number;
  readonly organisation?: { readonly nome?: string };
}

/** A page that needs nothing of the site's program. */
export function plainPage({ title, body, year, organisation = {} }: PlainPage): string {
  const { nome = 'Associação Rio Claro' } = organisation;
  return `<!doctype html>
<html lang="pt-PT">
<title>${title}</title>
<h1>${title}</h1>
${body}
<footer>© ${year} ${nome}</footer>
`;
}

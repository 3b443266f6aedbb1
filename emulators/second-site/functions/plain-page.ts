interface PlainPage {
  readonly title: string;
  /** HTML below the title. */
  readonly body: string;
  readonly year: number;
  readonly language?: string;
  readonly organisation?: { readonly nome?: string };
}

/** What the last page of all says. */
export const failureTexts = {
  'pt-PT': {
    title: 'Erro inesperado',
    unreadable: 'Este endereço não pode ser lido.',
    unavailable: (requestNumber: string) =>
      `O site não está disponível. Indique-nos este número: ${requestNumber}`,
  },
};

/** A page that needs nothing of the site's program. */
export function plainPage({ title, body, year, language = 'pt-PT', organisation = {} }: PlainPage): string {
  const { nome = 'Associação Rio Claro' } = organisation;
  return `<!doctype html>
<html lang="${language}">
<title>${title}</title>
<h1>${title}</h1>
${body}
<footer>© ${year} ${nome}</footer>
`;
}

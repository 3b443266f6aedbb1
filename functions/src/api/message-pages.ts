import { messageFields } from '@content/api/message';
import { textOr } from '@content/field-types/field-type';
import { localizePath } from '@content/texts/language-paths';
import { languages } from '@site/locale';
import { messageTexts } from '@site/message-texts';
import { escaped, plainPage } from '@site/plain-page';
import { identityIn } from '../domain/identity';
import type { Services } from '../services';
import { PageResponse } from './endpoint';
import { firstValue, type Form } from './form';
import { HttpProblem } from './problems';

/** The page that replies to a form in a browser that runs no scripts: with some lines, or with a problem. */
export type FormPage = (services: Services, form: Form, reply: Reply) => Promise<PageResponse>;
type Reply = readonly string[] | HttpProblem;

/** What depends on the language of a form. */
function localized(form: Form) {
  const language = languages.find((each) => each === firstValue(form, 'language')) ?? languages[0];
  return { language, texts: messageTexts[language], contactPath: localizePath(language, '/contact') };
}

/** The message form with all that was typed, and what is wrong at its fields. */
function renderForm(form: Form, { errors = [] }: HttpProblem): string {
  const { texts } = localized(form);
  const value = (name: string) => escaped(textOr(firstValue(form, name)));
  const hidden = ['kind', 'language', 'about'].map(
    (name) => `<input type="hidden" name="${name}" value="${value(name)}">`,
  );
  const shown = messageFields.map((name) => {
    const error = errors.find(({ field }) => field === name)?.message ?? '';
    const control = name === 'text' ? `<textarea name="text" rows="9">\n${value(name)}</textarea>` : '';
    return `<label>${texts.fields[name]} <b>${escaped(error)}</b>${control || `<input name="${name}" value="${value(name)}">`}</label>`;
  });
  return `<form method="post" enctype="multipart/form-data">${[...hidden, ...shown].join('\n')}<button>${texts.send}</button></form>`;
}

/** A plain page of some lines, the first as its title, with `more` HTML below them. */
async function page(services: Services, form: Form, lines: readonly string[], status = 200, more = '') {
  const { language, texts, contactPath } = localized(form);
  const [title = '', ...rest] = lines;
  const paragraphs = rest.map((line) => `<p>${escaped(line)}</p>`).join('');
  const body = `${paragraphs}${more}<p><a href="${contactPath}">${texts.back}</a></p>`;
  const [year, organisation] = [services.clock().getFullYear(), await identityIn(services.content)];
  return new PageResponse(status, plainPage({ title, language, body, year, organisation }));
}

/** The lines of a problem; errors of fields stand at these. */
const linesOf = (title: string, { errors, detail }: HttpProblem) => (errors ? [title] : [title, detail]);

/** Replies to a message. That a question has arrived the contact page says. */
export const messagePage: FormPage = async (services, form, reply) => {
  const { texts, contactPath } = localized(form);
  if (reply instanceof HttpProblem)
    return page(services, form, linesOf(texts.wrong, reply), reply.status, renderForm(form, reply));
  if (reply.length === 1) return new PageResponse(303, `${contactPath}?sent=1#write`);
  return page(services, form, reply);
};

/** Replies to a receipt number. */
export const receiptPage: FormPage = async (services, form, reply) => {
  if (!(reply instanceof HttpProblem)) return page(services, form, reply);
  return page(services, form, linesOf(localized(form).texts.lookUp, reply), reply.status);
};

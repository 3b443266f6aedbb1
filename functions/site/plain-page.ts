import { devanagari, telUrl } from '@content/texts/digits';
import { amber, ink, paper } from './brand';
import { organisationDefaults } from './defaults/organisation';
import { language as first, type Language } from './locale';

type Organisation = typeof organisationDefaults;

interface PlainPage {
  readonly title: string;
  /** HTML below the title. */
  readonly body: string;
  readonly year: number;
  /** Of title and body. */
  readonly language?: Language;
  readonly organisation?: Partial<Organisation>;
}

/** A text as HTML shows it, also within an attribute. */
export const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const STYLE = `html{background:${paper};color:${ink};font:1.0625rem/1.6 Mukta,system-ui,sans-serif}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;overflow-wrap:anywhere}
main,footer>div{box-sizing:border-box;width:100%;max-width:40.5rem;margin:0 auto;padding:0 1.25rem}
main{padding-top:12vh;padding-bottom:3rem}
h1{font-size:2rem;line-height:1.2}
a{color:#b3123f;display:inline-block;padding:.5rem 0}
:focus-visible{outline:3px solid #b3123f;outline-offset:3px}
ul{list-style:none;padding:0}
label{display:block;margin-bottom:1rem}
input:not([type]),textarea{box-sizing:border-box;display:block;width:100%;padding:.5rem;font:inherit}
b{color:#b3123f}
button{min-height:2.75rem;padding:0 1.5rem;border:0;border-radius:999px;background:#b3123f;color:#fff;font:inherit;font-weight:bold;cursor:pointer}
footer{margin-top:auto;background:${ink};color:${paper};padding:2rem 0}
footer a{color:${amber};margin-inline-end:1.25rem}
footer :focus-visible{outline-color:${amber}}
footer small{display:block;color:#c9d3df}`;

const link = (href: string, text: string) => `<a href="${escaped(href)}">${escaped(text)}</a>`;
function call(number: string): string {
  const url = telUrl(number);
  return url === undefined ? escaped(number) : link(url, number);
}

/** The footer of the site, without its icons and its list of pages. */
function footer(organisation: Partial<Organisation>, year: number, language: Language): string {
  const words = { ...organisationDefaults, ...organisation };
  const { name, street, town, region, country, phones, emails, website, contacts, registrations } = words;
  const ways = [
    ...phones.slice(0, 1).map(({ number }) => call(number)),
    ...emails.slice(0, 1).map(({ address }) => link(`mailto:${address}`, address)),
    ...(website ? [link(website, website.replace(/^https?:\/\//, ''))] : []),
    ...words.social.map(({ network, url }) => link(url, network)),
  ];
  const persons = contacts
    .slice(0, 2)
    .map(
      (person) =>
        `<p>${escaped(person.name)}, ${escaped(person.role)}${person.phone ? `<br>${call(person.phone)}` : ''}</p>`,
    );
  const numbers = registrations.map(({ label, number }) => escaped(`${label}: ${number}`));
  return `<footer><div>
<p><strong>${escaped(name)}</strong><br>${escaped(`${street}, ${town}, ${region}, ${country}`)}</p>
<p>${ways.join(' ')}</p>
${persons.join('\n')}
<small>${numbers.join(' · ')}</small>
<small>${failureTexts[language].rights(String(year), escaped(name))}</small>
</div></footer>`;
}

/** What the last page of all says, when the site cannot make another one. */
export const failureTexts = {
  en: {
    title: 'Unexpected Application Error!',
    /** Of a path that cannot be decoded. */
    unreadable: 'This address cannot be read.',
    unavailable: (requestNumber: string) =>
      `The site is not available right now. Try again in a moment. If it stays so, tell us this number: ${requestNumber}`,
    /** As in web's texts, which are loaded without this page. */
    rights: (year: string, name: string) => `© ${year} ${name}. All rights reserved.`,
  },
  ne: {
    title: 'अनपेक्षित त्रुटि!',
    unreadable: 'यो ठेगाना पढ्न सकिएन।',
    unavailable: (requestNumber: string) =>
      `वेबसाइट अहिले उपलब्ध छैन। केही बेरमा फेरि प्रयास गर्नुहोस्। यस्तै भइरहे हामीलाई यो नम्बर बताउनुहोस्: ${requestNumber}`,
    rights: (year: string, name: string) => `© ${devanagari(year)} ${name}। सर्वाधिकार सुरक्षित।`,
  },
} satisfies Readonly<Record<Language, object>>;

/** A page that needs nothing of the site's program and styles: for when they cannot be had. */
export function plainPage({ title, body, year, language = first, organisation = {} }: PlainPage): string {
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="theme-color" content="${ink}">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<h1>${escaped(title)}</h1>
${body}
</main>
${footer(organisation, year, language)}
</body>
</html>
`;
}

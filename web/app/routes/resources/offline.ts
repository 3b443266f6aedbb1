import { plainPage } from '@site/plain-page';
import { readOrganisation } from '@site/web/read-organisation';
import { serverTexts } from '@site/web/texts/server';
import { settle } from '../../data/pages/outcome';
import { PAGES_CACHE } from '../../data/device/page-store';
import type { Route } from './+types/offline';
import { currentLanguage } from '../../language';

/** Opens the requested page as soon as the site answers, and meanwhile lists the pages stored on this device. */
const script = `
const again = () => location.reload();
const staff = document.getElementById('staff');
staff.hidden = location.pathname.split('/')[1] !== 'admins';
const visitor = document.getElementById('visitor');
visitor.hidden = !staff.hidden;
// The device has a connection: it is the site that does not answer.
if (navigator.onLine)
  document.title = document.querySelector('h1').textContent = visitor.dataset.unreachable;
// A browser reports a connection before there is one: the site itself is asked.
const look = () => {
  if (navigator.onLine)
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(again, () => {});
};
addEventListener('online', look);
setInterval(look, 3000);
document.getElementById('again').addEventListener('click', again);
(async () => {
  const store = await caches.open('${PAGES_CACHE}');
  const list = document.querySelector('#stored ul');
  for (const { url } of (await store.keys()).reverse()) {
    const html = await (await store.match(url)).text();
    const link = document.createElement('a');
    link.href = url;
    link.textContent = new DOMParser().parseFromString(html, 'text/html').title;
    list.appendChild(document.createElement('li')).append(link);
  }
  document.getElementById('stored').hidden = !list.children.length;
})();
`;

/** /offline: replaces a page that is not stored while there is no connection; the service worker stores it. */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const words = await settle(readOrganisation(context.reader));
  const language = currentLanguage();
  const { title, notStored, unreachable, again, stored } = serverTexts[language].offline;
  const body = `<p id="visitor" data-unreachable="${unreachable}">${notStored}</p>
<p id="staff" hidden>The staff area needs a connection. What you typed is kept in this browser, and is offered when the form opens again. As soon as there is a connection, this page opens by itself.</p>
<p><button type="button" id="again">${again}</button></p>
<section id="stored" hidden>
<h2>${stored}</h2>
<ul></ul>
</section>
<script>${script}</script>`;
  const organisation = words.ok ? words.value : {};
  const html = plainPage({ title, body, language, year: new Date().getFullYear(), organisation });
  return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
}

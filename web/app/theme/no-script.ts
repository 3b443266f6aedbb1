/** Without JavaScript the menus open under the pointer and the focus, and small screens get a link to the footer's list. */
export const noScriptStyles = [
  '[data-dropdown]:hover>[data-dropdown-list],[data-dropdown]:focus-within>[data-dropdown-list]{display:block!important}',
  '[data-unfolding]{grid-template-rows:1fr!important;opacity:1!important;visibility:visible!important}',
  '[data-needs-script]{display:none!important}',
  '@media(max-width:899.98px){[data-menu-fallback]{display:inline-flex!important}}',
].join('');

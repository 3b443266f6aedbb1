/** What nothing answers without JavaScript. */
export const noScriptStyles = '[data-needs-script]{display:none!important}';

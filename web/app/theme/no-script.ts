/** Hides controls that need JavaScript. */
export const noScriptStyles = '[data-needs-script]{display:none!important}';

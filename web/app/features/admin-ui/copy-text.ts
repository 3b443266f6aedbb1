import { showToast } from './toasts';

/** Copies a text, and tells whether it worked; `what` begins the sentence. */
export async function copyText(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(`${what} copied.`);
  } catch (error) {
    console.info('The browser does not copy', error);
    showToast('This browser does not allow copying. Select the text and copy it by hand.');
  }
}

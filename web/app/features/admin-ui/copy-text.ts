import { showToast } from './toasts';

/** Copies a text, with a toast about the outcome, which `what` begins. */
export async function copyText(text: string, what: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    showToast(`${what} copied.`);
  } catch (error) {
    console.info('The browser does not copy', error);
    showToast('This browser does not allow copying. Select the text and copy it by hand.');
  }
}

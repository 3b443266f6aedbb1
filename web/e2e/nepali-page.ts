import type { Page } from 'playwright-core';

/** What is written alike in every language: addresses, kinds and sizes of files, codes. */
const SAME_IN_ALL = /\S+@\S+|https?:\S+|\/\S+|[\w-]+\.(example|org)\b|\b(PDF|DOCX?|[KM]B|DAO|SWC|PAN|AD)\b/g;

/** Texts of a Nepali page in Latin letters that no `lang` calls English, names of controls among them; a picture’s is that of its item. */
export const foreignTexts = (page: Page, within = 'html'): Promise<string[]> =>
  page.evaluate(
    ([pattern, selector]) => {
      const root = document.querySelector(selector) ?? document.documentElement;
      const found: string[] = [];
      const look = (text: string, element: Element | null) => {
        const isForeign = /[a-z]{3}/i.test(text.replaceAll(new RegExp(pattern, 'g'), ''));
        if (isForeign && element?.closest('[lang]') === root) found.push(`English: ${text.trim()}`);
      };
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const { parentElement, nodeValue } = walker.currentNode;
        if (parentElement && !parentElement.closest('head, script, style, noscript, a[href^=mailto]'))
          look(nodeValue ?? '', parentElement);
      }
      for (const element of root.querySelectorAll('[aria-label]:not([data-in-place])'))
        look(element.getAttribute('aria-label') ?? '', element);
      return found;
    },
    [SAME_IN_ALL.source, within] as const,
  );

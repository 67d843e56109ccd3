import { expect, type Page } from '@playwright/test';

declare global {
  interface Window {
    /** Starts the translation of the page, from now on and whatever comes. */
    translatePage?: () => void;
  }
}

/** Stands after every translated text. */
export const TRANSLATED = '°';

/**
 * The browser translates every page that `page` opens from now on, as Chrome does it: each text node goes, and two
 * `<font>` with other words take its place, now and whenever text comes or changes.
 */
export async function translateAll(page: Page): Promise<void> {
  await page.addInitScript((mark) => {
    const isLeftAlone = (element: Element | null) =>
      !element || element.closest('script, style, noscript, textarea, title, font, [translate="no"]');
    const translate = (node: Node): void => {
      if (node instanceof Text && node.data.trim() && !isLeftAlone(node.parentElement)) {
        const [outer, inner] = [document.createElement('font'), document.createElement('font')];
        inner.textContent = `${node.data}${mark}`;
        outer.append(inner);
        node.replaceWith(outer);
      } else if (node instanceof Element && !isLeftAlone(node)) [...node.childNodes].forEach(translate);
    };
    window.translatePage = () => {
      translate(document.body);
      new MutationObserver((changes) => {
        for (const { target, addedNodes } of changes) [target, ...addedNodes].forEach(translate);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    };
    addEventListener('load', () => window.translatePage?.());
  }, TRANSLATED);
}

/** What is read of the page is translated. */
export const expectTranslated = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { level: 1 }).first()).toContainText(TRANSLATED);

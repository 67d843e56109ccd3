import { createElement, type ComponentType } from 'react';
import { render } from '@testing-library/react';
import { ENGLISH_MESSAGES, messageIn } from '@rep13/contracts-authority-requests/locales';
import { en } from '@rep13/contracts-authority-requests/locales/en';
import { settle } from '@rep13/testing-browser';
import { pseudoTexts, untranslatedIn } from '@rep13/testing-texts';
import { ControlTextsContext, ENGLISH_CONTROLS } from '@rep13/ui/language';
import { MemoryRouter, Route, Routes } from '@rep13/web-kit/router';
import type { Language } from '../src/language/language.ts';
import { LanguageContext } from '../src/language/useLanguage.ts';

/** What people type and are called: in Greek letters, as are dates here, and neither is looked for. */
export const TYPED = 'Ωμέγα';

const pseudo = pseudoTexts(en);

/** Every sentence of the frame has marks. */
const PSEUDO: Language = {
  code: 'en',
  // A locale other than English writes its legal days itself.
  texts: { ...pseudo, register: { ...pseudo.register, legalTime: () => TYPED } },
  controls: {
    ...pseudoTexts(ENGLISH_CONTROLS),
    locale: 'el',
    message: messageIn(pseudoTexts(ENGLISH_MESSAGES)),
  },
};

/** The brand, names, references and units: words of no language. */
const NO_TEXTS = /\| Rep13$|R13-[A-Z]+|A-ABCD-EFGH|ω\.pdf|\bKB\b|\bMB\b|\/\.well-known\/\S+/g;
const ATTRIBUTES = ['aria-label', 'title', 'alt', 'placeholder', 'data-busy'];

/** What the page says, shows or reads out and did not get from the frame. */
export function untranslated(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const found = [document.title];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node instanceof Element) found.push(...ATTRIBUTES.map((name) => node.getAttribute(name) ?? ''));
    else found.push(node.textContent ?? '');
  }
  return found.flatMap((text) => untranslatedIn(text.replaceAll(NO_TEXTS, '')));
}

/** Opens one of these pages, by their paths, in the words of no language. */
export async function openInPseudo(address: string, pages: Record<string, ComponentType>): Promise<void> {
  document.title = '';
  const routes = Object.entries(pages).map(([path, Page]) =>
    createElement(Route, { key: path, path, element: createElement(Page) }),
  );
  const router = createElement(
    MemoryRouter,
    { initialEntries: [address] },
    createElement(Routes, null, ...routes),
  );
  const controls = createElement(ControlTextsContext, { value: PSEUDO.controls }, router);
  render(createElement(LanguageContext, { value: PSEUDO }, controls));
  await settle();
}

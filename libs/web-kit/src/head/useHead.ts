import { createContext, useContext, useEffect } from 'react';
import { useLocation } from '@rep13/web-kit/router';
import { fullTitle, headTags, type HeadTag, type PageHead } from './head.ts';

/** Receives the head of a page that is rendered at build time, where effects don't run. */
export const HeadSink = createContext<((head: PageHead) => void) | null>(null);

/** Sets the page's title, description, canonical link and social tags while it is shown. */
export function useHead(head: PageHead): void {
  const { pathname } = useLocation();
  const sink = useContext(HeadSink);
  sink?.(head);
  const json = JSON.stringify(head);
  useEffect(() => applyHead(JSON.parse(json), pathname), [json, pathname]);
}

/** Replaces the tags of the page before, also those that came with the document. */
function applyHead(head: PageHead, path: string): void {
  document.title = fullTitle(head);
  document.head.querySelectorAll('[data-head]').forEach((element) => element.remove());
  document.head.append(...headTags(head, window.location.origin, path).map(toElement));
}

function toElement({ tag, attributes, text }: HeadTag): HTMLElement {
  const element = document.createElement(tag);
  element.setAttribute('data-head', '');
  Object.entries(attributes).forEach(([name, value]) => element.setAttribute(name, value));
  if (text !== undefined) element.textContent = text;
  return element;
}

import type { Locator } from '@playwright/test';

/** What of the page can be used, or is written, and stands under it, now. */
export const coveredBy = (box: Locator) =>
  box.evaluate((element) => {
    const cover = element.getBoundingClientRect();
    const place = element.parentElement;
    const isUnder = ({ left, right, top, bottom }: DOMRect) =>
      left < cover.right && right > cover.left && top < cover.bottom && bottom > cover.top;
    const controls = [...document.querySelectorAll('a[href], button, input, select, textarea, label')]
      .filter((one) => !place?.contains(one) && one.checkVisibility() && isUnder(one.getBoundingClientRect()))
      .map((one) => one.outerHTML.slice(0, 120));

    // For a strip at the top the page makes way: what is under it has been scrolled out of sight.
    if (element.matches('[data-strip]')) return controls;
    const read: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const { currentNode: text } = texts;
      const range = document.createRange();
      range.selectNodeContents(text);
      // What only readers hear is a pixel wide.
      const lines = [...range.getClientRects()].filter(({ width }) => width > 1);
      if (!place?.contains(text) && text.nodeValue?.trim() && lines.some(isUnder)) read.push(text.nodeValue);
    }
    return [...controls, ...read];
  });

import type { CDPSession, Page } from '@playwright/test';

const LINKS = 'a[href]';

/**
 * Looks at every link as it is and as a keyboard comes to it, without moving the focus. WCAG 2.4.7; axe cannot see it.
 * @returns the visible links that look the same
 */
export async function linksWithoutFocus(page: Page): Promise<string[]> {
  const before = await looksOf(page);
  const devtools = await page.context().newCDPSession(page);
  await pretendFocus(devtools);
  const focused = await looksOf(page);
  await devtools.detach();
  return before
    .filter(({ isVisible, look }, index) => isVisible && look === focused[index]?.look)
    .map(({ html }) => html);
}

async function pretendFocus(devtools: CDPSession): Promise<void> {
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: LINKS });
  const forcedPseudoClasses = ['focus', 'focus-visible'];
  for (const nodeId of nodeIds) await devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses });
}

const looksOf = (page: Page) =>
  page.evaluate((links) => {
    return [...document.querySelectorAll(links)].map((link) => {
      const { outline, boxShadow, backgroundColor, borderColor } = getComputedStyle(link);
      return {
        isVisible: link.checkVisibility({ checkVisibilityCSS: true, checkOpacity: true }),
        look: [outline, boxShadow, backgroundColor, borderColor].join(),
        html: link.outerHTML.slice(0, 120),
      };
    });
  }, LINKS);

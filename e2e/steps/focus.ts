import type { CDPSession, JSHandle, Page } from '@playwright/test';

const LINKS = 'a[href]';

/** Not detached: with a session of DevTools that ends, Chromium takes a page's pretended passkeys away. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

/**
 * Looks at every link as it is and as a keyboard comes to it, without moving the focus. WCAG 2.4.7; axe cannot see it.
 * @returns the visible links that look the same
 */
export async function linksWithoutFocus(page: Page): Promise<string[]> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const devtools = await session;
  const links = await page.evaluateHandle((selector) => [...document.querySelectorAll(selector)], LINKS);
  const before = await looksOf(links);
  await pretendFocus(devtools);
  const focused = await looksOf(links);
  await devtools.send('CSS.disable');
  await devtools.send('DOM.disable');
  return focused
    .filter(({ isSeen, look }, index) => isSeen && look === before[index]?.look)
    .map(({ html }) => html);
}

async function pretendFocus(devtools: CDPSession): Promise<void> {
  await devtools.send('DOM.enable');
  await devtools.send('CSS.enable');
  const { root } = await devtools.send('DOM.getDocument', { depth: 0 });
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', { nodeId: root.nodeId, selector: LINKS });
  const forcedPseudoClasses = ['focus', 'focus-visible'];
  for (const nodeId of nodeIds) {
    // What the page has taken away meanwhile needs no focus.
    await devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses }).catch(() => undefined);
  }
}

/** Not seen is what the page has taken away meanwhile; the one that has the focus looks so already. */
const looksOf = (links: JSHandle<Element[]>) =>
  links.evaluate((all) =>
    all.map((link) => {
      const { outline, boxShadow, backgroundColor, borderColor } = getComputedStyle(link);
      return {
        isSeen: link !== document.activeElement && link.checkVisibility({ checkVisibilityCSS: true }),
        look: [outline, boxShadow, backgroundColor, borderColor].join(),
        html: link.outerHTML.slice(0, 120),
      };
    }),
  );

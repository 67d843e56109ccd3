import { expect, type Locator, type Page } from '@playwright/test';

declare global {
  interface Window {
    layoutShift?: LayoutShift;
    reached?: Set<Element>;
  }
}

/**
 * Nothing moves any more but what turns for ever. A press on a dialog that still grows misses its button, and a colour
 * on its way to another has no contrast. React hears of another theme or width with the next frame, and what it changes
 * starts to move with the one after.
 */
export async function atRest(page: Page): Promise<void> {
  const moving = () =>
    page.evaluate(async () => {
      const nextFrame = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
      await nextFrame();
      await nextFrame();
      return document
        .getAnimations()
        .filter(
          ({ effect, playState }) =>
            playState === 'running' && effect?.getComputedTiming().endTime !== Infinity,
        ).length;
    });
  await expect.poll(moving, { intervals: [50], message: 'what still moves' }).toBe(0);
}

const CONTROLS = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';

/** How far things jumped that nobody touched, as the Web Vitals count it, and what it was that jumped. */
interface LayoutShift {
  sum: number;
  moved: string[];
}

/** Adds up from the first paint on. */
export async function watchLayoutShift(page: Page): Promise<() => Promise<LayoutShift>> {
  await page.addInitScript(() => {
    const shift: LayoutShift = (window.layoutShift = { sum: 0, moved: [] });
    const describe = ({ node, previousRect, currentRect }: LayoutShiftSource) => {
      const element = node instanceof Element ? node : node?.parentElement;
      const start = element?.outerHTML.slice(0, 80) ?? 'what is gone';
      return `${start}: from ${previousRect.x}, ${previousRect.y} to ${currentRect.x}, ${currentRect.y}`;
    };
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShiftEntry[]) {
        if (entry.hadRecentInput) continue;
        shift.sum += entry.value;
        shift.moved.push(...entry.sources.map(describe));
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () => page.evaluate(() => window.layoutShift ?? { sum: NaN, moved: [] });
}

/** https://wicg.github.io/layout-instability/, which TypeScript does not know. */
interface LayoutShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: LayoutShiftSource[];
}

interface LayoutShiftSource {
  node: Node | null;
  previousRect: DOMRectReadOnly;
  currentRect: DOMRectReadOnly;
}

/** Tabs through the whole page. @returns the visible controls that the focus never came to. */
export async function unreachedByKeyboard(page: Page): Promise<string[]> {
  const count = await page.evaluate((controls) => {
    window.reached = new Set();
    document.addEventListener('focusin', ({ target }) => target && window.reached?.add(target as Element));
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    return document.querySelectorAll(controls).length;
  }, CONTROLS);
  // All at once: what the page looks like between two stops is not asked, and painting it is what costs.
  await Promise.all(Array.from({ length: count + 2 }, () => page.keyboard.press('Tab')));
  return page.evaluate((controls) => {
    // Of a group of radio buttons the keyboard stops at one; the arrow keys go on from there.
    const isInReachedGroup = (element: Element) =>
      element instanceof HTMLInputElement &&
      element.type === 'radio' &&
      [...document.getElementsByName(element.name)].some((other) => window.reached?.has(other));
    return [...document.querySelectorAll(controls)]
      .filter((element) => element.checkVisibility({ checkVisibilityCSS: true }))
      .filter((element) => !element.matches(':disabled, [tabindex="-1"]'))
      .filter((element) => !window.reached?.has(element) && !isInReachedGroup(element))
      .map((element) => element.outerHTML.slice(0, 120));
  }, CONTROLS);
}

/** What can be used and lies under a floating button, in part or whole; nothing while the button is not to be seen. */
export const controlsUnder = (button: Locator): Promise<string[]> =>
  button.evaluate((floating, controls) => {
    if (!floating.checkVisibility({ checkVisibilityCSS: true })) return [];
    const own = floating.getBoundingClientRect();
    const isUnder = ({ left, right, top, bottom }: DOMRect) =>
      left < own.right && right > own.left && top < own.bottom && bottom > own.top;
    return [...document.querySelectorAll(controls)]
      .filter((one) => one !== floating && !floating.contains(one))
      .filter(
        (one) => one.checkVisibility({ checkVisibilityCSS: true }) && isUnder(one.getBoundingClientRect()),
      )
      .map((one) => one.outerHTML.slice(0, 120));
  }, 'a[href], button, input, select, textarea, summary');

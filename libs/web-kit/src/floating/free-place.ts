/** Where something is in the window, in CSS pixels from its top left corner. */
export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

/** As fine as the eye sees; a window is looked through in at most a hundred steps. */
const STEP_PX = 8;
/** Room left between the box and what is beside it. */
const GAP_PX = 4;

/**
 * How far a box has to go up so that it covers none of these, in pixels; nothing when there is no room anywhere above
 * it.
 */
export function freeShift(box: Box, covered: readonly Box[]): number | undefined {
  for (let shift = 0; box.top - shift >= GAP_PX; shift += STEP_PX)
    if (!covered.some((one) => touches(box, shift, one))) return shift;
  return undefined;
}

const touches = (box: Box, shift: number, one: Box): boolean =>
  one.left < box.right + GAP_PX &&
  one.right > box.left - GAP_PX &&
  one.top < box.bottom - shift + GAP_PX &&
  one.bottom > box.top - shift - GAP_PX;

/** The boxes of what matches and is in sight, apart from the floating element, its parts and what holds it. */
export const boxesInSight = (selector: string, floating: HTMLElement): DOMRect[] =>
  boxesOf([...document.querySelectorAll<HTMLElement>(selector)], floating);

/** The boxes of those that are in sight, apart from the floating element, its parts and what holds it. */
export const boxesOf = (elements: readonly HTMLElement[], floating: HTMLElement): DOMRect[] =>
  elements
    .filter((one) => !floating.contains(one) && !one.contains(floating))
    .map((one) => one.getBoundingClientRect())
    .filter(({ width, height, bottom, top }) => width * height > 0 && bottom > 0 && top < window.innerHeight);

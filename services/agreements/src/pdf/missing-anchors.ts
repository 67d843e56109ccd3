import type { Font } from 'fontkit';

/** The part of fontkit 2.0.4 that places marks; its typings know nothing of it. */
interface Positioning {
  getAnchor(anchor: object | null): { x: number; y: number };
  applyLookup(type: number, table: object): boolean;
}

interface WithLayout {
  readonly _layoutEngine: { readonly engine: { readonly GPOSProcessor?: Positioning } };
}

class NoAnchor extends Error {}

const mended = new WeakSet<object>();

/**
 * Where a font has no anchor for a mark on a letter, a lookup of it does not apply (OpenType, GPOS lookup type 4). fontkit
 * reads the anchor all the same and fails, at which Khmer, Telugu and Gurmukhi names could not be laid out.
 */
export function letMarksLackAnchors(font: Font): void {
  font.layout('a');
  const processor = (font as unknown as WithLayout)._layoutEngine.engine.GPOSProcessor;
  const positioning = processor && (Object.getPrototypeOf(processor) as Positioning);
  if (!positioning || mended.has(positioning)) return;
  mended.add(positioning);
  const { getAnchor, applyLookup } = positioning;
  positioning.getAnchor = function (this: Positioning, anchor) {
    if (!anchor) throw new NoAnchor();
    return getAnchor.call(this, anchor);
  };
  positioning.applyLookup = function (this: Positioning, type, table) {
    try {
      return applyLookup.call(this, type, table);
    } catch (error) {
      if (error instanceof NoAnchor) return false;
      throw error;
    }
  };
}

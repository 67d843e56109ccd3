import { areAlike, colourOf, type Colour } from './colours.ts';
import { declarations, type Declarations, type PageStyles } from './page-styles.ts';

/** How a text in an element is seen, as far as the page itself says. */
export interface Look {
  /** Nothing within shows it again. */
  readonly isGone: boolean;
  readonly isInvisible: boolean;
  readonly colour: Colour | 'transparent' | 'unknown';
  readonly background: Colour | 'unknown';
  readonly fontPx: number;
}

export const PLAIN: Look = {
  isGone: false,
  isInvisible: false,
  colour: [0, 0, 0],
  background: [255, 255, 255],
  fontPx: 16,
};

/** Smaller, nobody reads it. */
const READABLE_PX = 2;
/** Struck through, it says that it is no longer so. */
const STRUCK = new Set(['del', 's', 'strike']);
const CLASSES_MAX = 20;

export const isSeen = ({ isGone, isInvisible, colour, background, fontPx }: Look): boolean =>
  !isGone &&
  !isInvisible &&
  fontPx > READABLE_PX &&
  colour !== 'transparent' &&
  (colour === 'unknown' || background === 'unknown' || !areAlike(colour, background));

/** The look of an element within another. */
export function lookOf(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  parent: Look,
  styles: PageStyles,
): Look {
  const style = declaredFor(tag, attributes, styles);
  const closed = tag === 'dialog' && !('open' in attributes);
  return {
    isGone: parent.isGone || STRUCK.has(tag) || closed || 'hidden' in attributes || isAway(style),
    isInvisible: invisibility(style['visibility']) ?? parent.isInvisible,
    colour: colourWithin(
      parent,
      style['color'] ?? (tag === 'font' ? attributes['color']?.toLowerCase() : undefined),
    ),
    background: backgroundWithin(parent, style, attributes['bgcolor']?.toLowerCase()),
    fontPx: fontWithin(parent, style['font-size']),
  };
}

/** By tag, class, id, then the element's own: the stronger comes last. */
function declaredFor(
  tag: string,
  { class: names = '', id, style }: Readonly<Record<string, string>>,
  { rules }: PageStyles,
): Declarations {
  if (rules.size === 0) return style ? declarations(style) : {};
  const classes = names.split(/\s+/, CLASSES_MAX).flatMap((name) => [`.${name}`, `${tag}.${name}`]);
  const ids = id ? [`#${id}`, `${tag}#${id}`] : [];
  const ruled = ['*', tag, ...classes, ...ids].map((selector) => rules.get(selector));
  return Object.assign({}, ...ruled, style ? declarations(style) : {}) as Declarations;
}

const isZero = (value = ''): boolean => /^0(?:px|em|rem|%)?$/.test(value);
const isFarOff = (value = ''): boolean => /^-(?:\d{4,}px|\d{3,}(?:em|rem|%|vw))/.test(value);

function isAway(style: Declarations): boolean {
  const { display, opacity, position = '', left, top, clip = '', transform = '', overflow } = style;
  const isPlaced = position === 'absolute' || position === 'fixed';
  return (
    display === 'none' ||
    /^0?\.?0+%?$/.test(opacity ?? '') ||
    isFarOff(style['text-indent']) ||
    (isPlaced && (isFarOff(left) || isFarOff(top) || /^rect\((?:0|1px)/.test(clip))) ||
    /^inset\((?:50|100)%/.test(style['clip-path'] ?? '') ||
    /^scale\(0\)/.test(transform) ||
    (overflow === 'hidden' && (isZero(style['height']) || isZero(style['max-height'])))
  );
}

function invisibility(value: string | undefined): boolean | undefined {
  if (value === 'hidden' || value === 'collapse') return true;
  return value === 'visible' ? false : undefined;
}

const colourWithin = (parent: Look, value: string | undefined): Look['colour'] =>
  value === undefined || value === 'inherit' ? parent.colour : colourOf(value);

function backgroundWithin(parent: Look, style: Declarations, attribute?: string): Look['background'] {
  const value = style['background-color'] ?? style['background'] ?? attribute;
  if (style['background-image'] && style['background-image'] !== 'none') return 'unknown';
  if (value === undefined || value === 'none' || value === 'inherit') return parent.background;
  const colour = colourOf(value);
  return colour === 'transparent' ? parent.background : colour;
}

const PX: Readonly<Record<string, number>> = { px: 1, pt: 4 / 3, rem: 16 };

function fontWithin({ fontPx }: Look, value: string | undefined): number {
  if (value === undefined || value === 'inherit') return fontPx;
  const [, size = '', unit = ''] = /^(\d{0,4}\.?\d{0,4})(px|pt|rem|em|%)?$/.exec(value) ?? [];
  if (size === '' || size === '.') return 16;
  if (unit === 'em') return Number(size) * fontPx;
  if (unit === '%') return (Number(size) / 100) * fontPx;
  return Number(size) * (PX[unit] ?? 1);
}

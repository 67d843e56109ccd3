/** One colour in both modes: `[light, dark]`. */
type Pair = readonly [light: string, dark: string];

/**
 * Every colour of the product. `theme.css` names each of them `--color-<name>` and a test keeps the two equal;
 * antd needs them as values, because it derives further colours from them.
 */
export const palette = {
  paper: ['#fbfaf7', '#0f1b2d'],
  sheet: ['#ffffff', '#16243a'],
  shade: ['#f3f1ea', '#132035'],
  line: ['#e2ded4', '#2b3b54'],
  edge: ['#80858e', '#6f7f97'],
  ink: ['#0f1b2d', '#f0f1ee'],
  'ink-soft': ['#3f4a59', '#c3cbd6'],
  'ink-faint': ['#5b6573', '#9dabbd'],
  action: ['#1d3fbb', '#a3b8ff'],
  'action-strong': ['#152f91', '#c5d2ff'],
  'action-wash': ['#eceffb', '#1c2c50'],
  'on-action': ['#ffffff', '#0f1b2d'],
  gold: ['#b98a2f', '#d3a74d'],
  good: ['#17623e', '#84d3a8'],
  'good-wash': ['#e5f1e9', '#14332b'],
  waiting: ['#7d4e00', '#efc473'],
  'waiting-wash': ['#faf0da', '#38301a'],
  bad: ['#ab1f18', '#ffa69c'],
  'bad-wash': ['#fae9e6', '#40222a'],
} as const satisfies Record<string, Pair>;

export type Mode = 'light' | 'dark';

/** The value of a colour in one mode, for code that can't use a CSS variable. */
export function colour(name: keyof typeof palette, mode: Mode): string {
  return palette[name][mode === 'light' ? 0 : 1];
}

import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { colour, palette, type Mode } from './palette.ts';

const tokens = readFileSync(fileURLToPath(new URL('./tokens.css', import.meta.url)), 'utf8');

/** WCAG 2.2 relative luminance of `#rrggbb`. */
function luminance(hex: string): number {
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const part = parseInt(hex.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (high + 0.05) / (low + 0.05);
}

describe('the palette', () => {
  it('is what the style sheet says', () => {
    const inCss = [...tokens.matchAll(/--color-([a-z-]+): light-dark\((#\w+), (#\w+)\)/g)];
    expect(Object.fromEntries(inCss.map(([, name, ...pair]) => [name, pair]))).toEqual(palette);
  });

  describe.each<Mode>(['light', 'dark'])('in %s mode', (mode) => {
    const on = (text: keyof typeof palette, ground: keyof typeof palette) =>
      contrast(colour(text, mode), colour(ground, mode));

    it.each(['paper', 'sheet', 'shade'] as const)('reads well on %s', (ground) => {
      expect(on('ink', ground)).toBeGreaterThanOrEqual(7);
      expect(on('ink-soft', ground)).toBeGreaterThanOrEqual(7);
      expect(on('ink-faint', ground)).toBeGreaterThanOrEqual(4.5);
      expect(on('action', ground)).toBeGreaterThanOrEqual(4.5);
      expect(on('edge', ground)).toBeGreaterThanOrEqual(3);
    });

    it.each(['good', 'waiting', 'bad', 'action'] as const)('reads well in %s on its wash', (name) => {
      expect(on(name, `${name}-wash`)).toBeGreaterThanOrEqual(4.5);
    });

    it('reads well on a blue button', () => {
      expect(on('on-action', 'action')).toBeGreaterThanOrEqual(4.5);
      expect(on('on-action', 'action-strong')).toBeGreaterThanOrEqual(4.5);
    });
  });
});

import { boxesOf, selfMsByOwner, wholeMs, type Box } from './boxes.ts';
import type { Call } from './cpu-profile.ts';
import type { Owner } from './origin.ts';

export interface Caption {
  readonly title: string;
  readonly subtitle: string;
}

const WIDTH = 1_600;
const MARGIN = 16;
const HEAD = 84;
const ROW = 17;
/** A character of the picture's font, about. */
const CHARACTER = 6.1;
const SMALLEST_TEXT = 30;
/** What takes less of the whole is a line too thin to see. */
const LEAST_SHARE = 0.0015;

const OWNERS: Readonly<Record<Owner, { readonly colour: string; readonly label: string }>> = {
  ours: { colour: '#8fd3b6', label: 'our code' },
  package: { colour: '#f7cf8b', label: 'packages' },
  node: { colour: '#b9cdf3', label: 'Node.js' },
  native: { colour: '#d9d6d0', label: 'engine: native code, garbage collector' },
};

/** A flame graph as SVG: a box is as wide as its function took with all that it called, which stands above it. */
export function picture(calls: readonly Call[], root: string, { title, subtitle }: Caption): string {
  const allMs = calls.reduce((sum, call) => sum + wholeMs(call), 0);
  const boxes = boxesOf(calls, root, allMs * LEAST_SHARE);
  const rows = 1 + boxes.reduce((deepest, { depth }) => Math.max(deepest, depth), 0);
  const height = HEAD + rows * ROW + MARGIN;
  const scale = (WIDTH - 2 * MARGIN) / allMs;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" width="${WIDTH}" height="${height}">`,
    `<style>${styles()}</style>`,
    `<rect width="${WIDTH}" height="${height}" fill="#fffdf9"/>`,
    `<text x="${MARGIN}" y="28" class="title">${escaped(title)}</text>`,
    `<text x="${MARGIN}" y="48" class="small">${escaped(subtitle)}</text>`,
    legend(selfMsByOwner(calls, root), allMs),
    ...boxes.map((box) => drawn(box, { scale, allMs, bottom: height - MARGIN })),
    '</svg>',
    '',
  ].join('\n');
}

const styles = () =>
  [
    'text{font:11px system-ui,sans-serif;fill:#1f2328}.title{font-size:18px;font-weight:600}.small{font-size:12px}',
    '.f rect{stroke:#fffdf9;stroke-width:.6}',
    ...Object.entries(OWNERS).map(([owner, { colour }]) => `.${owner} rect{fill:${colour}}`),
  ].join('');

function legend(ms: Readonly<Record<Owner, number>>, allMs: number): string {
  let x = MARGIN;
  return (Object.keys(OWNERS) as Owner[])
    .map((owner) => {
      const label = `${OWNERS[owner].label} ${Math.round((ms[owner] / allMs) * 100)} %`;
      const item = `<g class="${owner}"><rect x="${x}" y="58" width="12" height="12"/><text x="${x + 17}" y="68" class="small">${label}</text></g>`;
      x += 60 + label.length * (CHARACTER + 0.6);
      return item;
    })
    .join('\n');
}

interface Frame {
  readonly scale: number;
  readonly allMs: number;
  readonly bottom: number;
}

function drawn({ name, place, owner, ms, depth, from }: Box, { scale, allMs, bottom }: Frame): string {
  const [x, y] = [short(MARGIN + from * scale), bottom - (depth + 1) * ROW];
  const width = short(ms * scale);
  const label = place ? `${name}  ${place}` : name;
  const share = `${((ms / allMs) * 100).toFixed(1)} %`;
  const fitting = fitted(label, width);
  const text = fitting && `<text x="${short(x + 3)}" y="${y + 12}">${escaped(fitting)}</text>`;
  const title = `<title>${escaped(`${label}, ${share}`)}</title>`;
  return `<g class="f ${owner}">${title}<rect x="${x}" y="${y}" width="${width}" height="${ROW}"/>${text}</g>`;
}

function fitted(label: string, width: number): string {
  const most = Math.floor((width - 6) / CHARACTER);
  if (width < SMALLEST_TEXT) return '';
  return label.length <= most ? label : `${label.slice(0, most - 1)}…`;
}

const short = (length: number): number => Number(length.toFixed(1));

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

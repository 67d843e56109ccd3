import type { CollectedSpan } from '@rep13/local-stack';
import { traceRows, type TraceRow } from './trace-rows.ts';

const WIDTH = 1_280;
const LABELS = 470;
const MARGIN = 24;
/** For the duration behind the last bar. */
const BEHIND = 70;
const ROW = 22;
const BAR = 12;
const HEAD = 112;
const INDENT = 14;
const TICKS = 8;

const COLOURS: Readonly<Record<string, string>> = {
  gateway: '#1d4ed8',
  onboarding: '#0f766e',
  agreements: '#b45309',
  sla: '#be123c',
  notifications: '#6d28d9',
};
const INK = '#1f2937';
const FAINT = '#e5e7eb';
const MUTED = '#4b5563';

/** A trace as an SVG: a row for each span and a row for the statements of each, along one axis of time. */
export function drawTrace(title: string, spans: readonly CollectedSpan[], day: string): string {
  const rows = traceRows(spans);
  const began = Math.min(...spans.map(({ startedAt }) => startedAt));
  const lasted = Math.max(...spans.map(({ endedAt }) => endedAt)) - began;
  const scale = (WIDTH - LABELS - MARGIN - BEHIND) / lasted;
  const x = (time: number) => LABELS + (time - began) * scale;
  const height = HEAD + rows.length * ROW + MARGIN;
  const services = [...new Set(rows.map(({ service }) => service))];
  const facts = `${spans.length} spans of ${services.length} services, ${Math.round(lasted)} ms in all, in a run on ${day}`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${height}" font-family="system-ui, sans-serif" font-size="12" role="img">`,
    `<title>${escaped(`${title}: ${facts}`)}</title>`,
    `<rect width="${WIDTH}" height="${height}" fill="#ffffff"/>`,
    text(MARGIN, 34, title, INK, 'font-size="18" font-weight="600"'),
    text(MARGIN, 56, facts, MUTED),
    ...legend(services),
    ...axis(lasted, scale, height - MARGIN),
    ...rows.flatMap((row, index) => rowLines(row, HEAD + index * ROW, x)),
    '</svg>',
    '',
  ].join('\n');
}

const legend = (services: readonly string[]): string[] =>
  services.flatMap((service, index) => {
    const left = MARGIN + index * 110;
    return [
      `<rect x="${left}" y="70" width="12" height="12" rx="2" fill="${colourOf(service)}"/>`,
      text(left + 18, 80, service, INK),
    ];
  });

/** Lines at round times, in milliseconds. */
function axis(lasted: number, scale: number, bottom: number): string[] {
  const step = roundStep(lasted / TICKS);
  const times = Array.from({ length: Math.floor(lasted / step) + 1 }, (_, index) => index * step);
  return times.flatMap((time) => {
    const at = (LABELS + time * scale).toFixed(1);
    return [
      `<line x1="${at}" y1="${HEAD - 8}" x2="${at}" y2="${bottom}" stroke="${FAINT}"/>`,
      text(Number(at), HEAD - 14, `${time} ms`, MUTED, 'text-anchor="middle" font-size="11"'),
    ];
  });
}

/** 1, 2 or 5 times a power of ten: the first that is large enough. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5, 10].find((factor) => factor * power >= least) ?? 10);
}

function rowLines({ label, service, depth, bars }: TraceRow, top: number, x: (time: number) => number) {
  const middle = top + ROW / 2 + 4;
  const last = bars.at(-1);
  const spent = bars.reduce((sum, { startedAt, endedAt }) => sum + endedAt - startedAt, 0);
  return [
    text(MARGIN + depth * INDENT, middle, label, depth === 0 ? INK : MUTED),
    ...bars.map((bar) => barLine(bar, service, top, x)),
    ...(last
      ? [
          text(
            x(last.endedAt) + 6,
            middle,
            `${spent < 1 ? spent.toFixed(1) : Math.round(spent)} ms`,
            MUTED,
            'font-size="11"',
          ),
        ]
      : []),
  ];
}

function barLine(bar: CollectedSpan, service: string, top: number, x: (time: number) => number): string {
  const width = Math.max(1.5, x(bar.endedAt) - x(bar.startedAt)).toFixed(1);
  const place = `x="${x(bar.startedAt).toFixed(1)}" y="${top + (ROW - BAR) / 2}" width="${width}" height="${BAR}"`;
  const caption = `${bar.name}, ${(bar.endedAt - bar.startedAt).toFixed(1)} ms`;
  return `<rect ${place} rx="2" fill="${colourOf(service)}" fill-opacity="0.85"><title>${escaped(caption)}</title></rect>`;
}

const colourOf = (service: string): string => COLOURS[service] ?? MUTED;

const text = (x: number, y: number, content: string, colour: string, more = ''): string =>
  `<text x="${x.toFixed(1)}" y="${y}" fill="${colour}" ${more}>${escaped(content)}</text>`;

const escaped = (content: string): string =>
  content.replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`);

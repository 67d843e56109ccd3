import { encodeQR } from 'qr';

/** Modules of white around it: ISO/IEC 18004 asks for four. */
const QUIET_ZONE = 4;
const INK = '#0f1b2d';

/** Pure: a text as a QR code, dark on white also where the page is dark: readers of codes expect it. */
export function codeSvg(text: string): string {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: QUIET_ZONE });
  const size = rows.length;
  const dark = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" shape-rendering="crispEdges">`,
    `<path fill="#ffffff" d="M0 0h${size}v${size}h-${size}z"/>`,
    `<path fill="${INK}" d="${dark.join('')}"/>`,
    '</svg>',
  ].join('');
}

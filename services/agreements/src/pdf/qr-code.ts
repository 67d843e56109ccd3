import { encodeQR } from 'qr';

/** On a page, by its top left corner; in points. */
export interface Square {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** A text as a QR code in this square, one bar a run of dark modules. */
export function barsOf(text: string, { x, y, size }: Square) {
  // The library draws no less than one row around it.
  const rows = inside(encodeQR(text, 'raw', { ecc: 'medium', border: 1 })).map(inside);
  const module = size / rows.length;
  return rows.flatMap((row, line) =>
    runsIn(row).map(({ from, to }) => ({
      x: x + from * module,
      y: y + line * module,
      width: (to - from) * module,
      height: module,
    })),
  );
}

const inside = <T>(list: readonly T[]): T[] => list.slice(1, -1);

function runsIn(row: readonly boolean[]): { from: number; to: number }[] {
  const runs: { from: number; to: number }[] = [];
  for (const [column, isDark] of row.entries()) {
    const last = runs.at(-1);
    if (isDark && last?.to === column) last.to += 1;
    else if (isDark) runs.push({ from: column, to: column + 1 });
  }
  return runs;
}

import { encodeQR } from 'qr';
import { INK } from './pdf-writer.ts';

/** Draws a text as a QR code of this size in points, one rectangle a run of dark modules. The page is its quiet zone. */
export function drawQrCode(
  doc: PDFKit.PDFDocument,
  text: string,
  { x, y, size }: { readonly x: number; readonly y: number; readonly size: number },
): void {
  // The library draws no less than one row around it.
  const rows = inside(encodeQR(text, 'raw', { ecc: 'medium', border: 1 })).map(inside);
  const module = size / rows.length;
  for (const [line, row] of rows.entries())
    for (const { from, to } of runsIn(row))
      doc.rect(x + from * module, y + line * module, (to - from) * module, module);
  doc.fill(INK);
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

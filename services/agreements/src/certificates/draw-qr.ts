import encodeQR from 'qr';
import { INK, type PdfWriter } from '../pdf/pdf-writer.ts';

const SIZE = 84;

/** An address as QR code of small squares; the text beside it says the same, so it is not read aloud. */
export function drawQr({ doc, left }: PdfWriter, address: string): void {
  const rows = encodeQR(address, 'raw', { ecc: 'medium', border: 1 });
  const unit = SIZE / rows.length;
  const top = doc.y;
  doc.markContent('Artifact', { type: 'Layout' });
  for (const [y, row] of rows.entries()) {
    for (const [x, isDark] of row.entries()) {
      if (isDark) doc.rect(left + x * unit, top + y * unit, unit, unit);
    }
  }
  doc.fill(INK);
  doc.endMarkedContent();
  doc.y = top + SIZE;
}

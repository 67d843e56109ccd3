import type { PdfWriter } from './pdf-writer.ts';

/** What the box of a seal takes down the page. */
export const SEAL_BOX_HEIGHT = 48;

const ABOVE = 14;

/** What a box takes below other text, which is to stay on its page: until it is sealed nothing else would be there. */
export const SEAL_ROOM = ABOVE + SEAL_BOX_HEIGHT;

/** A box across the page, below what is written; who writes that keeps `SEAL_ROOM` with it. */
export function leaveRoomForSeal(pdf: PdfWriter): void {
  pdf.ensureRoom(SEAL_ROOM);
  const { left, width } = pdf;
  pdf.reserveSealPlace({ x: left, y: pdf.y + ABOVE, width, height: SEAL_BOX_HEIGHT });
  pdf.space(SEAL_ROOM);
}

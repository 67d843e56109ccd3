import type { PdfWriter } from './pdf-writer.ts';

/** Where something is on a page, in points from its top left corner. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where a page says it: `/PieceInfo`, which ISO 32000-1 (14.5) has for what a program notes in a page for itself. */
export const NOTED_BY = 'Rep13';
export const SEAL_PLACE = 'SealPlace';

/** What the box of a seal takes down the page. */
export const SEAL_BOX_HEIGHT = 48;

/**
 * Notes on the current page where its seal will show. Nothing is drawn: an empty signature field would invite every
 * reader to sign, and a box would say of a file without a seal that it has one.
 */
export function reserveSealPlace(doc: PDFKit.PDFDocument, { x, y, width, height }: Place): void {
  const { dictionary, height: pageHeight } = doc.page;
  const at = doc.info.ModDate;
  const bottom = pageHeight - y - height;
  const noted = { LastModified: at, Private: { [SEAL_PLACE]: [x, bottom, x + width, bottom + height] } };
  Object.assign(dictionary.data, { LastModified: at, PieceInfo: { [NOTED_BY]: noted } });
}

const ABOVE = 14;

/** What a box takes below other text, which is to stay on its page: until it is sealed nothing else would be there. */
export const SEAL_ROOM = ABOVE + SEAL_BOX_HEIGHT;

/** A box across the page, below what is written; who writes that keeps `SEAL_ROOM` with it. */
export function leaveRoomForSeal(pdf: PdfWriter): void {
  pdf.keep(SEAL_ROOM);
  const { doc, left, width } = pdf;
  reserveSealPlace(doc, { x: left, y: doc.y + ABOVE, width, height: SEAL_BOX_HEIGHT });
  pdf.space(SEAL_ROOM);
}

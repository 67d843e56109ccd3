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

/** The entries of a page, which is so high, that note where its seal will show. */
export function sealPlaceEntries({ x, y, width, height }: Place, pageHeight: number, at: Date) {
  const bottom = pageHeight - y - height;
  const noted = { LastModified: at, Private: { [SEAL_PLACE]: [x, bottom, x + width, bottom + height] } };
  return { LastModified: at, PieceInfo: { [NOTED_BY]: noted } };
}

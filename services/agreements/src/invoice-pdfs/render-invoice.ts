import type { InvoiceParty } from '@rep13/contracts-onboarding';
import { QUIET } from '../pdf/colours.ts';
import { writeFactTable } from '../pdf/fact-table.ts';
import { drawMark } from '../pdf/mark.ts';
import { writeNumberedFeet } from '../pdf/numbered-feet.ts';
import { PdfWriter, type Style } from '../pdf/pdf-writer.ts';
import { leaveRoomForSeal, SEAL_ROOM } from '../pdf/seal-room.ts';
import type { Run } from '../pdf/typeset.ts';
import type { InvoiceDocument } from './invoice-document.ts';
import { amountOf, factsOf, issuedOn, settledSentence, titleOf, totalsOf } from './invoice-texts.ts';

const TITLE: Style = { size: 22, leading: 30 };
const HEADING: Style = { size: 9.5, leading: 14, colour: QUIET };
const NAME: Style = { size: 11, leading: 16 };
const TEXT: Style = { size: 10, leading: 14 };
const AMOUNT: Style = { ...TEXT, isRight: true };
const VALUE_INDENT = 110;
/** What is left for amounts, at the right. */
const AMOUNT_INDENT = 310;
/** Below a note. */
const BELOW = 6;
const MARGINS = { top: 68, bottom: 84, left: 80, right: 80 };

/** An invoice or a credit note as a PDF. Pure: the same document gives the same bytes. */
export async function renderInvoice(document: InvoiceDocument): Promise<Buffer> {
  const { seller, buyer, issuedAt } = document;
  const title = titleOf(document);
  const pdf = new PdfWriter({ title, author: seller.name, at: issuedAt, margins: MARGINS });
  drawMark(pdf, document.brand);
  pdf.space(30);
  pdf.write('H1', [{ text: title, face: 'strong' }], TITLE);
  pdf.space(8);
  writeParty(pdf, 'From', seller);
  writeParty(pdf, 'To', buyer);
  writeFactTable(pdf, { facts: factsOf(document), style: TEXT, valueIndent: VALUE_INDENT, rowSpace: 3 });
  pdf.space(20);
  writeLines(pdf, document);
  writeNotes(pdf, document);
  writeNumberedFeet(pdf, footOf(document));
  return pdf.end();
}

function writeParty(pdf: PdfWriter, heading: string, { name, lines, taxId }: InvoiceParty): void {
  pdf.ensureRoom(HEADING.leading + NAME.leading);
  pdf.write('H2', [{ text: heading, face: 'text' }], HEADING);
  pdf.write('P', [{ text: name, face: 'strong' }], NAME);
  for (const text of [...lines, taxId ?? ''].filter(Boolean)) pdf.write('P', [{ text, face: 'text' }], TEXT);
  pdf.space(12);
}

/** What is charged or taken back, line by line, and what it comes to. */
function writeLines(pdf: PdfWriter, document: InvoiceDocument): void {
  const { currency } = document;
  pdf.startTable();
  const row = (label: string, value: string, face: 'text' | 'strong') => {
    pdf.space(4);
    pdf.row([{ text: label, face }], [{ text: value, face }], AMOUNT, AMOUNT_INDENT);
    pdf.space(4);
    pdf.rule();
  };
  row('Description', `Amount in ${currency}`, 'strong');
  for (const { text, netCents } of document.lines) row(text, amountOf(netCents), 'text');
  for (const [label, cents] of totalsOf(document)) row(label, amountOf(cents), 'text');
  row('Total', `${currency} ${amountOf(document.netCents + document.vatCents)}`, 'strong');
  pdf.space(14);
}

function writeNotes(pdf: PdfWriter, document: InvoiceDocument): void {
  const notes = [settledSentence(document), document.vatNote].map((text): Run[] => [{ text, face: 'text' }]);
  const height = notes.reduce((sum, note) => sum + pdf.heightOf(note, TEXT) + BELOW, 0);
  if (document.sealKind) pdf.ensureRoom(height + SEAL_ROOM);
  for (const note of notes) {
    pdf.write('P', note, TEXT);
    pdf.space(BELOW);
  }
  if (document.sealKind) leaveRoomForSeal(pdf);
}

const footOf = (document: InvoiceDocument) => ({
  reference: `${titleOf(document)} of ${issuedOn(document)}`,
  lines: [
    `Verify it at ${document.verifyUrl}`,
    ...(document.note ? [document.note] : []),
    ...(document.versionNote ? [document.versionNote] : []),
  ],
  verifyUrl: document.verifyUrl,
});

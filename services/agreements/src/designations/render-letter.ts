import { QUIET } from '../pdf/colours.ts';
import { factTableHeight, writeFactTable, type FactTable } from '../pdf/fact-table.ts';
import { longTime } from '../pdf/long-time.ts';
import { PdfWriter, type Style } from '../pdf/pdf-writer.ts';
import { writeNumberedFeet, type Foot } from '../pdf/numbered-feet.ts';
import { leaveRoomForSeal, SEAL_ROOM } from '../pdf/seal-room.ts';
import type { Run } from '../pdf/typeset.ts';
import type { LetterDocument, LetterSignature } from './letter-document.ts';

const SENDER: Style = { size: 15, leading: 20 };
const SENDER_LINE: Style = { size: 9.5, leading: 13, colour: QUIET };
const TITLE: Style = { size: 15, leading: 20 };
const TEXT: Style = { size: 10, leading: 14 };
const SIGNATURE: Style = { size: 20, leading: 26 };
const NOTE: Style = { size: 9.5, leading: 13, colour: QUIET };
const VALUE_INDENT = 150;
const MARGINS = { top: 52, bottom: 78, left: 80, right: 80 };
/** What the lines for a pen take: they are not torn over two pages. */
const BY_HAND_HEIGHT = 128;
const ABOVE_SIGNATURE = 18;
const BELOW_NAME = 6;
const LINE_LENGTH = 280;

/** A letter as a PDF on its sender's paper. Pure: the same document gives the same bytes. */
export async function renderLetter(document: LetterDocument): Promise<Buffer> {
  const { sender, letter, writtenAt } = document;
  const pdf = new PdfWriter({ title: letter.title, author: sender.name, at: writtenAt, margins: MARGINS });
  writeSender(pdf, document);
  pdf.write('H1', [{ text: letter.title, face: 'strong' }], TITLE);
  pdf.space(10);
  for (const text of letter.paragraphs) {
    pdf.write('P', [{ text, face: 'text' }], TEXT);
    pdf.space(8);
  }
  pdf.space(4);
  writeFacts(pdf, document);
  pdf.space(ABOVE_SIGNATURE);
  writeSignature(pdf, document);
  writeNumberedFeet(pdf, footOf(document));
  return pdf.end();
}

function writeSender(pdf: PdfWriter, { sender, writtenAt, ownReference, signature }: LetterDocument): void {
  pdf.write('P', [{ text: sender.name, face: 'strong' }], SENDER);
  for (const text of sender.lines.filter(Boolean)) pdf.write('P', [{ text, face: 'text' }], SENDER_LINE);
  pdf.space(8);
  pdf.rule();
  pdf.space(14);
  // On paper the signer writes the day beside the signature.
  const day = signature.kind === 'by-hand' ? '' : `${longTime(writtenAt).split(',')[0]}. `;
  pdf.write('P', [{ text: `${day}Reference ${ownReference}`, face: 'text' }], TEXT);
  pdf.space(12);
}

/** Where the signature does not fit below them they go to its page: nobody signs a page that says nothing. */
function writeFacts(pdf: PdfWriter, document: LetterDocument): void {
  const table: FactTable = {
    facts: document.letter.facts.map(({ label, value }) => [label, value]),
    style: TEXT,
    valueIndent: VALUE_INDENT,
    rowSpace: 2,
  };
  pdf.ensureRoom(factTableHeight(pdf, table) + ABOVE_SIGNATURE + signatureHeight(pdf, document));
  writeFactTable(pdf, table);
}

/** What the signature takes, with the room for a seal below it. */
function signatureHeight(pdf: PdfWriter, { signature, sender, sealKind }: LetterDocument): number {
  if (signature.kind === 'by-hand') return BY_HAND_HEIGHT;
  const name = signature.kind === 'electronic' ? pdf.heightOf(nameOf(signature), SIGNATURE) + BELOW_NAME : 0;
  const by = pdf.heightOf(signedBy(signature, sender.name), TEXT) + pdf.heightOf(signedHow(signature), NOTE);
  return name + by + (sealKind ? SEAL_ROOM : 0);
}

function writeSignature(pdf: PdfWriter, document: LetterDocument): void {
  const { signature, sender, sealKind } = document;
  pdf.ensureRoom(signatureHeight(pdf, document));
  if (signature.kind === 'by-hand') {
    writeLines(pdf, sender.name);
    return;
  }
  if (signature.kind === 'electronic') {
    pdf.write('P', nameOf(signature), SIGNATURE);
    pdf.rule(pdf.left, pdf.left + LINE_LENGTH);
    pdf.space(BELOW_NAME);
  }
  pdf.write('P', signedBy(signature, sender.name), TEXT);
  pdf.write('P', signedHow(signature), NOTE);
  if (sealKind) leaveRoomForSeal(pdf);
}

/** Empty lines for a pen. */
function writeLines(pdf: PdfWriter, companyName: string): void {
  pdf.write('P', [{ text: `Signed for and on behalf of ${companyName}:`, face: 'text' }], TEXT);
  for (const label of ['Signature', 'Name and title', 'Place and date']) {
    pdf.space(22);
    pdf.rule(pdf.left, pdf.left + LINE_LENGTH);
    pdf.space(3);
    pdf.write('P', [{ text: label, face: 'text' }], NOTE);
  }
}

type Made = Exclude<LetterSignature, { kind: 'by-hand' }>;

const nameOf = ({ name }: Extract<Made, { kind: 'electronic' }>): Run[] => [
  { text: name, face: 'signature' },
];

const signedBy = (signature: Made, sender: string): Run[] => [
  {
    text:
      signature.kind === 'ours'
        ? `Issued by ${sender}`
        : `${signature.name}, ${signature.title}, authorised to sign for ${sender}`,
    face: 'text',
  },
];

const signedHow = (signature: Made): Run[] => [
  {
    text:
      signature.kind === 'ours'
        ? `In electronic form on ${longTime(signature.at)}, valid without a handwritten signature.`
        : `Signed electronically on ${longTime(signature.at)}. SHA-256 of the text as signed: ${signature.textSha256}`,
    face: 'text',
  },
];

const footOf = ({ ownReference, verifyUrl, versionNote }: LetterDocument): Foot => ({
  reference: ownReference,
  lines: [
    ...(verifyUrl ? [`Verify this letter at ${verifyUrl}`] : []),
    ...(versionNote ? [versionNote] : []),
  ],
  verifyUrl,
});

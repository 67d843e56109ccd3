import { toRuns } from '../pdf/agreement-text.ts';
import { QUIET } from '../pdf/colours.ts';
import { documentIdOf } from '../pdf/document-id.ts';
import { longTime } from '../pdf/long-time.ts';
import { drawMark } from '../pdf/mark.ts';
import { writeNumberedFeet } from '../pdf/numbered-feet.ts';
import { PdfWriter, type Style } from '../pdf/pdf-writer.ts';
import { leaveRoomForSeal, SEAL_ROOM } from '../pdf/seal-room.ts';
import type { Run } from '../pdf/typeset.ts';
import type { AddendumDocument } from './addendum-document.ts';

const TITLE: Style = { size: 18, leading: 24 };
const SUBTITLE: Style = { size: 9.5, leading: 13, colour: QUIET };
const TEXT: Style = { size: 9.5, leading: 13 };
const HEADING: Style = { size: 11, leading: 16 };
const SIGNATURE: Style = { size: 18, leading: 24 };
const NOTE: Style = { size: 8.5, leading: 11.5, colour: QUIET };
const INDENT = 26;
const LINE_LENGTH = 280;
const MARGINS = { top: 50, bottom: 84, left: 72, right: 72 };

/** The signed addendum as a PDF of one page; the longest names take a second one. Pure: the same document gives the same bytes. */
export async function renderAddendum(document: AddendumDocument): Promise<Buffer> {
  const { draft, agreementNumber, representativeName, signedAt } = document;
  const pdf = new PdfWriter({
    title: `${draft.title} ${agreementNumber}`,
    author: representativeName,
    at: signedAt,
    margins: MARGINS,
  });
  drawMark(pdf, document.brand);
  pdf.space(16);
  pdf.write('H1', [{ text: draft.title, face: 'strong' }], TITLE);
  pdf.write('P', [plain(`To agreement ${agreementNumber}. Text as in version ${draft.version}`)], SUBTITLE);
  pdf.space(6);
  pdf.rule();
  pdf.space(8);
  writeText(pdf, document);
  writeSignature(pdf, document);
  writeNumberedFeet(pdf, footOf(document));
  return pdf.end();
}

function writeText(pdf: PdfWriter, { draft }: AddendumDocument): void {
  for (const party of draft.parties) {
    pdf.write('P', toRuns(party), TEXT);
    pdf.space(4);
  }
  for (const { number, heading, paragraphs } of draft.clauses) {
    pdf.space(4);
    pdf.write('H2', [{ text: heading, face: 'strong' }], { ...HEADING, indent: INDENT }, `${number}`);
    for (const [index, paragraph] of paragraphs.entries()) {
      pdf.write('P', toRuns(paragraph), { ...TEXT, indent: INDENT }, `${number}.${index + 1}`);
      pdf.space(3);
    }
  }
}

/** Who signed, what was recorded of it, and room for the seal, on one page. */
function writeSignature(pdf: PdfWriter, document: AddendumDocument): void {
  const name: Run[] = [{ text: document.signerName, face: 'signature' }];
  const party: Run[] = [
    plain('For the Client, '),
    { text: document.companyName, face: 'strong' },
    plain(`, as ${document.signerTitle}, authorised to sign for it`),
  ];
  const evidence = evidenceOf(document).map((text): Run[] => [plain(text)]);
  const height = evidence.reduce(
    (sum, runs) => sum + pdf.heightOf(runs, NOTE),
    pdf.heightOf(name, SIGNATURE),
  );
  pdf.space(10);
  pdf.ensureRoom(height + pdf.heightOf(party, TEXT) + 14 + (document.sealKind ? SEAL_ROOM : 0));
  pdf.write('P', name, SIGNATURE);
  pdf.rule(pdf.left, pdf.left + LINE_LENGTH);
  pdf.space(4);
  pdf.write('P', party, TEXT);
  pdf.space(4);
  for (const runs of evidence) pdf.write('P', runs, NOTE);
  if (document.sealKind) leaveRoomForSeal(pdf);
}

const evidenceOf = (document: AddendumDocument): string[] => [
  `Signed in electronic form on ${longTime(document.signedAt)} (${document.signedAt}) in the client portal, after the password was asked again; observed address ${document.observedIpAddress ?? 'not recorded'}.`,
  `For the Representative: issued by ${document.representativeName} in electronic form, valid without a handwritten signature.`,
  `SHA-256 of the text as signed: ${document.draft.sha256}`,
  ...(document.sealKind ? [SEALS[document.sealKind]] : []),
];

/** The seal comes after the page is made: the page says which one to look for. */
const SEALS = {
  own: 'The electronic seal is added once this page is made; a box below shows it in a sealed copy.',
  development: 'Development seal, for trying the product: it proves nothing.',
} as const;

const footOf = ({ draft, agreementNumber, verifyUrl, note }: AddendumDocument) => ({
  reference: `Addendum to agreement ${agreementNumber}`,
  lines: [
    `Document ${documentIdOf({ agreementNumber, draft })}. Verify it at ${verifyUrl}`,
    ...(note ? [note] : []),
  ],
  verifyUrl,
});

const plain = (text: string): Run => ({ text, face: 'text' });

import { formatLegalTime } from '@rep13/contracts-constants';
import { QUIET } from '../pdf/colours.ts';
import { longTime } from '../pdf/long-time.ts';
import { drawMark } from '../pdf/mark.ts';
import { PdfWriter, type Style } from '../pdf/pdf-writer.ts';
import type { Place } from '../pdf/seal-place.ts';
import { SEAL_BOX_HEIGHT } from '../pdf/seal-room.ts';
import type { Run } from '../pdf/typeset.ts';
import type { CertificateDocument } from './certificate-document.ts';

const TITLE: Style = { size: 24, leading: 32 };
const TEXT: Style = { size: 10.5, leading: 15 };
const NOTE: Style = { size: 9.5, leading: 13, colour: QUIET };
const VALUE_INDENT = 120;
/** Above and below a fact: the longest name still leaves all of them on one page. */
const ROW_SPACE = 1.5;
const QR_SIZE = 80;
/** Below a note. */
const BELOW = 4;
const ABOVE_CODE = 8;
const MARGINS = { top: 54, bottom: 54, left: 72, right: 72 };

/**
 * The certificate as a PDF of one page; the longest names and addresses take a second one. Pure: the same document gives
 * the same bytes.
 */
export async function renderCertificate(document: CertificateDocument): Promise<Buffer> {
  const pdf = new PdfWriter({
    title: `Certificate of appointment ${document.registerNumber}`,
    author: document.representativeName,
    at: document.issuedAt,
    margins: MARGINS,
  });
  drawMark(pdf, document.brand);
  pdf.space(20);
  pdf.write('H1', [{ text: 'Certificate of appointment', face: 'strong' }], TITLE);
  pdf.space(8);
  pdf.write('P', [{ text: statement(document), face: 'text' }], TEXT);
  pdf.space(14);
  writeFacts(pdf, document);
  pdf.space(14);
  writeNotes(pdf, document);
  if (document.sealKind) pdf.reserveSealPlace(besideTheCode(pdf));
  drawRegisterCode(pdf, document.registerUrl);
  return pdf.end();
}

/** What is to be known of the facts, on one page with the code below it. */
function writeNotes(pdf: PdfWriter, document: CertificateDocument): void {
  const notes = notesOf(document).map((text): Run[] => [{ text, face: 'text' }]);
  const height = notes.reduce((sum, note) => sum + pdf.heightOf(note, NOTE) + BELOW, 0);
  pdf.ensureRoom(height + ABOVE_CODE + QR_SIZE);
  for (const note of notes) {
    pdf.write('P', note, NOTE);
    pdf.space(BELOW);
  }
  pdf.space(ABOVE_CODE);
}

/** The text above says the same address, so it is not read aloud. */
function drawRegisterCode(pdf: PdfWriter, address: string): void {
  const { left, y } = pdf;
  pdf.artifact(QR_SIZE, (artifact) => artifact.qrCode(address, { x: left, y, size: QR_SIZE }));
}

const besideTheCode = ({ left, y, width }: PdfWriter): Place => {
  const across = QR_SIZE + 20;
  return { x: left + across, y, width: width - across, height: SEAL_BOX_HEIGHT };
};

const statement = ({ representativeName, pointOfContact, timeZone }: CertificateDocument) =>
  [
    `${representativeName} is appointed in writing by the company below as its legal representative in the European Union, Article 13(1) of Regulation (EU) 2022/2065 (Digital Services Act).`,
    // Where it is not designated nothing stands: the certificate is of the appointment.
    ...(pointOfContact.since
      ? [
          `It is also the company’s electronic point of contact, Article 11(1), since ${formatLegalTime(pointOfContact.since, timeZone)}.`,
        ]
      : []),
  ].join(' ');

function writeFacts(pdf: PdfWriter, document: CertificateDocument): void {
  pdf.startTable();
  for (const [heading, value] of factsOf(document)) {
    pdf.rule();
    pdf.space(ROW_SPACE);
    pdf.row([{ text: heading, face: 'text' }], [{ text: value, face: 'strong' }], TEXT, VALUE_INDENT);
    pdf.space(ROW_SPACE);
  }
  pdf.rule();
}

const factsOf = (document: CertificateDocument): [string, string][] => [
  ['Company', document.companyName],
  ...identityOf(document.client),
  ['Website', document.website],
  ['Register number', document.registerNumber],
  ['In force since', formatLegalTime(document.beganAt, document.timeZone)],
  [
    'In force until',
    document.endsAt ? formatLegalTime(document.endsAt, document.timeZone) : 'it is ended by notice',
  ],
  ['Representative', document.representativeName],
  ['Postal address', document.representativeAddress],
  ['Email', document.representativeEmail],
  ['Phone', document.representativePhone],
  ['Languages', document.representativeLanguages],
  ['Established in', document.memberState],
  ['Coordinator', document.coordinator],
  ['Certificate', `version ${document.version}, issued on ${longTime(document.issuedAt)}`],
];

/** What tells a company from another of its name, by whichever of them a reader knows it. */
const identityOf = ({
  countryOfIncorporation,
  registrationNumber,
  registeredAddress,
}: CertificateDocument['client']): [string, string][] => [
  ['Incorporated in', countryOfIncorporation],
  ...(registrationNumber ? [['Company number', registrationNumber] satisfies [string, string]] : []),
  ['Registered address', registeredAddress],
];

/** The seal comes after the page is made: the page says which one to look for. */
const SEALS = {
  own: ({ representativeName, verifyUrl }: CertificateDocument) =>
    `${representativeName} seals this file electronically once it is made; a box below shows the seal in a sealed copy. Verify any copy at ${verifyUrl}.`,
  development: () => 'Development seal, for trying the product: it proves nothing.',
} as const;

const notesOf = (document: CertificateDocument): string[] => [
  'This designation is not an establishment in the European Union (Article 13(5)).',
  `The certificate says how the mandate stood when it was issued. How it stands now, the register says: ${document.registerUrl}`,
  ...(document.sealKind ? [SEALS[document.sealKind](document)] : []),
  ...(document.versionNote ? [document.versionNote] : []),
];

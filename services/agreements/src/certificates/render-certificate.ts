import { LETTERS } from '@rep13/contracts-authority-requests/letters';
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
  const { locale, certificate: texts } = LETTERS[document.language];
  const pdf = new PdfWriter({
    title: texts.title(document.registerNumber),
    language: locale,
    author: document.representativeName,
    at: document.issuedAt,
    margins: MARGINS,
  });
  drawMark(pdf, document.brand);
  pdf.space(20);
  pdf.write('H1', [{ text: texts.heading, face: 'strong' }], TITLE);
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

function statement({ language, representativeName, pointOfContact, timeZone }: CertificateDocument): string {
  const { statement: appointed, contactPoint, legalTime } = LETTERS[language].certificate;
  // Where it is not designated nothing stands: the certificate is of the appointment.
  const since = pointOfContact.since && contactPoint(legalTime(pointOfContact.since, timeZone));
  return [appointed(representativeName), ...(since ? [since] : [])].join(' ');
}

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

function factsOf(document: CertificateDocument): [string, string][] {
  const { locale, certificate } = LETTERS[document.language];
  const { facts, legalTime } = certificate;
  const { beganAt, endsAt, timeZone } = document;
  return [
    [facts.company, document.companyName],
    ...identityOf(document),
    [facts.website, document.website],
    [facts.number, document.registerNumber],
    [facts.since, legalTime(beganAt, timeZone)],
    [facts.until, endsAt ? legalTime(endsAt, timeZone) : facts.notice],
    [facts.representative, document.representativeName],
    [facts.address, document.representativeAddress],
    [facts.email, document.representativeEmail],
    [facts.phone, document.representativePhone],
    [facts.languages, document.representativeLanguages],
    [facts.memberState, document.memberState],
    [facts.coordinator, document.coordinator],
    [facts.certificate, facts.version(document.version, longTime(document.issuedAt, locale))],
  ];
}

/** What tells a company from another of its name, by whichever of them a reader knows it. */
function identityOf({ language, client }: CertificateDocument): [string, string][] {
  const { country, companyNumber, registeredAddress } = LETTERS[language].certificate.facts;
  return [
    [country, client.countryOfIncorporation],
    ...(client.registrationNumber
      ? [[companyNumber, client.registrationNumber] satisfies [string, string]]
      : []),
    [registeredAddress, client.registeredAddress],
  ];
}

function notesOf(document: CertificateDocument): string[] {
  const { language, sealKind, versionNote } = document;
  const { notEstablishment, register, seals } = LETTERS[language].certificate;
  const seal = {
    own: () => seals.own(document.representativeName, document.verifyUrl),
    development: () => seals.development,
  };
  return [
    notEstablishment,
    register(document.registerUrl),
    ...(sealKind ? [seal[sealKind]()] : []),
    ...(versionNote ? [versionNote] : []),
  ];
}

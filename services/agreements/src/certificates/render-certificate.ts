import { LETTERS } from '@rep13/contracts-authority-requests/letters';
import { QUIET } from '../pdf/colours.ts';
import { longTime } from '../pdf/long-time.ts';
import { drawSealOrnament } from '../pdf/drawn-seal.ts';
import { writeFactTable } from '../pdf/fact-table.ts';
import { drawMark } from '../pdf/mark.ts';
import { PdfWriter, type Style } from '../pdf/pdf-writer.ts';
import type { Place } from '../pdf/seal-place.ts';
import { SEAL_BOX_HEIGHT } from '../pdf/seal-room.ts';
import type { Run } from '../pdf/typeset.ts';
import type { CertificateDocument } from './certificate-document.ts';

const SEAL_SIZE = 104;
/** It rises into the margin, so that the dates below it have the whole line. */
const ABOVE_MARGIN = 14;
/** What stands beside the drawn seal leaves it this much room. */
const BESIDE_SEAL = SEAL_SIZE + 16;
const TITLE: Style = { size: 26, leading: 34, inset: BESIDE_SEAL };
const LABEL: Style = { size: 10.5, leading: 14, colour: QUIET, inset: BESIDE_SEAL };
const DATE: Style = { size: 20, leading: 27 };
const TEXT: Style = { size: 10.5, leading: 15 };
const NOTE: Style = { size: 9.5, leading: 13, colour: QUIET };
const VALID: Style = { size: 12, leading: 17 };
const VALUE_INDENT = 120;
/** Above and below a fact: the longest name still leaves all of them on one page. */
const ROW_SPACE = 1.5;
const QR_SIZE = 92;
const BESIDE_CODE = QR_SIZE + 20;
const ISSUER: Style = { size: 10.5, leading: 15, inset: BESIDE_CODE };
const VERSION: Style = { ...NOTE, inset: BESIDE_CODE };
const ABOVE_BOX = 6;
/** Below a note. */
const BELOW = 3;
const MARGINS = { top: 48, bottom: 36, left: 72, right: 72 };

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
  if (document.sealKind) drawSeal(pdf);
  drawMark(pdf, document.brand);
  pdf.space(16);
  pdf.write('H1', [{ text: texts.heading, face: 'strong' }], TITLE);
  pdf.space(6);
  writeDates(pdf, document);
  pdf.space(10);
  pdf.write('P', [{ text: statement(document), face: 'text' }], TEXT);
  pdf.space(10);
  writeFactTable(pdf, {
    facts: factsOf(document),
    style: TEXT,
    valueIndent: VALUE_INDENT,
    rowSpace: ROW_SPACE,
  });
  pdf.space(10);
  writeEnd(pdf, document);
  return pdf.end();
}

/** Only where the file is sealed, too: paper must not promise what the file does not have. */
function drawSeal(pdf: PdfWriter): void {
  const { left, width, y } = pdf;
  pdf.artifact(0, (artifact) =>
    drawSealOrnament(artifact, { x: left + width - SEAL_SIZE, y: y - ABOVE_MARGIN, size: SEAL_SIZE }),
  );
}

/** From when the mandate is in force, and until when once notice was given. */
function writeDates(pdf: PdfWriter, { language, beganAt, endsAt, timeZone }: CertificateDocument): void {
  const { facts, legalTime } = LETTERS[language].certificate;
  const dates = [[facts.since, beganAt] as const, ...(endsAt ? [[facts.until, endsAt] as const] : [])];
  for (const [label, day] of dates) {
    pdf.write('P', [{ text: label, face: 'text' }], LABEL);
    pdf.write('P', [{ text: legalTime(day, timeZone), face: 'strong' }], DATE);
  }
}

/** What is to be known of the facts, who issued them, and the way to the register: on one page. */
function writeEnd(pdf: PdfWriter, document: CertificateDocument): void {
  const { certificate: texts, locale } = LETTERS[document.language];
  const strong = (text: string): Run[] => [{ text, face: 'strong' }];
  const notes = notesOf(document).map((text): Run[] => [{ text, face: 'text' }]);
  const valid = strong(texts.valid(document.registerUrl));
  const issuer = strong(texts.issuer(document.representativeName));
  const version = texts.facts.version(document.version, longTime(document.issuedAt, locale));
  const issued = pdf.heightOf(issuer, ISSUER) + VERSION.leading + ABOVE_BOX + SEAL_BOX_HEIGHT;
  const height = notes.reduce((sum, note) => sum + pdf.heightOf(note, NOTE) + BELOW, 0);
  pdf.ensureRoom(height + pdf.heightOf(valid, VALID) + BELOW + Math.max(issued, QR_SIZE));
  for (const note of notes) {
    pdf.write('P', note, NOTE);
    pdf.space(BELOW);
  }
  pdf.write('P', valid, VALID);
  pdf.space(BELOW);
  drawRegisterCode(pdf, document.registerUrl);
  pdf.write('P', issuer, ISSUER);
  pdf.write('P', [{ text: version, face: 'text' }], VERSION);
  if (document.sealKind) pdf.reserveSealPlace(besideTheCode(pdf));
}

/** At the right margin; the text above says the same address, so it is not read aloud. */
function drawRegisterCode(pdf: PdfWriter, address: string): void {
  const { left, y, width } = pdf;
  pdf.artifact(0, (artifact) => artifact.qrCode(address, { x: left + width - QR_SIZE, y, size: QR_SIZE }));
}

const besideTheCode = ({ left, y, width }: PdfWriter): Place => ({
  x: left,
  y: y + ABOVE_BOX,
  width: width - BESIDE_CODE,
  height: SEAL_BOX_HEIGHT,
});

function statement({ language, representativeName, pointOfContact, timeZone }: CertificateDocument): string {
  const { statement: appointed, contactPoint, legalTime } = LETTERS[language].certificate;
  // Where it is not designated nothing stands: the certificate is of the appointment.
  const since = pointOfContact.since && contactPoint(legalTime(pointOfContact.since, timeZone));
  return [appointed(representativeName), ...(since ? [since] : [])].join(' ');
}

function factsOf(document: CertificateDocument): [string, string][] {
  const { facts } = LETTERS[document.language].certificate;
  return [
    [facts.company, document.companyName],
    ...identityOf(document),
    [facts.website, document.website],
    [facts.number, document.registerNumber],
    ...(document.endsAt ? [] : [[facts.until, facts.notice] satisfies [string, string]]),
    [facts.representative, document.representativeName],
    [facts.address, document.representativeAddress],
    [facts.email, document.representativeEmail],
    [facts.phone, document.representativePhone],
    [facts.languages, document.representativeLanguages],
    [facts.memberState, document.memberState],
    [facts.coordinator, document.coordinator],
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
  const { notEstablishment, onIssue, seals } = LETTERS[language].certificate;
  const seal = {
    own: () => seals.own(document.representativeName, document.verifyUrl),
    development: () => seals.development,
  };
  return [
    notEstablishment,
    onIssue,
    ...(sealKind ? [seal[sealKind]()] : []),
    ...(versionNote ? [versionNote] : []),
  ];
}

import { QUIET } from './colours.ts';
import { writeFactTable } from './fact-table.ts';
import { layoutOf } from './layout.ts';
import { longTime } from './long-time.ts';
import type { PdfWriter, Style } from './pdf-writer.ts';
import { leaveRoomForSeal, SEAL_ROOM } from './seal-room.ts';
import type { SignedDocument, SignedParticulars } from './signed-document.ts';
import type { Run } from './typeset.ts';

const TITLE: Style = { size: 18, leading: 26 };
const NOTE: Style = { size: 10.5, leading: 15, colour: QUIET };
const ABOVE_CLOSING = 16;
const VALUE_INDENT = 160;
const UNKNOWN = 'not recorded';

/** The last page: what was recorded when the client signed, and nothing else. */
export function writeEvidencePage(pdf: PdfWriter, document: SignedDocument): void {
  pdf.newPage();
  pdf.write('H1', [{ text: 'Evidence of the signature', face: 'strong' }], TITLE);
  pdf.space(4);
  const recorded = `Recorded by ${document.representativeName} at the moment of signing.`;
  pdf.write('P', [{ text: recorded, face: 'text' }], NOTE);
  // At the feet of the pages screen readers pass over it.
  for (const text of [document.note, document.versionNote])
    if (text) pdf.write('P', [{ text, face: 'text' }], NOTE);
  pdf.space(16);
  const { row: style, rowSpace, hasSealBox, isLastRowWithClosing } = layoutOf(document.layout).evidence;
  const isBoxed = hasSealBox && document.sealKind !== null;
  writeFactTable(pdf, {
    facts: recordedFacts(document),
    style,
    valueIndent: VALUE_INDENT,
    rowSpace,
    ...(isLastRowWithClosing && { below: ABOVE_CLOSING + closingHeight(pdf, isBoxed) }),
  });
  pdf.space(ABOVE_CLOSING);
  writeClosing(pdf, isBoxed);
}

const CHECKSUM: Run = {
  text: 'The checksum is the SHA-256 of the agreement as plain text: title, parties and numbered clauses, one paragraph a line, in UTF-8.',
  face: 'text',
};

const closingHeight = (pdf: PdfWriter, isBoxed: boolean): number =>
  pdf.heightOf([CHECKSUM], NOTE) + (isBoxed ? SEAL_ROOM : 0);

/** What the checksum is of, and room for the seal on the same page. */
function writeClosing(pdf: PdfWriter, isBoxed: boolean): void {
  if (isBoxed) pdf.ensureRoom(closingHeight(pdf, isBoxed));
  pdf.write('P', [CHECKSUM], NOTE);
  if (isBoxed) leaveRoomForSeal(pdf);
}

function recordedFacts(document: SignedDocument): [string, ...string[]][] {
  const { draft } = document;
  return [
    ['Agreement number', document.agreementNumber],
    ['Version of the text', draft.version],
    ['Checksum of the text', draft.sha256],
    ['Client', document.companyName],
    ...(layoutOf(document.layout).evidence.hasParticulars ? particulars(document.client) : []),
    ['Signup', String(document.signupId)],
    // Apart, for a name that is read from right to left would take what follows along.
    ['Signature', document.clientSignature, ` (${document.clientSignatureType})`],
    ...(document.signerTitle === null ? [] : [title(document.signerTitle)]),
    ['Signed by', signer(document.signedBy)],
    ['Signed at', `${longTime(document.signedAt)} (${document.signedAt})`],
    ['Observed address', document.observedIpAddress ?? UNKNOWN],
    ['Address stated by browser', document.claimedIpAddress ?? UNKNOWN],
    ['Browser', document.userAgent ?? UNKNOWN],
    ...sealed(document),
  ];
}

const particulars = (client: SignedParticulars): [string, string][] => [
  ['Incorporated in', client.countryOfIncorporation],
  ...(client.registrationNumber ? [numbered(client.registrationNumber)] : []),
  ['Registered address', client.registeredAddress],
  ['Website', client.websiteUrl],
];

const numbered = (registrationNumber: string): [string, string] => ['Company number', registrationNumber];

const title = (signerTitle: string): [string, ...string[]] => [
  'Title stated',
  signerTitle,
  ' (declared to be authorised to sign for the Client)',
];

/** The seal comes after the page is made: the page says which one to look for. */
function sealed(document: SignedDocument): [string, string][] {
  const { sealKind } = document;
  if (sealKind === null) return [];
  return [['Electronic seal', sealKind === 'own' ? ownSeal(document) : DEVELOPMENT_SEAL]];
}

const DEVELOPMENT_SEAL = 'development seal, for trying the product: it proves nothing';

function ownSeal({ layout, verifyUrl }: SignedDocument): string {
  if (layoutOf(layout).evidence.hasSealBox)
    return 'added once this page is made; a box below shows it in a sealed copy';
  return `added to this file after it was made${verifyUrl ? `, verified at ${verifyUrl}` : ''}`;
}

/** Staff can't sign; should it ever have, the page says so. */
function signer(actor: string | null): string {
  const [kind, id] = actor?.split(':') ?? [];
  if (kind === 'client') return 'the client, signed in with its Client ID';
  if (kind === 'visitor') return 'whoever registered the client, or had the link mailed to its legal contact';
  return kind === 'admin' ? `staff member ${id}` : UNKNOWN;
}

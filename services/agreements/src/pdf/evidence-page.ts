import { longTime } from './long-time.ts';
import { QUIET, type PdfWriter, type Style } from './pdf-writer.ts';
import type { SignedDocument } from './signed-document.ts';

const TITLE: Style = { size: 18, leading: 26 };
const NOTE: Style = { size: 10.5, leading: 15, colour: QUIET };
const ROW: Style = { size: 10.5, leading: 15 };
const VALUE_INDENT = 160;
const UNKNOWN = 'not recorded';

/** The last page: what was recorded when the client signed, and nothing else. */
export function writeEvidencePage(pdf: PdfWriter, document: SignedDocument): void {
  pdf.doc.addPage();
  pdf.write('H1', [{ text: 'Evidence of the signature', face: 'strong' }], TITLE);
  pdf.space(4);
  const recorded = `Recorded by ${document.representativeName} at the moment of signing.`;
  pdf.write('P', [{ text: recorded, face: 'text' }], NOTE);
  // At the feet of the pages screen readers pass over it.
  if (document.note) pdf.write('P', [{ text: document.note, face: 'text' }], NOTE);
  pdf.space(16);
  pdf.startTable();
  for (const [heading, ...values] of recordedFacts(document)) {
    pdf.rule();
    pdf.space(7);
    pdf.row(
      [{ text: heading, face: 'text' }],
      values.map((text) => ({ text, face: 'strong' })),
      ROW,
      VALUE_INDENT,
    );
    pdf.space(7);
  }
  pdf.rule();
  pdf.space(16);
  const checksum =
    'The checksum is the SHA-256 of the agreement as plain text: title, parties and numbered clauses, one paragraph a line, in UTF-8.';
  pdf.write('P', [{ text: checksum, face: 'text' }], NOTE);
}

function recordedFacts(document: SignedDocument): [string, ...string[]][] {
  const { draft } = document;
  return [
    ['Agreement number', document.agreementNumber],
    ['Version of the text', draft.version],
    ['Checksum of the text', draft.sha256],
    ['Client', document.companyName],
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

const title = (signerTitle: string): [string, ...string[]] => [
  'Title stated',
  signerTitle,
  ' (declared to be authorised to sign for the Client)',
];

/** The seal comes after the page is made: the page says which one to look for. */
function sealed({ sealKind, verifyUrl }: SignedDocument): [string, string][] {
  if (sealKind === null) return [];
  const where = verifyUrl ? `, verified at ${verifyUrl}` : '';
  return sealKind === 'own'
    ? [['Electronic seal', `added to this file after it was made${where}`]]
    : [['Electronic seal', 'development seal, for trying the product: it proves nothing']];
}

/** Staff can't sign; should it ever have, the page says so. */
function signer(actor: string | null): string {
  const [kind, id] = actor?.split(':') ?? [];
  if (kind === 'client') return 'the client, signed in with its Client ID';
  if (kind === 'visitor') return 'whoever registered the client, or had the link mailed to its legal contact';
  return kind === 'admin' ? `staff member ${id}` : UNKNOWN;
}

import { longTime } from './long-time.ts';
import { QUIET, type PdfWriter, type Style } from './pdf-writer.ts';
import type { SignedDocument } from './signed-document.ts';

const HEADING: Style = { size: 12, leading: 18 };
const SIGNATURE: Style = { size: 20, leading: 26 };
const NOTE: Style = { size: 10.5, leading: 15 };
const LINE_LENGTH = 280;
/** The block stays together: heading, signature and what stands below it. */
const HEIGHT = 190;

/** The typed name on its line, and who it binds. */
export function writeSignatureBlock(pdf: PdfWriter, document: SignedDocument): void {
  pdf.space(20);
  pdf.keep(HEIGHT);
  pdf.write('H2', [{ text: 'Signature', face: 'strong' }], HEADING);
  pdf.space(14);
  pdf.write('P', [{ text: document.clientSignature, face: 'signature' }], SIGNATURE);
  pdf.rule(pdf.left, pdf.left + LINE_LENGTH);
  pdf.space(6);
  pdf.write(
    'P',
    [
      { text: 'For the Client, ', face: 'text' },
      { text: document.companyName, face: 'strong' },
    ],
    NOTE,
  );
  pdf.write('P', [{ text: `Signed on ${longTime(document.signedAt)}`, face: 'text' }], {
    ...NOTE,
    colour: QUIET,
  });
  pdf.space(14);
  const accepted = `For the Representative: issued by ${document.representativeName} under number ${document.agreementNumber}, in electronic form and valid without a handwritten signature.`;
  pdf.write('P', [{ text: accepted, face: 'text' }], NOTE);
}

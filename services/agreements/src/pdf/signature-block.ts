import { QUIET } from './colours.ts';
import type { Layout } from './layout.ts';
import { longTime } from './long-time.ts';
import type { PdfWriter, Style } from './pdf-writer.ts';
import type { SignedDocument } from './signed-document.ts';
import type { Run } from './typeset.ts';

const HEADING: Style = { size: 12, leading: 18 };
const SIGNATURE: Style = { size: 20, leading: 26 };
const NOTE: Style = { size: 10.5, leading: 15 };
const LINE_LENGTH = 280;
const ABOVE = 20;
/** What layouts that keep the whole last clause with it take the block for. */
const ROUGH_HEIGHT = 190;

/** One piece of the block, and the room below it. */
interface Part {
  readonly tag: string;
  readonly runs: readonly Run[];
  readonly style: Style;
  readonly below: number;
  /** On a line, as a signature stands. */
  readonly isOnLine?: true;
}

/** The typed name on its line, and who it binds. */
export function writeSignatureBlock(pdf: PdfWriter, document: SignedDocument, { signedWith }: Layout): void {
  pdf.space(ABOVE);
  pdf.ensureRoom(signedWith === 'last clause' ? ROUGH_HEIGHT : signatureHeight(pdf, document) - ABOVE);
  for (const { tag, runs, style, below, isOnLine } of partsOf(document)) {
    pdf.write(tag, runs, style);
    if (isOnLine) pdf.rule(pdf.left, pdf.left + LINE_LENGTH);
    pdf.space(below);
  }
}

/** What the block takes, with the room above it. */
export const signatureHeight = (pdf: PdfWriter, document: SignedDocument): number =>
  partsOf(document).reduce((sum, { runs, style, below }) => sum + pdf.heightOf(runs, style) + below, ABOVE);

const partsOf = (document: SignedDocument): Part[] => {
  const { agreementNumber, representativeName } = document;
  const signedOn = `Signed on ${longTime(document.signedAt)}`;
  const issued = `For the Representative: issued by ${representativeName} under number ${agreementNumber}, in electronic form and valid without a handwritten signature.`;
  return [
    { tag: 'H2', runs: [{ text: 'Signature', face: 'strong' }], style: HEADING, below: 14 },
    {
      tag: 'P',
      runs: [{ text: document.clientSignature, face: 'signature' }],
      style: SIGNATURE,
      below: 6,
      isOnLine: true,
    },
    {
      tag: 'P',
      runs: [
        { text: 'For the Client, ', face: 'text' },
        { text: document.companyName, face: 'strong' },
        ...(document.signerTitle === null
          ? []
          : [{ text: `, as ${document.signerTitle}, authorised to sign for it`, face: 'text' as const }]),
      ],
      style: NOTE,
      below: 0,
    },
    { tag: 'P', runs: [{ text: signedOn, face: 'text' }], style: { ...NOTE, colour: QUIET }, below: 14 },
    { tag: 'P', runs: [{ text: issued, face: 'text' }], style: NOTE, below: 0 },
  ];
};

import type { AgreementClause, AgreementText } from '@rep13/contracts-agreements';
import { QUIET } from './colours.ts';
import { layoutOf, type Layout } from './layout.ts';
import { drawMark } from './mark.ts';
import type { PdfWriter, Style } from './pdf-writer.ts';
import { signatureHeight } from './signature-block.ts';
import type { SignedDocument } from './signed-document.ts';
import type { Run } from './typeset.ts';

const TITLE: Style = { size: 24, leading: 32 };
const SUBTITLE: Style = { size: 10.5, leading: 15, colour: QUIET };
const HEADING: Style = { size: 12, leading: 18 };
const INDENT = 32;

/** What the last clause and the signature take together, roughly. */
const CLOSING_HEIGHT = 380;
const BELOW = 5;

/** What came from the company is set stronger: it shows without colour too. */
export const toRuns = (text: readonly AgreementText[]): Run[] =>
  text.map((run) => ({ text: run.text, face: run.filled ? 'strong' : 'text' }));

/** The agreement as it was shown to the client. */
export function writeAgreementText(pdf: PdfWriter, document: SignedDocument): void {
  const { draft } = document;
  const layout = layoutOf(document.layout);
  writeTitle(pdf, document, layout);
  for (const party of draft.parties) {
    pdf.write('P', toRuns(party), layout.body);
    pdf.space(8);
  }
  const closing = signatureHeight(pdf, document);
  for (const clause of draft.clauses)
    writeClause(pdf, clause, layout, clause === draft.clauses.at(-1) ? closing : 0);
}

function writeTitle(
  pdf: PdfWriter,
  { draft, agreementNumber, brand }: SignedDocument,
  { hasMark }: Layout,
): void {
  if (hasMark) {
    drawMark(pdf, brand);
    pdf.space(36);
  }
  pdf.write('H1', [{ text: draft.title, face: 'strong' }], TITLE);
  const subtitle = `Number ${agreementNumber}, version ${draft.version}`;
  pdf.write('P', [{ text: subtitle, face: 'text' }], SUBTITLE);
  pdf.space(12);
  pdf.rule();
  pdf.space(16);
}

function writeClause(
  pdf: PdfWriter,
  { number, heading, paragraphs }: AgreementClause,
  { body, signedWith }: Layout,
  /** What the last paragraph must leave room for. */
  closing: number,
): void {
  pdf.space(10);
  pdf.ensureRoom(
    closing > 0 && signedWith === 'last clause' ? CLOSING_HEIGHT : HEADING.leading + 3 * body.leading,
  );
  pdf.write('H2', [{ text: heading, face: 'strong' }], { ...HEADING, indent: INDENT }, `${number}`);
  pdf.space(3);
  const style = { ...body, indent: INDENT };
  for (const [index, paragraph] of paragraphs.entries()) {
    const runs = toRuns(paragraph);
    const isLast = closing > 0 && signedWith === 'last paragraph' && index === paragraphs.length - 1;
    pdf.ensureRoom(isLast ? pdf.heightOf(runs, style) + BELOW + closing : 2 * body.leading);
    pdf.write('P', runs, style, `${number}.${index + 1}`);
    pdf.space(BELOW);
  }
}

import type { AgreementText } from '@rep13/contracts-agreements';
import { QUIET, type PdfWriter, type Style } from './pdf-writer.ts';
import type { SignedDocument } from './signed-document.ts';
import type { Run } from './typeset.ts';

const TITLE: Style = { size: 24, leading: 32 };
const SUBTITLE: Style = { size: 10.5, leading: 15, colour: QUIET };
const HEADING: Style = { size: 12, leading: 18 };
const BODY: Style = { size: 10.5, leading: 15 };
const NUMBERED: Style = { ...BODY, indent: 32 };

/** The last clause and the signature stand on one page: nobody signs a page without text. */
const CLOSING_HEIGHT = 380;

/** What came from the company is set stronger: it shows without colour too. */
export const toRuns = (text: readonly AgreementText[]): Run[] =>
  text.map((run) => ({ text: run.text, face: run.filled ? 'strong' : 'text' }));

/** The agreement as it was shown to the client. */
export function writeAgreementText(pdf: PdfWriter, { draft, agreementNumber }: SignedDocument): void {
  pdf.write('H1', [{ text: draft.title, face: 'strong' }], TITLE);
  const subtitle = `Number ${agreementNumber}, version ${draft.version}`;
  pdf.write('P', [{ text: subtitle, face: 'text' }], SUBTITLE);
  pdf.space(12);
  pdf.rule();
  pdf.space(16);
  for (const party of draft.parties) {
    pdf.write('P', toRuns(party), BODY);
    pdf.space(8);
  }
  for (const { number, heading, paragraphs } of draft.clauses) {
    pdf.space(10);
    pdf.keep(number === draft.clauses.length ? CLOSING_HEIGHT : HEADING.leading + 3 * BODY.leading);
    pdf.write('H2', [{ text: heading, face: 'strong' }], { ...HEADING, indent: 32 }, `${number}`);
    pdf.space(3);
    for (const [index, paragraph] of paragraphs.entries()) {
      pdf.keep(2 * BODY.leading);
      pdf.write('P', toRuns(paragraph), NUMBERED, `${number}.${index + 1}`);
      pdf.space(5);
    }
  }
}

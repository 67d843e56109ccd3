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
export function writeAgreementText(sheet: PdfWriter, { draft, agreementNumber }: SignedDocument): void {
  sheet.write('H1', [{ text: draft.title, face: 'strong' }], TITLE);
  const subtitle = `Number ${agreementNumber}, version ${draft.version}`;
  sheet.write('P', [{ text: subtitle, face: 'text' }], SUBTITLE);
  sheet.space(12);
  sheet.rule();
  sheet.space(16);
  for (const party of draft.parties) {
    sheet.write('P', toRuns(party), BODY);
    sheet.space(8);
  }
  for (const { number, heading, paragraphs } of draft.clauses) {
    sheet.space(10);
    sheet.keep(number === draft.clauses.length ? CLOSING_HEIGHT : HEADING.leading + 3 * BODY.leading);
    sheet.write('H2', [{ text: heading, face: 'strong' }], { ...HEADING, indent: 32 }, `${number}`);
    sheet.space(3);
    for (const [index, paragraph] of paragraphs.entries()) {
      sheet.keep(2 * BODY.leading);
      sheet.write('P', toRuns(paragraph), NUMBERED, `${number}.${index + 1}`);
      sheet.space(5);
    }
  }
}

import type { TransferSection, TransferText } from '@rep13/contracts-agreements';
import type { Moment } from '@rep13/contracts-constants';
import { QUIET } from '../pdf/colours.ts';
import { writeFactTable } from '../pdf/fact-table.ts';
import { longTime } from '../pdf/long-time.ts';
import { drawMark } from '../pdf/mark.ts';
import { writeNumberedFeet } from '../pdf/numbered-feet.ts';
import { PdfWriter, type Style } from '../pdf/pdf-writer.ts';

/** Everything that the PDF of a transfer file shows. */
export interface TransferDocument {
  readonly brand: string;
  /** Who hands it over. */
  readonly author: string;
  readonly companyName: string;
  readonly madeAt: Moment;
  /** At the foot of each page; null where there is nothing to say. */
  readonly note: string | null;
  readonly sections: readonly TransferSection[];
}

const TITLE: Style = { size: 22, leading: 30 };
const HEADING: Style = { size: 13, leading: 18 };
const LABEL: Style = { size: 10, leading: 14, colour: QUIET };
const TEXT: Style = { size: 10, leading: 14 };
const VALUE_INDENT = 170;
const ROW_SPACE = 3;
const MARGINS = { top: 68, bottom: 84, left: 80, right: 80 };
/** A heading never stands alone at the foot of a page. */
const HEADING_ROOM = HEADING.leading + 4 * TEXT.leading;

/** A transfer file as a PDF. Pure: the same document gives the same bytes. */
export async function renderTransferFile(document: TransferDocument): Promise<Buffer> {
  const { author, brand, companyName, madeAt, note, sections } = document;
  const title = `Transfer file of ${companyName}`;
  const pdf = new PdfWriter({ title, author, at: madeAt, margins: MARGINS });
  drawMark(pdf, brand);
  pdf.space(30);
  pdf.write('H1', [{ text: title, face: 'strong' }], TITLE);
  pdf.space(8);
  pdf.write('P', [{ text: leadOf(document), face: 'text' }], TEXT);
  for (const section of sections) writeSection(pdf, section);
  writeNumberedFeet(pdf, {
    reference: `${title}, ${longTime(madeAt)}`,
    lines: ['Without a seal: the sealed documents prove what it says.', ...(note ? [note] : [])],
    verifyUrl: null,
  });
  return pdf.end();
}

const leadOf = ({ author, companyName, madeAt }: TransferDocument): string =>
  `What the next legal representative of ${companyName} in the European Union needs to know, as ${author} has it on ` +
  `${longTime(madeAt)}. The JSON file beside it says the same for programs, and holds the letters word for word.`;

function writeSection(pdf: PdfWriter, { heading, facts, texts }: TransferSection): void {
  pdf.space(22);
  pdf.ensureRoom(HEADING_ROOM);
  pdf.write('H2', [{ text: heading, face: 'strong' }], HEADING);
  pdf.space(4);
  if (facts.length + texts.length === 0) pdf.write('P', [{ text: 'None.', face: 'text' }], TEXT);
  if (facts.length > 0)
    writeFactTable(pdf, {
      facts: facts.map(({ label, value }) => [label, value]),
      style: TEXT,
      valueIndent: VALUE_INDENT,
      rowSpace: ROW_SPACE,
    });
  for (const text of texts) writeText(pdf, text);
}

function writeText(pdf: PdfWriter, { label, text }: TransferText): void {
  pdf.space(10);
  pdf.ensureRoom(LABEL.leading + 2 * TEXT.leading);
  pdf.write('H3', [{ text: label, face: 'text' }], LABEL);
  for (const line of text.split(/\n+/)) pdf.write('P', [{ text: line, face: 'text' }], TEXT);
}

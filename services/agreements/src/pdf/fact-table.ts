import type { PdfWriter, Style } from './pdf-writer.ts';
import type { Run } from './typeset.ts';

/** What it is called, and what it is: in one piece or several. */
type Fact = readonly [label: string, ...value: string[]];

export interface FactTable {
  readonly facts: readonly Fact[];
  readonly style: Style;
  /** Distance of what they are from the left margin. */
  readonly valueIndent: number;
  /** Above and below each. */
  readonly rowSpace: number;
  /** What follows and is to stay on one page with the last of them. */
  readonly below?: number;
}

/** Facts in rows between rules. Agreements made earlier are drawn again to the same bytes, so nothing here changes. ADR 34. */
export function writeFactTable(pdf: PdfWriter, table: FactTable): void {
  const { facts, style, valueIndent, rowSpace, below } = table;
  pdf.startTable();
  for (const fact of facts) {
    if (below && fact === facts.at(-1)) pdf.ensureRoom(rowHeight(pdf, fact, table) + below);
    pdf.rule();
    pdf.space(rowSpace);
    pdf.row(labelOf(fact), valueOf(fact), style, valueIndent);
    pdf.space(rowSpace);
  }
  pdf.rule();
}

/** What such a table takes on one page. */
export const factTableHeight = (pdf: PdfWriter, table: FactTable): number =>
  table.facts.reduce((sum, fact) => sum + rowHeight(pdf, fact, table), 0);

const rowHeight = (pdf: PdfWriter, fact: Fact, { style, valueIndent, rowSpace }: FactTable): number =>
  pdf.rowHeight(labelOf(fact), valueOf(fact), style, valueIndent) + 2 * rowSpace;

const labelOf = ([text]: Fact): Run[] => [{ text, face: 'text' }];

const valueOf = ([, ...value]: Fact): Run[] => value.map((text) => ({ text, face: 'strong' }));

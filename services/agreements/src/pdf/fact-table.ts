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
}

/** Facts in rows between rules. Agreements made earlier are drawn again to the same bytes, so nothing here changes. ADR 34. */
export function writeFactTable(pdf: PdfWriter, { facts, style, valueIndent, rowSpace }: FactTable): void {
  pdf.startTable();
  for (const fact of facts) {
    pdf.rule();
    pdf.space(rowSpace);
    pdf.row(labelOf(fact), valueOf(fact), style, valueIndent);
    pdf.space(rowSpace);
  }
  pdf.rule();
}

/** What such a table takes on one page. */
export const factTableHeight = (pdf: PdfWriter, { facts, style, valueIndent, rowSpace }: FactTable): number =>
  facts.reduce(
    (sum, fact) => sum + pdf.rowHeight(labelOf(fact), valueOf(fact), style, valueIndent) + 2 * rowSpace,
    0,
  );

const labelOf = ([text]: Fact): Run[] => [{ text, face: 'text' }];

const valueOf = ([, ...value]: Fact): Run[] => value.map((text) => ({ text, face: 'strong' }));

import type { PdfWriter, Style } from './pdf-writer.ts';

/** What it is called, and what it is: in one piece or several. */
type Fact = readonly [label: string, ...value: string[]];

interface FactTable {
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
  for (const [label, ...value] of facts) {
    pdf.rule();
    pdf.space(rowSpace);
    pdf.row(
      [{ text: label, face: 'text' }],
      value.map((text) => ({ text, face: 'strong' })),
      style,
      valueIndent,
    );
    pdf.space(rowSpace);
  }
  pdf.rule();
}

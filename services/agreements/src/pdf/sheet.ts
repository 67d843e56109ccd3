import { typeset, type Line, type Run } from './typeset.ts';

/** How a paragraph looks; sizes in points. */
export interface Style {
  readonly size: number;
  readonly leading: number;
  /** Distance of the text from the left margin. */
  readonly indent?: number;
  readonly colour?: string;
}

export const INK = '#0f1b2d';
export const QUIET = '#4a5568';
const HAIRLINE = '#9aa3b2';

/** A4, tagged, filled from top to bottom; a paragraph goes on on the next page. */
export class Sheet {
  private readonly root: PDFKit.PDFStructureElement;

  constructor(readonly doc: PDFKit.PDFDocument) {
    this.root = doc.struct('Document');
    doc.addStructure(this.root);
  }

  get left(): number {
    return this.doc.page.margins.left;
  }

  get width(): number {
    return this.doc.page.width - this.left - this.doc.page.margins.right;
  }

  /** Moves down, unless at the top of a page. */
  space(points: number): void {
    if (this.doc.y > this.doc.page.margins.top) this.doc.y += points;
  }

  /** Starts a new page unless so much room is left. */
  keep(points: number): void {
    if (this.doc.y + points > this.bottom) this.doc.addPage();
  }

  rule(from = this.left, to = this.left + this.width): void {
    const { doc } = this;
    doc.markContent('Artifact', { type: 'Layout' });
    doc.moveTo(from, doc.y).lineTo(to, doc.y).lineWidth(0.5).strokeColor(HAIRLINE).stroke();
    doc.endMarkedContent();
  }

  /** One paragraph or heading; `tag` is its role in the document's structure, `label` stands in its margin. */
  write(tag: string, runs: readonly Run[], style: Style, label?: string): void {
    this.root.add(this.element(tag, runs, style, label));
  }

  /** One row of a table: its heading on the left, its value beside it. */
  row(heading: readonly Run[], value: readonly Run[], style: Style, indent: number): void {
    const height = this.set(value, { ...style, indent }).length * style.leading;
    this.keep(height + style.leading);
    const top = this.doc.y;
    const back = () => (this.doc.y = top);
    const { doc } = this;
    this.table.add(
      doc.struct('TR', {}, [
        this.element('TH', heading, style, undefined, indent),
        doc.struct('TD', {}, () => {
          back();
          this.lines(this.set(value, { ...style, indent }), { ...style, indent });
        }),
      ]),
    );
  }

  /** Rows written from now on belong to a new table. */
  startTable(): void {
    this.table = this.doc.struct('Table');
    this.root.add(this.table);
  }

  /** Nothing follows. */
  end(): void {
    this.root.end();
  }

  private table!: PDFKit.PDFStructureElement;

  private get bottom(): number {
    return this.doc.page.height - this.doc.page.margins.bottom;
  }

  private element(tag: string, runs: readonly Run[], style: Style, label?: string, width?: number) {
    return this.doc.struct(tag, {}, () => {
      if (label) this.label(label, style);
      this.lines(this.set(runs, style, width), style);
    });
  }

  private set(runs: readonly Run[], { size, indent = 0 }: Style, width = this.width): Line[] {
    return typeset(this.doc, runs, size, width - indent);
  }

  private label(text: string, style: Style): void {
    const { doc } = this;
    if (doc.y + style.leading > this.bottom) doc.continueOnNewPage();
    const top = doc.y;
    this.lines(this.set([{ text: `${text} `, face: 'text' }], { ...style, indent: 0 }), {
      ...style,
      indent: 0,
    });
    doc.y = top;
  }

  private lines(lines: readonly Line[], { size, leading, indent = 0, colour = INK }: Style): void {
    const { doc } = this;
    for (const line of lines) {
      if (doc.y + leading > this.bottom) doc.continueOnNewPage();
      const top = doc.y;
      for (const { font, text, x, standsFor } of line) {
        if (standsFor) doc.markContent('Span', { actual: standsFor });
        doc.font(font).fontSize(size).fillColor(colour);
        doc.text(text, this.left + indent + x, top, { lineBreak: false });
        if (standsFor) doc.endMarkedContent();
      }
      doc.y = top + leading;
    }
  }
}

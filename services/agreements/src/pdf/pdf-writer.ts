import { Artifact } from './artifact.ts';
import { HAIRLINE, INK } from './colours.ts';
import { drawLine } from './draw-line.ts';
import { endDocument, newDocument, type Description } from './new-document.ts';
import { sealPlaceEntries, type Place } from './seal-place.ts';
import { typeset, widthOf, type Line, type Run } from './typeset.ts';

/** How a paragraph looks; sizes in points. */
export interface Style {
  readonly size: number;
  readonly leading: number;
  /** Distance of the text from the left margin. */
  readonly indent?: number;
  /** Distance of the text from the right margin. */
  readonly inset?: number;
  readonly colour?: string;
  /** Each line ends at the right margin. */
  readonly isRight?: boolean;
}

/** A page of all that there are, from 1. */
interface PageNumber {
  readonly page: number;
  readonly count: number;
}

/** A document in A4, tagged, filled from top to bottom; a paragraph continues on the next page. */
export class PdfWriter {
  private readonly doc: PDFKit.PDFDocument;
  private readonly root: PDFKit.PDFStructureElement;
  private table!: PDFKit.PDFStructureElement;

  constructor(description: Description) {
    this.doc = newDocument(description);
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  get left(): number {
    return this.doc.page.margins.left;
  }

  get width(): number {
    return this.doc.page.width - this.left - this.doc.page.margins.right;
  }

  get pageHeight(): number {
    return this.doc.page.height;
  }

  /** How far down the page it is filled. */
  get y(): number {
    return this.doc.y;
  }

  newPage(): void {
    this.doc.addPage();
  }

  /** Moves down, unless at the top of a page. */
  space(points: number): void {
    if (this.doc.y > this.doc.page.margins.top) this.doc.y += points;
  }

  /** Starts a new page unless so much room is left. */
  ensureRoom(points: number): void {
    if (this.doc.y + points > this.bottom) this.newPage();
  }

  /** What a paragraph takes when it is written. */
  heightOf(runs: readonly Run[], style: Style): number {
    return this.set(runs, style).length * style.leading;
  }

  rule(from = this.left, to = this.left + this.width): void {
    const { doc } = this;
    this.drawArtifact('Layout', () =>
      doc.moveTo(from, doc.y).lineTo(to, doc.y).lineWidth(0.5).strokeColor(HAIRLINE).stroke(),
    );
  }

  /** One paragraph or heading; `tag` is its role in the document's structure, `label` stands in its margin. */
  write(tag: string, runs: readonly Run[], style: Style, label?: string): void {
    this.root.add(this.element(tag, runs, style, label));
  }

  /** One row of a table: its heading on the left, its value beside it; where `isRight`, at the right margin. */
  row(heading: readonly Run[], value: readonly Run[], { isRight, ...style }: Style, indent: number): void {
    const { doc } = this;
    const valueStyle = { ...style, indent, ...(isRight && { isRight }) };
    const left = this.set(heading, style, indent);
    const right = this.set(value, valueStyle);
    const height = Math.max(left.length, right.length) * style.leading;
    this.ensureRoom(height + style.leading);
    const top = doc.y;
    const cell = (tag: string, lines: readonly Line[], cellStyle: Style) =>
      doc.struct(tag, {}, () => {
        doc.y = top;
        this.lines(lines, cellStyle);
      });
    this.table.add(doc.struct('TR', {}, [cell('TH', left, style), cell('TD', right, valueStyle)]));
    doc.y = top + height;
  }

  /** What such a row takes. */
  rowHeight(heading: readonly Run[], value: readonly Run[], style: Style, indent: number): number {
    const [left, right] = [this.set(heading, style, indent), this.set(value, { ...style, indent })];
    return Math.max(left.length, right.length) * style.leading;
  }

  /** Rows written from now on belong to a new table. */
  startTable(): void {
    this.table = this.doc.struct('Table');
    this.root.add(this.table);
  }

  /** Draws something of this height at the current place, which moves below it. */
  artifact(height: number, draw: (artifact: Artifact) => void): void {
    const below = this.doc.y + height;
    this.drawArtifact('Layout', draw);
    this.doc.y = below;
  }

  /** Draws the foot of each page, once all of them are written. */
  feet(draw: (foot: Artifact, number: PageNumber) => void): void {
    const { start, count } = this.doc.bufferedPageRange();
    for (let page = 1; page <= count; page += 1) {
      this.doc.switchToPage(start + page - 1);
      this.drawArtifact('Pagination', (foot) => draw(foot, { page, count }));
    }
  }

  /**
   * Notes on the current page where its seal will show. Nothing is drawn: an empty signature field would invite every
   * reader to sign, and a box would say of a file without a seal that it has one.
   */
  reserveSealPlace(place: Place): void {
    const { page, info } = this.doc;
    Object.assign(page.dictionary.data, sealPlaceEntries(place, page.height, info.ModDate!));
  }

  /** Nothing follows. @returns the whole document. */
  end(): Promise<Buffer> {
    this.root.end();
    return endDocument(this.doc);
  }

  private drawArtifact(type: 'Layout' | 'Pagination', draw: (artifact: Artifact) => void): void {
    this.doc.markContent('Artifact', { type });
    draw(new Artifact(this.doc));
    this.doc.endMarkedContent();
  }

  private get bottom(): number {
    return this.doc.page.height - this.doc.page.margins.bottom;
  }

  private element(tag: string, runs: readonly Run[], style: Style, label?: string) {
    const [first = [], ...rest] = this.set(runs, style);
    const labelled = label ? [[...this.inMargin(label, style), ...first], ...rest] : [first, ...rest];
    return this.doc.struct(tag, {}, () => this.lines(labelled, style));
  }

  private set(runs: readonly Run[], { size, indent = 0, inset = 0 }: Style, width = this.width): Line[] {
    return typeset(this.doc, runs, size, width - indent - inset);
  }

  private inMargin(label: string, { size, indent = 0 }: Style): Line {
    const [line = []] = this.set([{ text: `${label} `, face: 'text' }], { size, leading: 0 });
    return line.map((piece) => ({ ...piece, x: piece.x - indent }));
  }

  private lines(lines: readonly Line[], style: Style): void {
    const { doc } = this;
    for (const [index, line] of lines.entries()) {
      const room = staysTogether(index, lines.length) * style.leading;
      if (doc.y + room > this.bottom) doc.continueOnNewPage();
      this.draw(line, style);
    }
  }

  private draw(line: Line, { size, leading, indent = 0, colour = INK, isRight }: Style): void {
    const { doc } = this;
    const top = doc.y;
    const start = isRight ? this.left + this.width - widthOf(doc, line, size) : this.left + indent;
    drawLine(doc, line, { x: start, top, size, colour });
    doc.y = top + leading;
  }
}

/** Lines from this one on that need the same page: short paragraphs stay whole, no page begins with a last line. */
function staysTogether(index: number, count: number): number {
  if (index === 0 && count <= 3) return count;
  return index === count - 2 ? 2 : 1;
}

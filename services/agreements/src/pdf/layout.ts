import type { Style } from './pdf-writer.ts';

/** How a PDF is laid out; sizes in points. */
export interface Layout {
  readonly margins: {
    readonly top: number;
    readonly bottom: number;
    readonly left: number;
    readonly right: number;
  };
  /** Of the paragraphs of the agreement. */
  readonly body: Style;
  /** Whether our mark stands on the first page. */
  readonly hasMark: boolean;
  /**
   * What stays on one page with the signature, so that nobody signs a page without text: the last clause, or its last
   * paragraph only, which leaves less of the page before empty.
   */
  readonly signedWith: 'last clause' | 'last paragraph';
  /** Whether each page has the id of the document and the way to where it is verified. */
  readonly isVerifiable: boolean;
  readonly evidence: EvidenceLayout;
}

/** How the page of evidence is laid out. */
interface EvidenceLayout {
  readonly row: Style;
  /** Above and below each row. */
  readonly rowSpace: number;
  /** Whether it tells the client from another of its name. */
  readonly hasParticulars: boolean;
  /** Whether it leaves room for a box that shows the seal. */
  readonly hasSealBox: boolean;
  /** Whether the last fact stands on the page of what follows, so that no page has a box and nothing else. */
  readonly isLastRowWithClosing: boolean;
}

const FIRST_EVIDENCE: EvidenceLayout = {
  row: { size: 10.5, leading: 15 },
  rowSpace: 7,
  hasParticulars: false,
  hasSealBox: false,
  isLastRowWithClosing: false,
};

const VERIFIABLE: Omit<Layout, 'evidence'> = {
  margins: { top: 68, bottom: 78, left: 88, right: 88 },
  body: { size: 10.5, leading: 14 },
  hasMark: true,
  signedWith: 'last paragraph',
  isVerifiable: true,
};

/** Layouts by number. One that PDFs were made in is never changed: the same agreement gives the same bytes. ADR 34. */
const LAYOUTS: Readonly<Record<number, Layout>> = {
  1: {
    margins: { top: 80, bottom: 84, left: 88, right: 88 },
    body: { size: 10.5, leading: 15 },
    hasMark: false,
    signedWith: 'last clause',
    isVerifiable: false,
    evidence: FIRST_EVIDENCE,
  },
  2: {
    margins: { top: 68, bottom: 72, left: 88, right: 88 },
    body: { size: 10.5, leading: 14 },
    hasMark: true,
    signedWith: 'last paragraph',
    isVerifiable: false,
    evidence: FIRST_EVIDENCE,
  },
  3: {
    ...VERIFIABLE,
    evidence: FIRST_EVIDENCE,
  },
  4: {
    ...VERIFIABLE,
    evidence: { ...FIRST_EVIDENCE, rowSpace: 4, hasParticulars: true, hasSealBox: true },
  },
  5: {
    ...VERIFIABLE,
    evidence: {
      row: { size: 10, leading: 13.5 },
      rowSpace: 3,
      hasParticulars: true,
      hasSealBox: true,
      isLastRowWithClosing: true,
    },
  },
};

/** What agreements that are signed now are laid out in. */
export const CURRENT_LAYOUT = 5;

/** @throws if there is no such layout. */
export function layoutOf(number: number): Layout {
  const layout = LAYOUTS[number];
  if (!layout) throw new Error(`there is no layout ${number} of the PDF`);
  return layout;
}

import PDFDocument from 'pdfkit';

/** What a document says of itself. */
export interface Description {
  readonly title: string;
  /** Who issues it. */
  readonly author: string;
  /** With the title it fixes the file's id: the same document gives the same bytes. */
  readonly at: string;
  /** BCP 47; British English if absent. */
  readonly language?: string;
  readonly margins: Readonly<Record<'top' | 'bottom' | 'left' | 'right', number>>;
}

/** An empty tagged PDF in A4 that says what it is. */
export const newDocument = ({
  title,
  author,
  at,
  language = 'en-GB',
  margins,
}: Description): PDFKit.PDFDocument =>
  new PDFDocument({
    size: 'A4',
    margins: { ...margins },
    bufferPages: true,
    pdfVersion: '1.7',
    tagged: true,
    lang: language,
    displayTitle: true,
    info: {
      Title: title,
      Author: author,
      Creator: author,
      Producer: author,
      CreationDate: new Date(at),
      ModDate: new Date(at),
    },
  });

/** Nothing follows. @returns the whole document. */
export function endDocument(doc: PDFKit.PDFDocument): Promise<Buffer> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
    doc.end();
  });
}

import { setImmediate } from 'node:timers/promises';
import { pdfText } from '../../test/pdf-text.ts';
import { buildSignedDocument } from '../../test/signed-document.builder.ts';
import { freshRenderer } from '../../test/fresh-renderer.ts';
import { PdfRenderer } from './pdf-renderer.ts';
import { renderPdf } from './render-pdf.ts';

describe('the PDF process', () => {
  let renderer: PdfRenderer;
  beforeEach(() => {
    renderer = new PdfRenderer();
  });
  afterEach(() => renderer.onApplicationShutdown());

  it('makes the same bytes as this process', async () => {
    const document = buildSignedDocument();

    const bytes = await renderer.render(document);

    expect(bytes.equals(await renderPdf(document))).toBe(true);
  });

  // Each of the first is made of parts that are letters of the last.
  const NAMES = ['García Río', 'Công ty Nguyễn Huế', 'Ёлка и Ещё', 'Işık Yazılım', 'Évêché Crêperie Sàrl'];

  it('makes the same bytes, with every letter to be found, whichever documents came before', async () => {
    const other = freshRenderer();
    const documents = NAMES.map((companyName) => buildSignedDocument({ companyName }));
    const forwards = await Promise.all(documents.map((document) => renderer.render(document)));
    const backwards = await Promise.all(documents.toReversed().map(other));

    for (const [index, bytes] of forwards.entries()) {
      expect(bytes.equals(backwards.toReversed()[index]!)).toBe(true);
      expect((await pdfText(bytes)).normalize('NFC')).toContain(NAMES[index]);
    }
  });

  it('says why a document can not be made, and makes the next one', async () => {
    const broken = buildSignedDocument({ signedAt: 'never' });

    await expect(renderer.render(broken)).rejects.toThrow('the PDF could not be made');

    expect((await renderer.render(buildSignedDocument())).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('gives up what is not made yet when the service stops', async () => {
    const lost = [renderer.render(buildSignedDocument()), renderer.render(buildSignedDocument())];
    const outcomes = Promise.allSettled(lost);
    // The first has begun by then.
    await setImmediate();

    renderer.onApplicationShutdown();

    const givenUp = { reason: expect.objectContaining({ message: expect.stringContaining('service ends') }) };
    expect(await outcomes).toMatchObject([givenUp, givenUp]);
  });
});

import { setImmediate } from 'node:timers/promises';
import { buildSignedDocument } from '../../test/signed-document.builder.ts';
import { PdfRenderer } from './pdf-renderer.ts';
import { renderPdf } from './render-pdf.ts';

describe('the PDF thread', () => {
  let renderer: PdfRenderer;
  beforeEach(() => {
    renderer = new PdfRenderer();
  });
  afterEach(() => renderer.onApplicationShutdown());

  it('makes the same bytes as this thread', async () => {
    const document = buildSignedDocument();

    const bytes = await renderer.render(document);

    expect(bytes.equals(await renderPdf(document))).toBe(true);
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

    await renderer.onApplicationShutdown();

    expect(await outcomes).toEqual([
      expect.objectContaining({
        reason: expect.objectContaining({ message: expect.stringContaining('Terminating') }),
      }),
      expect.objectContaining({
        reason: expect.objectContaining({ message: expect.stringContaining('closed') }),
      }),
    ]);
  });
});

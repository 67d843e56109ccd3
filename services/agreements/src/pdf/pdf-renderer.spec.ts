import { setImmediate } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
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

describe('a PDF that its thread does not survive', () => {
  class FragileRenderer extends PdfRenderer {
    protected override readonly silentMs = 3_000;
    started = 0;

    constructor() {
      super();
      this.pool.on('workerCreate', () => (this.started += 1));
    }

    protected override thread() {
      const filename = fileURLToPath(new URL('../../test/fragile.worker.mjs', import.meta.url));
      return { filename, name: 'renderPdf', resourceLimits: { maxOldGenerationSizeMb: 32 } };
    }
  }

  it.each(['dies', 'throws', 'hangs', 'eats memory'])(
    'because it %s takes no other with it',
    async (mishap) => {
      const renderer = new FragileRenderer();
      const render = (companyName: string) => renderer.render(buildSignedDocument({ companyName }));

      const [before, lost, after] = await Promise.allSettled([render('one'), render(mishap), render('two')]);
      await renderer.onApplicationShutdown();

      expect([before.status, lost.status, after.status]).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect((lost as PromiseRejectedResult).reason).toEqual(
        expect.objectContaining({ message: expect.stringContaining('the PDF could not be made') }),
      );
      expect(renderer.started).toBe(2);
    },
  );
});

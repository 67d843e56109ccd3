import { buildCertificateDocument } from '../../test/certificate-document.builder.ts';
import { pdfPages } from '../../test/pdf-text.ts';
import { renderCertificate } from './render-certificate.ts';

const DOCUMENT = buildCertificateDocument();

describe('a rendered certificate', () => {
  it('is the same bytes for the same document', async () => {
    const [first, second] = [await renderCertificate(DOCUMENT), await renderCertificate(DOCUMENT)];
    expect(first.equals(second)).toBe(true);
  });

  it.each(['Northwind Ltd', 'W'.repeat(200), '株式会社ノースウインド', 'נציג דוד בע״מ'])(
    'has one page for %s',
    async (companyName) => {
      const pages = await pdfPages(await renderCertificate({ ...DOCUMENT, companyName }));
      expect(pages).toHaveLength(1);
      expect(pages[0]).toContain('/register/R13-ABCDEFGH');
    },
  );
});

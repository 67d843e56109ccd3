import { pdfPages } from '../../test/pdf-text.ts';
import type { CertificateDocument } from './certificate-document.ts';
import { renderCertificate } from './render-certificate.ts';

const DOCUMENT: CertificateDocument = {
  brand: 'Rep13',
  representativeName: 'Real Näide OÜ',
  representativeAddress: 'Herengracht 13, 1015 BA Amsterdam, Netherlands',
  representativeEmail: 'authorities@rep13.example',
  representativePhone: '+31 20 555 0113',
  memberState: 'Netherlands',
  coordinator: 'Autoriteit Consument & Markt (ACM)',
  companyName: 'Northwind Ltd',
  website: 'northwind.example',
  registerNumber: 'R13-ABCDEFGH',
  registerUrl: 'https://rep13.example/register/R13-ABCDEFGH',
  version: 1,
  beganAt: '2026-11-20T09:14:00.000Z',
  issuedAt: '2026-11-20T09:15:00.000Z',
};

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

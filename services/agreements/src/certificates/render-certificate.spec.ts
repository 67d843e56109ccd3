import { LIMITS } from '@rep13/contracts-constants';
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

  it('tells two companies of one name apart by number and registered address', async () => {
    const [text] = await pdfPages(await renderCertificate(DOCUMENT));
    expect(text?.replace(/\s+/g, ' ')).toContain(
      'Incorporated in United Kingdom Company number NW-4711 Registered address 1 Harbour Street, London',
    );
  });

  it('goes on on a second page where the particulars are as long as they may be', async () => {
    const client = {
      ...DOCUMENT.client,
      registrationNumber: 'N'.repeat(LIMITS.registrationNumberMax),
      registeredAddress: 'W'.repeat(LIMITS.addressMax),
    };
    const companyName = 'W'.repeat(LIMITS.nameMax);
    const pages = await pdfPages(await renderCertificate({ ...DOCUMENT, companyName, client }));
    expect(pages).toHaveLength(2);
    const letters = (text: string) => text.replace(/\s/g, '');
    for (const fact of [companyName, client.registrationNumber, client.registeredAddress])
      expect(letters(pages.join(''))).toContain(fact);
  });

  it.each([
    [{ designated: true, since: '2026-11-20T09:14:00.000Z' }, true],
    [{ designated: false, since: null }, false],
  ])('says since when we are the point of contact, where we are: %j', async (pointOfContact, isThere) => {
    const [text] = await pdfPages(await renderCertificate({ ...DOCUMENT, pointOfContact }));
    expect(
      text
        ?.replace(/\s+/g, ' ')
        .includes('electronic point of contact, Article 11(1), since 20 November 2026'),
    ).toBe(isThere);
  });

  it('leaves out the number that a company does not have', async () => {
    const client = { ...DOCUMENT.client, registrationNumber: null };
    const [text] = await pdfPages(await renderCertificate({ ...DOCUMENT, client }));
    expect(text?.replace(/\s+/g, ' ')).toContain(
      'Incorporated in United Kingdom Registered address 1 Harbour Street, London',
    );
  });
});

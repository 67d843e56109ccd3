import { LETTERS } from '@rep13/contracts-authority-requests/letters';
import { LIMITS } from '@rep13/contracts-constants';
import { pseudoTexts, untranslatedIn } from '@rep13/testing-texts';
import { buildCertificateDocument } from '../../test/certificate-document.builder.ts';
import { fillColours } from '../../test/fill-colours.ts';
import { pdfPages } from '../../test/pdf-text.ts';
import { GOLD } from '../pdf/colours.ts';
import { renderCertificate } from './render-certificate.ts';

const DOCUMENT = buildCertificateDocument();
const DUTCH = buildCertificateDocument({ language: 'nl', memberState: 'Nederland' });
const textOf = async (document: typeof DOCUMENT) =>
  (await pdfPages(await renderCertificate(document))).join(' ').replace(/\s+/g, ' ');

describe('a rendered certificate', () => {
  it.each([DOCUMENT, DUTCH])('is the same bytes for the same document: $language', async (document) => {
    const [first, second] = [await renderCertificate(document), await renderCertificate(document)];
    expect(first.equals(second)).toBe(true);
  });

  it('is Dutch, with the articles as Dutch cites them, and says so of itself', async () => {
    const text = await textOf(DUTCH);
    for (const fact of [
      'Certificaat van aanwijzing',
      'artikel 13, lid 1, van Verordening (EU) 2022/2065',
      'contactpunt van de onderneming, artikel 11, lid 1, sinds 20 november 2026 om 10:14 in Amsterdam',
      'Gevestigd in Nederland',
      'versie 1, afgegeven op 20 november 2026, 09:15:00 UTC',
    ])
      expect(text).toContain(fact);
    expect((await renderCertificate(DUTCH)).toString('latin1')).toContain('/Lang (nl-NL)');
    expect((await renderCertificate(DOCUMENT)).toString('latin1')).toContain('/Lang (en-GB)');
  });

  it.each(['own', 'development'] as const)(
    'says nothing that is no word of a language: %s',
    async (sealKind) => {
      const { nl } = LETTERS;
      Object.assign(LETTERS, { nl: { ...pseudoTexts(LETTERS.en), locale: 'el' } });
      try {
        const given = { ...DUTCH, sealKind, endsAt: '2026-12-31T22:59:59.999Z' };
        const { registerUrl, verifyUrl, client, timeZone: _, ...facts } = given;
        const values = [registerUrl, verifyUrl, ...Object.values(client), ...Object.values(facts)];
        const text = values.reduce<string>(
          (rest, value) => (typeof value === 'string' ? rest.replaceAll(value, ' ') : rest),
          await textOf(given),
        );
        // No font has the marks: they are printed by their code points.
        const marked = text.replaceAll(/\[ ?U\+27E6 ?\]/g, '⟦').replaceAll(/\[ ?U\+27E7 ?\]/g, '⟧');
        expect(untranslatedIn(marked).filter((word) => word !== 'UTC')).toEqual([]);
      } finally {
        Object.assign(LETTERS, { nl });
      }
    },
  );

  it.each(['Northwind Ltd', 'W'.repeat(200), '株式会社ノースウインド', 'נציג דוד בע״מ'])(
    'has one page for %s',
    async (companyName) => {
      for (const endsAt of [null, '2026-12-31T22:59:59.999Z']) {
        const pages = await pdfPages(await renderCertificate({ ...DOCUMENT, companyName, endsAt }));
        expect(pages).toHaveLength(1);
        expect(pages[0]).toContain('/register/R13-ABCDEFGH');
      }
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

  it.each([
    ['own', true],
    ['development', true],
    [null, false],
  ] as const)('draws the gold seal only on a file that gets one: %s', async (sealKind, isDrawn) => {
    const colours = await fillColours(await renderCertificate({ ...DOCUMENT, sealKind }));
    expect(colours.includes(GOLD)).toBe(isDrawn);
  });

  it('says first from when on the mandate is in force, and until when once notice was given', async () => {
    const since = 'In force since 20 November 2026, 10:14 in Amsterdam';
    const until = 'In force until 31 December 2026, 23:59 in Amsterdam';
    const beginningOf = async (endsAt: string | null) =>
      (await textOf({ ...DOCUMENT, endsAt })).split(' is appointed in writing')[0];
    expect(await beginningOf(null)).toContain(`${since} Real`);
    expect(await beginningOf('2026-12-31T22:59:59.999Z')).toContain(`${since} ${until} Real`);
  });

  it('leaves out the number that a company does not have', async () => {
    const client = { ...DOCUMENT.client, registrationNumber: null };
    const [text] = await pdfPages(await renderCertificate({ ...DOCUMENT, client }));
    expect(text?.replace(/\s+/g, ' ')).toContain(
      'Incorporated in United Kingdom Registered address 1 Harbour Street, London',
    );
  });
});

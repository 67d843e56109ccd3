import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { SAMPLE_NOTE } from '@rep13/contracts-constants';
import { pagesFilledTo, pdfPages, pdfText } from '../../test/pdf-text.ts';
import { buildSignedDocument } from '../../test/signed-document.builder.ts';
import { canonicalText } from '../text/canonical-text.ts';
import { renderPdf } from './render-pdf.ts';

/** Where the foot of a page begins. */
const FOOT = 60;

/** Short and long ones: they move the end of the text through the whole of a page. */
const COMPANIES = [
  {},
  { escalationContactName: 'Grace Hopper', escalationContactEmail: 'grace@northwind.example' },
  ...[200, 500, 900, 1_300, 1_700, 2_100].map((length) => ({
    registeredAddress: 'Long Street 1 '.repeat(length / 14),
  })),
];

/** The pages of evidence, which a long address makes two. */
const evidenceOf = (pages: readonly string[]) =>
  pages.slice(evidenceAt(pages)).join(' ').replace(/\s+/g, ' ');
const evidenceAt = (pages: readonly string[]) =>
  pages.findIndex((page) => page.startsWith('Evidence of the signature'));

const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** The agreement as it is built without more, drawn and read once. */
let plain: Promise<{ readonly bytes: Buffer; readonly pages: readonly string[] }> | undefined;
const drawPlain = async () => {
  const bytes = await renderPdf(buildSignedDocument());
  return { bytes, pages: await pdfPages(bytes) };
};
const plainPdf = () => (plain ??= drawPlain());

describe('the PDF', () => {
  it('has the same bytes the second time, also with names in scripts that were not measured before', async () => {
    const document = buildSignedDocument({ clientSignature: 'דוד' }, { escalationContactName: 'محمد' });

    const first = sha256(await renderPdf(document));

    expect(sha256(await renderPdf(structuredClone(document)))).toBe(first);
  });

  it('has the same bytes for the same agreement, in this process and in another one', async () => {
    const document = buildSignedDocument();
    const script = fileURLToPath(new URL('../../test/print-pdf-checksum.ts', import.meta.url));

    const here = sha256(await renderPdf(document));
    // What is kept between documents must not show in the next one.
    await renderPdf(
      buildSignedDocument({ clientSignature: 'Ελένη fi ffi' }, { companyName: 'Łódź ffl Жанна' }),
    );
    const again = sha256(await renderPdf(structuredClone(document)));
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--conditions=source', '--import', 'tsx', script, JSON.stringify(document)],
      { env: { ...process.env, NODE_OPTIONS: '', TZ: 'Pacific/Auckland' } },
    );

    expect([again, stdout.trim()]).toEqual([here, here]);
  });

  it('has other bytes for another signature', async () => {
    const { bytes } = await plainPdf();
    const other = await renderPdf(buildSignedDocument({ clientSignature: 'Ada King' }));

    expect(sha256(bytes)).not.toBe(sha256(other));
  });

  it('holds the text that was signed, word for word', async () => {
    const document = buildSignedDocument();

    const { pages } = await plainPdf();

    const letters = (text: string) => text.replace(/\s/g, '');
    const footer =
      /AgreementDSA-202611-0042Document[0-9A-F]{12}\.Verifyitathttps:\/\/rep13\.example\/verify/g;
    const pageOf = /Page\d+of\d+/g;
    const note = letters(SAMPLE_NOTE);
    const shown = pages
      .map((page) => letters(page).replace(footer, '').replace(note, '').replace(pageOf, ''))
      .join('');
    const [, ...paragraphs] = canonicalText(document.draft).split('\n');
    const headings = /^(\d+)\. /;
    for (const paragraph of paragraphs) {
      expect(shown).toContain(letters(paragraph.replace(headings, '$1')));
    }
  });

  it('numbers its pages and names the agreement on each', async () => {
    const { pages } = await plainPdf();

    expect(pages.length).toBeGreaterThan(3);
    for (const [index, text] of pages.entries()) {
      expect(text).toContain(`Page ${index + 1} of ${pages.length}`);
      expect(text).toContain('Agreement DSA-202611-0042');
    }
  });

  it('says on each page that the representative is made up, where it is, and else nowhere', async () => {
    const made = await pdfPages(await renderPdf(buildSignedDocument({ note: SAMPLE_NOTE })));
    const real = await pdfPages(await renderPdf(buildSignedDocument({ note: null })));

    for (const text of made) expect(text).toContain(SAMPLE_NOTE);
    expect(real.join()).not.toMatch(/sample|made up/i);
    // A note: the text that is signed, and so its checksum, is the same with it and without.
    expect(made.length).toBe(real.length);
  });

  it('ends with a page of evidence made of what was recorded', async () => {
    const document = buildSignedDocument({ observedIpAddress: null });

    const last = evidenceOf(await pdfPages(await renderPdf(document)));

    expect(last.replace(/\s/g, '')).toContain(document.draft.sha256);
    for (const fact of ['DSA-202611-0042', '2026-11-20T22:45:42.123Z', '123456789', 'not recorded', '1.0']) {
      expect(last).toContain(fact);
    }
  });

  it('tells the client on it from another of its name, by what was signed', async () => {
    const other = await pdfPages(await renderPdf(buildSignedDocument({}, { registrationNumber: null })));

    expect(evidenceOf((await plainPdf()).pages)).toContain(
      'Client Northwind Ltd Incorporated in United Kingdom Company number NW-4711 Registered address 1 Harbour Street, London E1 6AN Website https://northwind.example Signup',
    );
    expect(evidenceOf(other)).toContain('Incorporated in United Kingdom Registered address');
  });

  it.each([
    ['client:123456789', 'the client, signed in with its Client ID'],
    ['visitor', 'whoever registered the client, or had the link mailed to its legal contact'],
    ['admin:7', 'staff member 7'],
    [null, 'not recorded'],
  ])('says on it who signed: %s', async (signedBy, expected) => {
    const last = evidenceOf(await pdfPages(await renderPdf(buildSignedDocument({ signedBy }))));
    expect(last).toContain(`Signed by ${expected} Signed at`);
  });

  describe.each(COMPANIES)('of a company with a short or a long address: %#', (party) => {
    let pages: string[];
    let filled: number[];
    beforeAll(async () => {
      const bytes = await renderPdf(buildSignedDocument({}, party));
      [pages, filled] = await Promise.all([pdfPages(bytes), pagesFilledTo(bytes, FOOT)]);
    });

    it('keeps the signature and the last words of the agreement on one page', () => {
      expect(pages[evidenceAt(pages) - 1]).toMatch(/15\.3 .*Neither party may transfer.*For the Client, /s);
    });

    it('leaves no page without text, for the room that the seal takes', () => {
      expect(filled.filter((part) => part === 0)).toEqual([]);
    });

    it('ends with a fact, and not with the room for the seal alone', () => {
      expect(pages.at(-1)).toMatch(/Electronic seal .*The checksum is/s);
    });

    it('leaves no page before that one more than a third empty', () => {
      expect(filled.slice(0, evidenceAt(pages) - 1).filter((part) => part < 2 / 3)).toEqual([]);
    });
  });

  it('has its evidence on one page, however long the name of the company is', async () => {
    const pages = await pdfPages(
      await renderPdf(buildSignedDocument({}, { companyName: 'Northwind Trading '.repeat(11) })),
    );
    expect(evidenceAt(pages)).toBe(pages.length - 1);
  });

  it('has the mark with the name on the first page only', async () => {
    const [first, ...others] = await pdfPages(
      await renderPdf(buildSignedDocument({ brand: 'Brand of ours' })),
    );

    expect(first).toMatch(/^Brand of ours *Legal Representative Agreement/);
    expect(others.join()).not.toContain('Brand of ours');
  });

  it('says on each page which document it is and where that is verified', async () => {
    const { pages: one } = await plainPdf();
    const [other] = await pdfPages(
      await renderPdf(buildSignedDocument({ agreementNumber: 'DSA-202611-0043' })),
    );

    const ids = one.map((page) => /Document ([0-9A-F]{4} ){2}[0-9A-F]{4}/.exec(page)?.[0]);
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toBeDefined();
    expect(other).not.toContain(ids[0]);
    for (const page of one) expect(page).toContain('Verify it at https://rep13.example/verify');
  });

  it.each([
    ['own', 'added once this page is made; a box below shows it in a sealed copy'],
    ['development', 'development seal, for trying the product: it proves nothing'],
  ] as const)('says on the page of evidence which seal it gets: %s', async (sealKind, expected) => {
    const last = evidenceOf(await pdfPages(await renderPdf(buildSignedDocument({ sealKind }))));
    expect(last).toContain(`Electronic seal ${expected}`);
  });

  it('writes Latin, Greek, Cyrillic and Vietnamese names', async () => {
    const names = ['Łódź Straße', 'Ελένη', 'Жанна Щербакова', 'Nguyễn Thị Hương'];

    const text = await pdfText(await renderPdf(buildSignedDocument({}, { companyName: names.join(' ') })));

    for (const name of names) expect(text).toContain(name);
  });

  it.each([
    ['Chinese', '山东张伟贸易有限公司'],
    ['Chinese, traditional', '臺灣積體電路（股）公司'],
    ['Japanese', '山田 太郎 株式会社サクラ'],
    ['Korean', '김철수 주식회사'],
    ['Arabic', 'محمد عبد الله السلام الأولى للنشر والتوزيع'],
    ['Hebrew', 'דוד בן־גוריון 2020 בע״מ'],
    ['Hebrew and English', 'Rep13 דוד כהן Ltd'],
    ['Thai', 'สมชาย ใจดี จำกัด'],
  ])('writes names in %s with their letters, read in their order', async (_script, name) => {
    const shown = await extracted(name);

    const letters = name.replace(/\s/g, '');
    expect(shown).toEqual({ signature: letters, party: letters, address: letters, evidence: letters });
  });

  /** A name in each place where one stands, as a reader's search finds it there: pdf.js guesses the spaces. */
  const extracted = async (name: string) => {
    const party = { companyName: name, registeredAddress: name };
    const pages = await pdfPages(await renderPdf(buildSignedDocument({ clientSignature: name }, party)));
    const text = pages.join('').replace(/\s/g, '');
    return {
      signature: /15\.3.*Signature(.*)FortheClient,/.exec(text)?.[1],
      party: /version1\.0(.*)\(registrationnumber/.exec(text)?.[1],
      address: /registeredaddressat(.*),provider/.exec(text)?.[1],
      evidence: /Signup123456789Signature(.*)\(typed\)/.exec(text)?.[1],
    };
  };

  it('writes a character that no font has by its code point', async () => {
    const text = await pdfText(await renderPdf(buildSignedDocument({ clientSignature: 'မေဝ 𠮷' })));

    expect(text.replace(/\s/g, '')).toContain('[U+1019][U+1031][U+101D][U+20BB7]');
  });

  it('writes marks that would turn the reading direction round, whichever font has them', async () => {
    const text = await pdfText(
      await renderPdf(buildSignedDocument({ clientSignature: 'Ada\u202E\u2069\u200F' })),
    );

    expect(text.replace(/\s/g, '')).toContain('Ada[U+202E][U+2069][U+200F]');
  });

  it('holds words that are longer than a line', async () => {
    const url = `https://${'x'.repeat(2_000)}.example`;

    const text = await pdfText(await renderPdf(buildSignedDocument({}, { websiteUrl: url })));

    expect(text.replace(/\s/g, '')).toContain(url);
  });

  it('is tagged, in English, with its title', async () => {
    const file = (await plainPdf()).bytes.toString('latin1');

    for (const part of ['/Marked true', '/StructTreeRoot', '/Lang (en-GB)', '/DisplayDocTitle true']) {
      expect(file).toContain(part);
    }
  });

  it('fits into one answer', async () => {
    const bytes = await renderPdf(buildSignedDocument({}, { companyName: 'Ж'.repeat(200) }));

    expect(bytes.length).toBeLessThan(500_000);
  });
});

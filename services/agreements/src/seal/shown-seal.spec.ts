import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeTestSeal, type TestSeal } from '@rep13/testing';
import { buildCertificateDocument } from '../../test/certificate-document.builder.ts';
import { buildInvoiceDocument } from '../../test/invoice-document.builder.ts';
import { buildLetterDocument } from '../../test/letter-document.builder.ts';
import { shownFields } from '../../test/pdf-fields.ts';
import { pdfPages } from '../../test/pdf-text.ts';
import { buildSealOrder } from '../../test/seal-order.builder.ts';
import { buildSignedDocument } from '../../test/signed-document.builder.ts';
import { renderCertificate } from '../certificates/render-certificate.ts';
import { renderLetter } from '../designations/render-letter.ts';
import { renderInvoice } from '../invoice-pdfs/render-invoice.ts';
import { renderPdf } from '../pdf/render-pdf.ts';
import type { SealKind } from '../pdf/signed-document.ts';
import { makeSeal } from './make-seal.ts';

const run = promisify(execFile);
const itWith = (program: string) => (existsSync(`/usr/bin/${program}`) ? it : it.skip);

/** What is sealed, each drawn by its own hand. */
const DOCUMENTS: readonly (readonly [string, (sealKind: SealKind | null) => Promise<Buffer>])[] = [
  ['agreement', (sealKind) => renderPdf(buildSignedDocument({ sealKind }))],
  ['certificate', (sealKind) => renderCertificate(buildCertificateDocument({ sealKind }))],
  ['invoice', (sealKind) => renderInvoice({ ...buildInvoiceDocument(), sealKind })],
  ['letter', (sealKind) => renderLetter(buildLetterDocument({ sealKind }))],
];
const SEAL_TEXT = /^Sealed by Rep13 development seal\. Check at https:\/\/rep13\.example\/verify$/;

describe('the box of a seal', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rep13-shown-'));
  let own: TestSeal;
  beforeAll(async () => {
    own = await makeTestSeal();
  });
  afterAll(async () => {
    await own.remove();
    await rm(folder, { recursive: true });
  });
  const sealed = async (pdf: Uint8Array, given = {}) => {
    const file = { p12: readFileSync(own.file), passphrase: own.passphrase };
    return Buffer.from((await makeSeal(buildSealOrder(pdf, file, given))).bytes);
  };

  describe.each(DOCUMENTS)('of: %s', (kind, render) => {
    let plain: Buffer;
    let bytes: Buffer;
    let file: string;
    beforeAll(async () => {
      plain = await render('own');
      bytes = await sealed(plain);
      file = join(folder, `${kind}.pdf`);
      await writeFile(file, bytes);
    });
    const printed = async (program: string, ...args: string[]) => (await run(program, args)).stdout;

    it('is on the page, has its words in it and is read aloud as a form field', async () => {
      const [field, ...others] = await shownFields(bytes);
      expect(others).toEqual([]);
      expect(field).toMatchObject({ name: 'Seal', type: 'Sig', role: 'Form', hasAppearance: true });
      expect(field?.spoken).toMatch(SEAL_TEXT);
      const [left = 0, bottom = 0, right = 0, top = 0] = field?.rect ?? [];
      expect([left >= 50, right <= 545, bottom >= 60, top <= 800]).toEqual([true, true, true, true]);
      expect([Math.round(top - bottom), right - left > 300]).toEqual([48, true]);
    });

    it('is in no file that is not sealed, which invites nobody to sign it', async () => {
      expect(await shownFields(plain)).toEqual([]);
      expect(plain.includes('/AcroForm')).toBe(false);
      expect((await pdfPages(plain)).join()).not.toContain('Sealed by');
    });

    it('is in what the seal adds: the rendered file stays as it was, and is the same each time', async () => {
      expect(bytes.subarray(0, plain.length).equals(plain)).toBe(true);
      expect((await render('own')).equals(plain)).toBe(true);
    });

    it('gets no room where nothing is sealed', async () => {
      const never = await render(null);
      expect(never.includes('/SealPlace')).toBe(false);
      expect(await shownFields(await sealed(never))).toEqual([]);
    });

    itWith('pdfsig')('is the field of a signature over the whole file, by poppler', async () => {
      const output = await printed('pdfsig', '-nocert', file);
      expect(output).toContain('Signature Field Name: Seal');
      expect(output).toContain('Total document signed');
      expect(output).toContain('Signature is Valid');
      expect(await printed('pdftotext', file, '-')).toContain('Sealed by Rep13 development seal');
    });

    itWith('pdffonts')('brings its fonts, none under the name of another', async () => {
      const fonts = (await printed('pdffonts', file)).trim().split('\n').slice(2);
      expect(fonts.filter((line) => !/ yes yes yes /.test(line))).toEqual([]);
      const names = fonts.map((line) => line.split(/\s+/)[0]);
      expect(new Set(names).size).toBe(names.length);
      expect(bytes.includes('/Helvetica')).toBe(false);
    });

    itWith('qpdf')('leaves the file in order, by qpdf', async () => {
      expect(await printed('qpdf', '--check', file)).toContain('No syntax or stream encoding errors found');
    });

    itWith('mutool')('is drawn with its words, by MuPDF', async () => {
      const text = await printed('mutool', 'draw', '-q', '-F', 'txt', file);
      expect(text).toMatch(/Sealed by Rep13 development seal\s+Check at https:\/\/rep13\.example\/verify/);
    });
  });

  it('says of a development seal that it proves nothing', async () => {
    const bytes = await sealed(await renderCertificate(buildCertificateDocument()), { isDevelopment: true });
    const [field] = await shownFields(bytes);
    expect(field?.spoken).toContain('Development seal, for trying the product: it proves nothing.');
  });

  it('is not in what was signed before there was one, which is sealed all the same', async () => {
    const bytes = await sealed(await renderPdf(buildSignedDocument({ layout: 3 })));
    expect(await shownFields(bytes)).toEqual([]);
    expect(bytes.includes('/ByteRange')).toBe(true);
  });
});

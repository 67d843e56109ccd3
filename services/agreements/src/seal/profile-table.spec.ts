import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeListedSeal, startTestTsa, type ListedSeal, type TestTsa } from '@rep13/testing';
import { buildSealOrder } from '../../test/seal-order.builder.ts';
import { buildSignedDocument } from '../../test/signed-document.builder.ts';
import { renderPdf } from '../pdf/render-pdf.ts';
import { addTimeStamp, makeSeal } from './make-seal.ts';
import { timeStampRequest, tokenIn } from './time-stamp-exchange.ts';
import { archive } from './untrusted.task.ts';

const run = promisify(execFile);
const describeWith = (program: string) => (existsSync(`/usr/bin/${program}`) ? describe : describe.skip);
const LEVELS = ['B-B', 'B-T', 'B-LTA'] as const;

/** What a signature says of itself, in OpenSSL's words. */
interface Printed {
  readonly signed: readonly string[];
  readonly unsigned: readonly string[];
  readonly certificates: number;
  readonly signers: number;
}

/** EN 319 142-1, clause 6.3, read from the bytes and by OpenSSL, and by nothing of what made them. */
describeWith('openssl')('the profile of a seal', () => {
  const folder = mkdtempSync(join(tmpdir(), 'rep13-profile-'));
  const pdfs = new Map<string, string>();
  let own: ListedSeal;
  let tsa: TestTsa;
  let toArchive: Uint8Array;
  beforeAll(async () => {
    own = await makeListedSeal();
    tsa = await startTestTsa(own);
    const { SEAL_P12, SEAL_PASSPHRASE: passphrase } = own.environment;
    const file = { p12: Buffer.from(SEAL_P12, 'base64'), passphrase };
    const plain = await makeSeal(buildSealOrder(await renderPdf(buildSignedDocument()), file));
    const request = timeStampRequest(plain.toStamp);
    const answer = await fetch(tsa.url, { method: 'POST', body: new Uint8Array(request.body) });
    const { token } = tokenIn(new Uint8Array(await answer.arrayBuffer()), request, {
      now: new Date(),
      roots: null,
    });
    const stamped = addTimeStamp({ sealed: plain.bytes, token });
    toArchive = stamped;
    const archived = await archive({ sealed: stamped, urls: [tsa.url], roots: null, now: new Date() });
    for (const [index, bytes] of [plain.bytes, stamped, archived!.bytes].entries())
      pdfs.set(LEVELS[index]!, Buffer.from(bytes).toString('latin1'));
  });
  afterAll(async () => {
    await Promise.all([tsa.stop(), own.stop()]);
    await rm(folder, { recursive: true });
  });

  const pdfOf = (level: string) => pdfs.get(level) ?? '';
  const rangesIn = (pdf: string) =>
    [...pdf.matchAll(/\/ByteRange\s*\[\s*(\d+)\s+(\d+)\s+(\d+)\s+(\d+)\s*\]/g)].map((match) =>
      match.slice(1).map(Number),
    );
  const contentsOf = (pdf: string, [, gapStart = 0, gapEnd = 0]: number[]) =>
    Buffer.from(pdf.slice(gapStart + 1, gapEnd - 1), 'hex');

  async function printed(cms: Buffer): Promise<Printed> {
    const file = join(folder, 'signature.der');
    await writeFile(file, cms);
    const print = ['cms', '-cmsout', '-print', '-noout', '-inform', 'DER', '-in', file];
    const { stdout } = await run('openssl', print, { maxBuffer: 1e7 });
    const signers = stdout.slice(stdout.indexOf('signerInfos:'));
    const part = (from: string, to: string) => signers.split(from)[1]?.split(to)[0] ?? '';
    const objects = (text: string) => [...text.matchAll(/^\s+object: (\S+)/gm)].map(([, name]) => name!);
    return {
      signed: objects(part('signedAttrs:', 'signatureAlgorithm:')).sort(),
      unsigned: objects(part('unsignedAttrs:', '\0')),
      certificates: stdout.split('d.certificate:').length - 1,
      signers: signers.split(/^\s+signedAttrs:/m).length - 1,
    };
  }

  it.each(LEVELS)('%s: the signed attributes are these three, and one signer', async (level) => {
    const pdf = pdfOf(level);
    const { signed, unsigned, certificates, signers } = await printed(contentsOf(pdf, rangesIn(pdf)[0]!));
    expect(signed).toEqual(['contentType', 'id-smime-aa-signingCertificateV2', 'messageDigest']);
    expect(unsigned).toEqual(level === 'B-B' ? [] : ['id-smime-aa-timeStampToken']);
    expect({ certificates, signers }).toEqual({ certificates: 2, signers: 1 });
  });

  it.each(LEVELS)('%s: what is not signed is the signature itself', (level) => {
    const pdf = pdfOf(level);
    for (const [start, gapStart = 0, gapEnd = 0, length = 0] of rangesIn(pdf)) {
      expect(start).toBe(0);
      expect(pdf.slice(gapStart - 20, gapStart)).toMatch(/\/Contents\s*$/);
      expect(pdf.slice(gapStart, gapEnd)).toMatch(/^<[0-9a-fA-F]+>$/);
      expect(pdf.slice(0, gapEnd + length)).toMatch(/%%EOF\s*$/);
    }
    const [, , gapEnd = 0, length = 0] = rangesIn(pdf).at(-1)!;
    const after = pdf.slice(gapEnd + length);
    // What proves a time stamp later comes after it, and changes nothing that was signed.
    if (level === 'B-LTA')
      expect(after.replace(/stream[^]*?endstream/g, '')).not.toMatch(/\/Type\s*\/(Page|Sig|Annot)\b/);
    else expect(after).toBe('');
  });

  it.each(LEVELS)('%s: the dictionary says form and time, and holds no certificate', (level) => {
    const pdf = pdfOf(level);
    const dictionary =
      /<<(?:(?!<<|>>)[^])*\/SubFilter\s*\/ETSI\.CAdES\.detached[^]*?endobj/.exec(pdf)?.[0] ?? '';
    expect(dictionary).toMatch(/\/Filter\s*\/Adobe\.PPKLite/);
    expect(dictionary).toMatch(/\/M\s*\(D:20261125080000/);
    expect(dictionary).not.toMatch(/\/Cert\b/);
  });

  it('B-LTA: what verifies it later is there, and a document time stamp is the last signature', () => {
    const pdf = pdfOf('B-LTA');
    const entries = /\/DSS\s+(\d+) 0 R/.exec(pdf)?.[1];
    const dss = new RegExp(`(?:^|\\n)${entries} 0 obj[^]*?endobj`).exec(pdf)?.[0] ?? '';
    for (const entry of ['/Certs', '/CRLs', '/VRI']) expect(dss).toContain(entry);
    const forms = [...pdf.matchAll(/\/SubFilter\s*\/(\S+?)[\s/>]/g)].map(([, form]) => form);
    expect(forms).toEqual(['ETSI.CAdES.detached', 'ETSI.RFC3161']);
    expect(pdf).toMatch(/\/Type\s*\/DocTimeStamp/);
  });

  it('B-LTA: is not given with a list that a stranger signed', async () => {
    await own.forge();
    const given = archive({ sealed: toArchive, urls: [tsa.url], roots: null, now: new Date() });
    await expect(given).rejects.toThrow('nobody says whether the certificates were revoked');
  });
});

import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeTestSeal, startTestTsa, type TestSeal } from '@rep13/testing';
import { howMany } from '@rep13/testing-texts';
import * as pkijs from 'pkijs';
import { buildCertificateDocument } from '../../test/certificate-document.builder.ts';
import { buildSealOrder } from '../../test/seal-order.builder.ts';
import { buildSignedDocument } from '../../test/signed-document.builder.ts';
import { renderCertificate } from '../certificates/render-certificate.ts';
import { renderPdf } from '../pdf/render-pdf.ts';
import { signedDataIn } from '../signatures/asn1.ts';
import { checkSignature } from '../signatures/check-signature.ts';
import { findSignatures, FORGED, signedBytes, type FoundSignature } from '../signatures/find-signatures.ts';
import { signatureValueOf } from '../signatures/verify-signed-data.ts';
import { addTimeStamp, makeSeal } from './make-seal.ts';
import { timeStampRequest, tokenIn } from './time-stamp-exchange.ts';

const run = promisify(execFile);
const isInstalled = (program: string) => existsSync(`/usr/bin/${program}`);
/** What is not there proves nothing and fails nothing; the library is there always. */
const itWith = (program: string) => (isInstalled(program) ? it : it.skip);
const CHANGES = 200;

/** What is sealed, each drawn by its own hand. */
const DOCUMENTS: readonly (readonly [string, () => Promise<Buffer>])[] = [
  ['agreement', () => renderPdf(buildSignedDocument())],
  ['certificate of appointment', () => renderCertificate(buildCertificateDocument())],
];

describe.each(DOCUMENTS)('a sealed %s', (_, render) => {
  const folder = mkdtempSync(join(tmpdir(), 'rep13-sealed-'));
  let own: TestSeal;
  let sealed: Buffer;
  let found: FoundSignature;
  let token: Uint8Array;
  beforeAll(async () => {
    own = await makeTestSeal();
    const tsa = await startTestTsa(own);
    const file = { p12: readFileSync(own.file), passphrase: own.passphrase };
    const pdf = await render();
    const plain = await makeSeal(buildSealOrder(pdf, file, { at: new Date() }));
    const request = timeStampRequest(plain.toStamp);
    const answer = await fetch(tsa.url, { method: 'POST', body: new Uint8Array(request.body) });
    ({ token } = tokenIn(new Uint8Array(await answer.arrayBuffer()), request, {
      now: new Date(),
      roots: null,
    }));
    sealed = Buffer.from(addTimeStamp({ sealed: plain.bytes, token }));
    found = findSignatures(sealed)[0] as FoundSignature;
    await tsa.stop();
  });
  afterAll(async () => {
    await own.remove();
    await rm(folder, { recursive: true });
  });

  const written = async (name: string, bytes: Uint8Array) => {
    const file = join(folder, name);
    await writeFile(file, bytes);
    return file;
  };
  /** Its text: the exit status is 0 for a broken signature too. */
  const pdfsig = async (bytes: Uint8Array) =>
    (await run('pdfsig', [await written('one.pdf', bytes)]).catch((error: { stdout: string }) => error))
      .stdout;
  const isHeld = (pdf: Uint8Array) => {
    const [signature] = findSignatures(pdf);
    if (!signature || signature === FORGED) return false;
    try {
      return checkSignature(pdf, signature).isIntact && signature.end === pdf.length;
    } catch {
      return false;
    }
  };
  /** Another byte at a random place that the signature covers. */
  const changed = () => {
    const copy = Buffer.from(sealed);
    const inRanges = Math.floor(Math.random() * (found.gapStart + found.end - found.gapEnd));
    const at = inRanges < found.gapStart ? inRanges : inRanges - found.gapStart + found.gapEnd;
    copy[at] = (copy[at]! + 1 + Math.floor(Math.random() * 255)) % 256;
    return copy;
  };

  itWith('pdfsig')('is valid and signed as a whole, says pdfsig', async () => {
    const text = await pdfsig(sealed);
    for (const line of [
      'Signature Type: ETSI.CAdES.detached',
      'Total document signed',
      'Signature Validation: Signature is Valid.',
    ])
      expect(text).toContain(line);
  });

  itWith('openssl')('has a signature that openssl cms verifies up to our authority', async () => {
    const signature = await written('signature.der', found.contents);
    const content = await written('content.bin', signedBytes(sealed, found));
    const options = [
      '-inform',
      'DER',
      '-in',
      signature,
      '-content',
      content,
      '-binary',
      '-CAfile',
      own.caFile,
    ];
    const { stderr } = await run(
      'openssl',
      ['cms', '-verify', ...options, '-purpose', 'any', '-out', join(folder, 'out')],
      { maxBuffer: 1e7 },
    );
    expect(stderr).toMatch(/Verification successful/i);
  });

  itWith('openssl')('has a time stamp that openssl ts verifies', async () => {
    const digest = createHash('sha256')
      .update(signatureValueOf(signedDataIn(found.contents)))
      .digest('hex');
    const file = await written('token.der', token);
    const options = ['-digest', digest, '-in', file, '-token_in', '-CAfile', own.caFile];
    const { stdout, stderr } = await run('openssl', ['ts', '-verify', ...options]);
    expect(stdout + stderr).toContain('Verification: OK');
  });

  it('has a signature that pkijs verifies up to our authority', async () => {
    pkijs.setEngine('node', new pkijs.CryptoEngine({ name: 'node', crypto: globalThis.crypto }));
    const [, base64 = ''] = /-----BEGIN CERTIFICATE-----([^-]+)/.exec(readFileSync(own.caFile, 'utf8')) ?? [];
    const ca = pkijs.Certificate.fromBER(new Uint8Array(Buffer.from(base64, 'base64')));
    const verified = await signedDataIn(found.contents).verify({
      signer: 0,
      data: new Uint8Array(signedBytes(sealed, found)).buffer,
      checkChain: true,
      trustedCerts: [ca],
      extendedMode: true,
    });
    expect(verified).toMatchObject({ signatureVerified: true, signerCertificateVerified: true });
  });

  it(`holds itself, and with none of ${CHANGES} random changes of a byte that is signed`, () => {
    expect(isHeld(sealed)).toBe(true);
    const unseen = Array.from({ length: CHANGES }, changed).filter(isHeld);
    expect(unseen).toHaveLength(0);
  });

  itWith('pdfsig')('is not valid to pdfsig with a random change either', async () => {
    const texts: string[] = [];
    const changes = howMany(20, CHANGES);
    for (let round = 0; round < changes; round += 1) texts.push(await pdfsig(changed()));
    expect(
      texts.filter((text) => text.includes('Signature is Valid') && text.includes('Total document signed')),
    ).toEqual([]);
  });
});

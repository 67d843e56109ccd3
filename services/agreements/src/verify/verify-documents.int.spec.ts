import { createHash } from 'node:crypto';
import {
  EndMandate,
  FindDocument,
  FindDocumentByNumber,
  FindMandate,
  GetAgreementPdf,
  SignAgreement,
  VerifyDocument,
} from '@rep13/contracts-agreements';
import { Clock } from '@rep13/service-kit';
import { makeTestSeal, eventually, startTestTsa, type TestSeal, type TestTsa } from '@rep13/testing';
import { DataSource } from 'typeorm';
import { buildSignedDocument } from '../../test/signed-document.builder.ts';
import { LegalAgreement } from '../agreements/legal-agreement.entity.ts';
import { documentIdOf } from '../pdf/document-id.ts';
import { OWN_SEAL, type OwnSeal } from '../seal/own-seal.ts';
import { agreements } from '../service.ts';
import {
  buildSignature,
  startAgreements,
  type AgreementsUnderTest,
} from '../../test/agreements.service-under-test.ts';
import {
  anotherRevision,
  manySignatures,
  movedRange,
  sealedByOthers,
  withContentsOf,
} from '../../test/tampered-pdfs.ts';

describe('a document to be verified', () => {
  let seal: TestSeal;
  let tsa: TestTsa;
  let service: AgreementsUnderTest;
  let genuine: Buffer;
  let agreementNumber: string;
  beforeAll(async () => {
    seal = await makeTestSeal();
    tsa = await startTestTsa(seal);
    service = await startAgreements(agreements, { ...seal.environment, TSA_URLS: tsa.url });
    const signupId = service.createSignup({ companyName: 'Kestrel Inc' });
    ({ agreementNumber } = await service.call(SignAgreement, buildSignature({ signupId })));
    genuine = await eventually(
      async () => {
        const { bytes } = await service.call(GetAgreementPdf, { signupId });
        return Buffer.from(bytes).includes('/ByteRange') && Buffer.from(bytes);
      },
      { fact: 'the agreement was sealed' },
    );
  });
  afterAll(async () => {
    await service.stop();
    await tsa.stop();
    await seal.remove();
  });

  const verify = (bytes: Uint8Array) => service.call(VerifyDocument, { bytes });

  it('is genuine with the bytes that we gave out', async () => {
    const verified = await verify(genuine);

    expect(verified).toMatchObject({
      verdict: 'genuine',
      document: {
        ...{ known: true, kind: 'agreement', agreementNumber, seal: { level: 'B-T' } },
        mandate: { state: 'awaiting', registerNumber: null, endsAt: null },
      },
      signatures: [
        {
          kind: 'signature',
          verdict: 'valid',
          isOurs: true,
          signer: 'Rep13 development seal',
          issuer: 'Rep13 development CA',
          bytesAddedAfter: 0,
          timeStampedBy: 'Rep13 development time-stamp authority',
        },
      ],
    });
    const [signature] = verified.signatures;
    expect(signature?.revision).toBe(signature?.revisions);
  });

  it('comes with the mandate as it stands now, and where the register has it', async () => {
    const signupId = service.createSignup({ paidAt: '2026-11-01T10:00:00.000Z' });
    await service.call(SignAgreement, buildSignature({ signupId }));
    const registerNumber = (await service.call(FindMandate, { signupId }))?.registerNumber ?? '';
    const { sha256 } = await eventually(() => service.call(GetAgreementPdf, { signupId }).catch(() => null), {
      fact: 'the agreement was made',
    });
    if (!sha256) throw new Error('the agreement has no checksum');
    const mandateOf = async () => {
      const found = await service.call(FindDocument, { sha256 });
      return found.known && found.mandate;
    };
    expect(await mandateOf()).toEqual({ state: 'in_force', registerNumber, endsAt: null });
    const endsAt = new Date(service.app.get(Clock).now().getTime() + 60_000).toISOString();
    await service.call(EndMandate, { registerNumber, endsAt, reason: 'asked' });
    expect(await mandateOf()).toEqual({ state: 'ending', registerNumber, endsAt });
    service.passTime(60_000);
    expect(await mandateOf()).toEqual({ state: 'run_off', registerNumber, endsAt });
  });

  it('is found by the id on its pages, and never by a number that is counted up', async () => {
    const { textSha256 } = await service.app
      .get(DataSource)
      .manager.findOneByOrFail(LegalAgreement, { agreementNumber });
    const id = documentIdOf({
      agreementNumber,
      draft: { ...buildSignedDocument().draft, sha256: textSha256 },
    });
    const byNumber = (number: string) => service.call(FindDocumentByNumber, { number });
    expect(await byNumber(id)).toEqual({
      known: true,
      document: { kind: 'agreement', agreementNumber, signedAt: expect.any(String) },
      mandate: { state: 'awaiting', registerNumber: null, endsAt: null },
    });
    for (const number of [agreementNumber, '0123 4567 89AB', 'R13-ZZZZZZZZ', 'R13-ZZZZZZZZ/1'])
      expect([number, await byNumber(number)]).toEqual([number, { known: false }]);
  });

  it('keeps its development seal when another seal is set since', async () => {
    const own = service.app.get<OwnSeal>(OWN_SEAL);
    const before = { ...own };
    Object.assign(own, { isDevelopment: false, fingerprint: '0'.repeat(64) });
    try {
      const sha256 = createHash('sha256').update(genuine).digest('hex');
      expect(await service.call(FindDocument, { sha256 })).toMatchObject({ isDevelopmentSeal: true });
    } finally {
      Object.assign(own, before);
    }
  });

  it('names nobody', async () => {
    expect(JSON.stringify(await verify(genuine))).not.toMatch(/Kestrel|Ada|@/);
  });

  it('is unknown with any other hash', async () => {
    expect(await service.call(FindDocument, { sha256: '0'.repeat(64) })).toEqual({ known: false });
    await expect(service.call(FindDocument, { sha256: 'ABC' })).rejects.toMatchObject({ status: 400 });
  });

  it('was changed when something was added after our seal, which still holds', async () => {
    expect(await verify(anotherRevision(genuine))).toMatchObject({
      verdict: 'changed',
      document: { known: false },
      signatures: [{ verdict: 'valid', isOurs: true, bytesAddedAfter: expect.any(Number) as number }],
    });
  });

  it('carries a seal that does not belong to it when a byte under the seal is another', async () => {
    const copy = Buffer.from(genuine);
    copy[600] = copy[600]! ^ 1;
    expect(await verify(copy)).toMatchObject({ verdict: 'misplaced', signatures: [{ verdict: 'broken' }] });
  });

  it('carries a seal that does not belong to it when our signature was pasted into the file of others', async () => {
    const foreign = await sealedByOthers({ name: 'Somebody', digest: 'SHA-256' });
    expect(await verify(withContentsOf(genuine, foreign))).toMatchObject({
      verdict: 'misplaced',
      signatures: [{ verdict: 'broken', isOurs: false }],
    });
  });

  it('carries a seal that does not belong to it when the range was moved', async () => {
    for (const bytes of movedRange(genuine))
      expect(await verify(bytes)).toMatchObject({
        verdict: 'misplaced',
        signatures: [{ verdict: 'misplaced' }],
      });
  });

  it('is damaged when it was cut short, wherever', async () => {
    for (const size of [genuine.length - 1, genuine.length - 2_000, 5_000, 100])
      expect([size, (await verify(genuine.subarray(0, size))).verdict]).toEqual([size, 'damaged']);
  });

  it('is of others when others sealed it', async () => {
    expect(await verify(await sealedByOthers({ name: 'Somebody', digest: 'SHA-256' }))).toMatchObject({
      verdict: 'foreign',
      signatures: [{ verdict: 'valid', isOurs: false, signer: 'Somebody' }],
    });
  });

  it('is not ours by a certificate that only has our name', async () => {
    expect(
      await verify(await sealedByOthers({ name: 'Rep13 development seal', digest: 'SHA-256' })),
    ).toMatchObject({ verdict: 'foreign', signatures: [{ isOurs: false }] });
  });

  it('is sealed too weakly with SHA-1', async () => {
    expect(await verify(await sealedByOthers({ name: 'Somebody', digest: 'SHA-1' }))).toMatchObject({
      verdict: 'too-weak',
      signatures: [{ verdict: 'too-weak' }],
    });
  });

  it('cannot be placed in time when its certificate has ended and nobody stamped the time', async () => {
    const ended = { name: 'Somebody', digest: 'SHA-256', from: new Date('2020-01-01'), days: 365 } as const;
    expect(await verify(await sealedByOthers(ended))).toMatchObject({
      verdict: 'foreign',
      signatures: [{ verdict: 'not-placed-in-time' }],
    });
  });

  it.each([
    ['no PDF', Buffer.from('PK\u0003\u0004'), 415, 'agreements.not-a-pdf'],
    ['an empty file', Buffer.from(' '), 415, 'agreements.not-a-pdf'],
    [
      'an encrypted one',
      Buffer.from('%PDF-1.7\ntrailer << /Encrypt 5 0 R >>\n%%EOF'),
      422,
      'agreements.pdf-encrypted',
    ],
    ['one with 51 signatures', manySignatures(51), 422, 'agreements.too-many-signatures'],
  ])('is refused when it is %s', async (_, bytes, status, code) => {
    await expect(verify(bytes)).rejects.toMatchObject({ status, code });
  });

  it('is unsigned when nobody signed it, whatever it says', async () => {
    expect(await verify(Buffer.from('%PDF-1.7\n/Byte#52ange [0 1 2 3]\n%%EOF'))).toMatchObject({
      verdict: 'unsigned',
      signatures: [],
    });
  });
});

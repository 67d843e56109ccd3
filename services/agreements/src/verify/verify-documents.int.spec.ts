import { FindDocument, GetAgreementPdf, SignAgreement, VerifyDocument } from '@rep13/contracts-agreements';
import { makeTestSeal, eventually, startTestTsa, type TestSeal, type TestTsa } from '@rep13/testing';
import { agreements } from '../service.ts';
import {
  buildSignature,
  startAgreements,
  type AgreementsUnderTest,
} from '../../test/agreements.service-under-test.ts';
import { anotherRevision, forgedRange, manySignatures, sealedByOthers } from '../../test/tampered-pdfs.ts';

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
      { says: 'the agreement was sealed', withinMs: 60_000 },
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
      document: { known: true, kind: 'agreement', agreementNumber, seal: { level: 'B-T' } },
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

  it('was changed when a byte under our seal is another', async () => {
    const copy = Buffer.from(genuine);
    copy[600] = copy[600]! ^ 1;
    expect(await verify(copy)).toMatchObject({ verdict: 'changed', signatures: [{ verdict: 'broken' }] });
  });

  it('is forged when the seal was made to cover something else', async () => {
    for (const bytes of forgedRange(genuine))
      expect(await verify(bytes)).toMatchObject({ verdict: 'forged', signatures: [{ verdict: 'forged' }] });
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

import { createHash } from 'node:crypto';
import {
  AgreementPdfStored,
  FindAgreement,
  GetAgreementPdf,
  GetAgreementPdfAsText,
  SignAgreement,
} from '@rep13/contracts-agreements';
import { eventually } from '@rep13/testing';
import { pdfText } from '../../test/pdf-text.ts';
import {
  buildSignature,
  startAgreements,
  untilAnswered,
  type AgreementsUnderTest,
} from '../../test/agreements.service-under-test.ts';

describe('agreement PDFs', () => {
  let service: AgreementsUnderTest;
  beforeAll(async () => {
    service = await startAgreements();
  });
  afterAll(() => service.stop());

  const sign = (signupId: number) => service.call(SignAgreement, buildSignature({ signupId }));
  const getPdf = (signupId: number) => untilAnswered(() => service.call(GetAgreementPdf, { signupId }));
  const stored = async (signupId: number) =>
    (await service.published(AgreementPdfStored)).filter((event) => event.signupId === signupId);
  const pdfReady = (signupId: number) =>
    eventually(async () => (await service.call(FindAgreement, { signupId }))?.pdfGenerated, {
      says: 'the PDF was stored',
      withinMs: 60_000,
    });

  it('are made after the signature, without anybody asking', async () => {
    const signupId = service.createSignup();

    await sign(signupId);

    await pdfReady(signupId);
    const pdf = await getPdf(signupId);
    expect(await stored(signupId)).toEqual([expect.objectContaining({ signupId, sha256: pdf.sha256 })]);
  });

  it('hold the company, the number and the signature', async () => {
    const signupId = service.createSignup({ companyName: 'Kestrel Inc' });
    const { agreementNumber } = await sign(signupId);

    const pdf = await getPdf(signupId);

    expect(pdf.fileName).toBe(`${agreementNumber}.pdf`);
    const text = await pdfText(Buffer.from(pdf.bytes));
    for (const part of ['Kestrel Inc', agreementNumber, 'Ada Byron']) expect(text).toContain(part);
  });

  it('are made on demand, stored once and announced once', async () => {
    const signupId = service.createSignup();
    await sign(signupId);

    const pdfs = await Promise.all(Array.from({ length: 5 }, () => getPdf(signupId)));

    await pdfReady(signupId);
    expect(new Set(pdfs.map(({ bytes }) => Buffer.from(bytes).toString('latin1'))).size).toBe(1);
    expect(await stored(signupId)).toHaveLength(1);
    const bytes = Buffer.from(pdfs[0]!.bytes);
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(pdfs[0]!.sha256);
  });

  it('are text for services of the release before', async () => {
    const signupId = service.createSignup();
    await sign(signupId);

    const { bytes, ...pdf } = await getPdf(signupId);

    const asText = await service.call(GetAgreementPdfAsText, { signupId });
    expect(asText).toEqual({ ...pdf, base64: Buffer.from(bytes).toString('base64') });
  });

  it('stay as they are', async () => {
    const signupId = service.createSignup();
    await sign(signupId);
    const first = await getPdf(signupId);

    service.passTime(86_400_000);

    expect(await getPdf(signupId)).toEqual(first);
  });

  it('do not exist before the signature', async () => {
    const signupId = service.createSignup();

    await expect(service.call(GetAgreementPdf, { signupId })).rejects.toMatchObject({
      status: 409,
      code: 'agreements.agreement-not-signed',
    });
  });
});

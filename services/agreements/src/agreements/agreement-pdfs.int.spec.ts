import { createHash } from 'node:crypto';
import {
  AgreementPdfStored,
  FindAgreement,
  GetAgreementPdf,
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
      fact: 'the PDF was stored',
    });

  it('are made after the signature, without anybody asking', async () => {
    const signupId = service.createSignup();

    await sign(signupId);

    await pdfReady(signupId);
    const pdf = await getPdf(signupId);
    expect(await stored(signupId)).toEqual([expect.objectContaining({ signupId, sha256: pdf.sha256 })]);
  });

  it('are as large as the agreement says, once they are there', async () => {
    const signupId = service.createSignup();
    expect(await sign(signupId)).not.toHaveProperty('pdfBytes');

    await pdfReady(signupId);

    const { bytes } = await getPdf(signupId);
    const agreement = await service.call(FindAgreement, { signupId });
    expect(agreement?.pdfBytes).toBe(bytes.length);
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

  it('stay as they are', async () => {
    const signupId = service.createSignup();
    await sign(signupId);
    const first = await getPdf(signupId);

    service.passTime(86_400_000);

    expect(await getPdf(signupId)).toEqual(first);
  });

  it('have the layout of their time when they are made only after the next one has come', async () => {
    const [newer, older] = [service.createSignup(), service.createSignup()];
    await sign(newer);
    // As the release before writes it, which knows of no layouts.
    await service.db.query(
      `insert into legal_agreements (signup_id, agreement_number, agreement_version, text_sha256, particulars,
        client_signature, client_signature_type, signed_at)
      select $2, 'DSA-202611-9999', agreement_version, text_sha256, particulars, client_signature,
        client_signature_type, signed_at from legal_agreements where signup_id = $1`,
      [newer, older],
    );

    expect(await pdfTextOf(newer)).toMatch(/^Rep13 *Legal Representative Agreement/);
    expect(await pdfTextOf(older)).toMatch(/^Legal Representative Agreement/);
  });

  const pdfTextOf = async (signupId: number) => pdfText(Buffer.from((await getPdf(signupId)).bytes));

  it('do not exist before the signature', async () => {
    const signupId = service.createSignup();

    await expect(service.call(GetAgreementPdf, { signupId })).rejects.toMatchObject({
      status: 409,
      code: 'agreements.agreement-not-signed',
    });
  });
});

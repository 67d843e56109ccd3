import {
  AddendumPdfMade,
  FindAgreement,
  FindDocumentByNumber,
  GetAddendumPdf,
  SignAgreement,
  VerifyDocument,
} from '@rep13/contracts-agreements';
import { eventually, makeTestSeal, type TestSeal } from '@rep13/testing';
import { signAddendum, signedWithFirstText } from '../../test/addendum.ts';
import {
  buildSignature,
  startAgreements,
  type AgreementsUnderTest,
} from '../../test/agreements.service-under-test.ts';
import { pdfPages } from '../../test/pdf-text.ts';
import { readBy } from '../../test/read-by.ts';
import { agreements } from '../service.ts';
import { RenderEarlierAddenda } from './render-earlier-addenda.ts';

describe('the PDF of an addendum', () => {
  let seal: TestSeal;
  let service: AgreementsUnderTest;
  beforeAll(async () => {
    seal = await makeTestSeal();
    service = await startAgreements(agreements, seal.environment);
  });
  afterAll(async () => {
    await service?.stop();
    await seal.remove();
  });

  const announced = async (signupId: number) =>
    (await service.published(AddendumPdfMade)).filter((event) => event.signupId === signupId);
  const sealed = (signupId: number) =>
    eventually(
      async () => (await announced(signupId)).length > 0 && service.call(GetAddendumPdf, { signupId }),
      { fact: 'the addendum is sealed and announced' },
    );

  it('is one page with what was signed, sealed, announced once, and verified as genuine by us and by others', async () => {
    const signupId = await signedWithFirstText(service);
    const { sha256: textSha256 } = await signAddendum(service, signupId);
    const pdf = await sealed(signupId);
    const agreement = (await service.call(FindAgreement, { signupId }))!;
    const { agreementNumber } = agreement;

    expect(pdf.fileName).toBe(`${agreementNumber}-addendum.pdf`);
    const bytes = Buffer.from(pdf.bytes);
    const pages = await pdfPages(bytes);
    expect(pages).toHaveLength(1);
    const [text = ''] = pages;
    for (const part of [
      'Addendum on the electronic point of contact',
      agreementNumber,
      'Article 11(1) DSA',
      textSha256,
    ])
      expect(text).toContain(part);
    expect(text).toMatch(/Ada Byron.*, as Director, authorised to sign for it/);

    const [event, ...more] = await announced(signupId);
    expect(more).toEqual([]);
    expect(agreement.addendum).toMatchObject({ textSha256, pdfSha256: event?.sha256 });
    const document = { kind: 'addendum', agreementNumber };
    expect(await service.call(VerifyDocument, { bytes })).toMatchObject({
      verdict: 'genuine',
      document: { known: true, ...document, mandate: { state: 'in_force' } },
      signatures: [{ verdict: 'valid', isOurs: true }],
    });
    const [, number = ''] = /Document ((?:[0-9A-F]{4} ?){3})\./.exec(text) ?? [];
    expect(await service.call(FindDocumentByNumber, { number })).toMatchObject({ known: true, document });
    expect(await readBy('pdfsig', ['-nocert'], bytes)).toMatch(/Signature is Valid|^$/);
    expect(await readBy('qpdf', ['--check'], bytes)).toMatch(/No syntax or stream encoding errors|^$/);
    expect(await readBy('pdftotext', ['-layout'], bytes, ['-'])).toMatch(/Electronic point of contact|^$/);
  });

  it('is made at the next start for an addendum that was signed before there were any', async () => {
    const signupId = await signedWithFirstText(service);
    await signAddendum(service, signupId);
    await sealed(signupId);
    await service.db.query('delete from addendum_pdfs where signup_id = $1', [signupId]);
    await service.db.query(`delete from jobs where name = 'render-addendum-pdf' and key = $1`, [
      `${signupId}`,
    ]);
    await service.app.get(RenderEarlierAddenda).onApplicationBootstrap();
    await eventually(async () => (await service.call(FindAgreement, { signupId }))?.addendum?.pdfSha256, {
      fact: 'its PDF is there',
    });
  });

  it('is nobody’s who signed none', async () => {
    const signupId = service.createSignup();
    await service.call(SignAgreement, buildSignature({ signupId }));
    await expect(service.call(GetAddendumPdf, { signupId })).rejects.toMatchObject({ status: 404 });
    expect(await service.call(FindAgreement, { signupId })).not.toHaveProperty('addendum');
  });
});

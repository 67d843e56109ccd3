import { GetAgreementPdf, SignAgreement } from '@rep13/contracts-agreements';
import { RegisterSignup } from '@rep13/contracts-onboarding';
import { DomainError } from '@rep13/service-kit';
import { buildAgreementView, buildSignupBody, buildSignupView } from './builders.ts';
import { startGateway, type Browser, type TestGateway } from './start-gateway.ts';

const TEXT = 'a'.repeat(64);

describe('the agreement at the edge', () => {
  let gateway: TestGateway;
  let visitor: Browser;
  const signup = buildSignupView();
  const asked: object[] = [];

  beforeAll(async () => {
    gateway = await startGateway();
    const { stubbedServices } = gateway;
    stubbedServices.answer(RegisterSignup, () => signup);
    stubbedServices.answer(SignAgreement, (command) => {
      asked.push(command);
      if (command.textSha256 !== TEXT)
        throw new DomainError(409, 'agreements.text-changed', 'Read it again.');
      return buildAgreementView(command.signupId);
    });
    stubbedServices.answer(GetAgreementPdf, () => ({
      fileName: 'DSA-202611-0001.pdf',
      sha256: '00',
      bytes: Buffer.from('%PDF-1.7'),
    }));
    visitor = gateway.browser();
    await visitor.post('/api/signup').send(buildSignupBody()).expect(201);
  });
  afterAll(() => gateway.stop());
  beforeEach(() => (asked.length = 0));

  const sign = (given: object) =>
    visitor
      .post('/api/legal-agreement')
      .set('User-Agent', 'Observed/1.0')
      .send({ signupId: signup.id, clientSignature: 'Ada', clientSignatureType: 'typed', ...given });

  it('hands on the signature, what was shown and what was observed, and none of the claims beside it', async () => {
    const claims = { agreementNumber: 'DSA-199901-0001', signedAt: '1999-01-01', pdfGenerated: true };

    const choice = { contactPoint: false };
    await sign({ textSha256: TEXT, clientIpAddress: '198.51.100.4', ...choice, ...claims }).expect(201);

    expect(asked).toEqual([
      {
        signupId: signup.id,
        clientSignature: 'Ada',
        clientSignatureType: 'typed',
        clientIpAddress: '198.51.100.4',
        contactPoint: false,
        textSha256: TEXT,
        origin: { ipAddress: '127.0.0.1', userAgent: 'Observed/1.0' },
      },
    ]);
  });

  it('says that the text is another one by now', async () => {
    const { body } = await sign({ textSha256: 'b'.repeat(64) }).expect(409);

    expect(body).toEqual({ code: 'agreements.text-changed', message: 'Read it again.' });
  });

  it('asks nobody about a checksum that is none', async () => {
    const { body } = await sign({ textSha256: 'b' }).expect(400);

    expect(body.errors).toEqual([{ path: 'textSha256', message: expect.stringContaining('checksum') }]);
    expect(asked).toEqual([]);
  });

  it('answers the PDF as a file that nobody keeps', async () => {
    const { headers, body } = await visitor.get(`/api/legal-agreement/${signup.id}/pdf`).expect(200);

    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': 'attachment; filename="DSA-202611-0001.pdf"',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect((body as Buffer).toString()).toBe('%PDF-1.7');
  });
});

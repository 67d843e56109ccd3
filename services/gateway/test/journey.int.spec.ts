import { FindAgreement, GetAgreementPdf, SignAgreement } from '@rep13/contracts-agreements';
import {
  CompleteComplianceCheck,
  CompletePayment,
  GetClientUser,
  GetSignup,
  RegisterSignup,
  SignInClient,
} from '@rep13/contracts-onboarding';
import {
  buildAgreementView,
  buildClientUserView,
  buildPaymentView,
  buildSignupBody,
  buildSignupView,
} from './builders.ts';
import { startGateway, type Browser, type TestGateway } from './start-gateway.ts';

describe('the way from the check to the signed agreement', () => {
  let gateway: TestGateway;
  const signup = buildSignupView();
  const asked: Record<string, object> = {};

  beforeAll(async () => {
    gateway = await startGateway();
    const { stubbedServices } = gateway;
    stubbedServices.answer(CompleteComplianceCheck, (check) => {
      asked['check'] = check;
      return { id: 1, ...check, requiresLegalRep: true, createdAt: '2026-11-20T09:00:00.000Z' };
    });
    stubbedServices.answer(RegisterSignup, (particulars) => {
      asked['signup'] = particulars;
      return signup;
    });
    stubbedServices.answer(GetSignup, () => signup);
    stubbedServices.answer(CompletePayment, ({ signupId }) => buildPaymentView(signupId));
    stubbedServices.answer(SignAgreement, (signature) => {
      asked['signature'] = signature;
      return buildAgreementView(signature.signupId);
    });
    stubbedServices.answer(GetAgreementPdf, () => ({
      fileName: 'DSA-202611-0001.pdf',
      sha256: 'ab',
      bytes: Buffer.from('%PDF-1.7'),
    }));
    stubbedServices.answer(SignInClient, () => buildClientUserView(signup.id));
    stubbedServices.answer(GetClientUser, ({ signupId }) => buildClientUserView(signupId));
    stubbedServices.answer(FindAgreement, () => null);
  });
  afterAll(() => gateway.stop());

  const registered = async (): Promise<Browser> => {
    const browser = gateway.browser();
    await browser.post('/api/signup').send(buildSignupBody()).expect(201);
    return browser;
  };

  it('keeps the check and draws no conclusion of its own', async () => {
    const answers = {
      email: 'a@acme.example',
      companyName: 'Acme',
      question1: true,
      question2: true,
      question3: true,
    };
    const check = { ...answers, requiresLegalRep: false };
    const { body } = await gateway.browser().post('/api/compliance-check').send(check).expect(201);
    expect(body).toMatchObject({ id: 1, requiresLegalRep: true });
    expect(asked['check']).toEqual(answers);
  });

  it('registers, pays, signs and gets the PDF in one browser', async () => {
    const browser = await registered();
    expect(asked['signup']).not.toHaveProperty('termsAccepted');

    await browser.get(`/api/signup/${signup.id}`).expect(200, signup);
    await browser.post('/api/payment').send({ signupId: signup.id }).expect(201);
    const signature = {
      signupId: signup.id,
      agreementNumber: 'DSA-202611-9999',
      clientSignature: 'Ada Example',
      clientSignatureType: 'typed',
      clientIpAddress: '203.0.113.7',
      signedAt: '2020-01-01T00:00:00.000Z',
      pdfGenerated: true,
    };
    await browser.post('/api/legal-agreement').set('User-Agent', 'a browser').send(signature).expect(201);
    expect(asked['signature']).toEqual({
      signupId: signup.id,
      clientSignature: 'Ada Example',
      clientSignatureType: 'typed',
      clientIpAddress: '203.0.113.7',
      origin: { ipAddress: '127.0.0.1', userAgent: 'a browser' },
    });

    const pdf = await browser.get(`/api/legal-agreement/${signup.id}/pdf`).expect(200);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.headers['content-disposition']).toBe('attachment; filename="DSA-202611-0001.pdf"');
    expect(pdf.body.toString()).toBe('%PDF-1.7');
  });

  it.each([
    ['get', (id: number) => `/api/signup/${id}`],
    ['get', (id: number) => `/api/legal-agreement/${id}/draft`],
    ['get', (id: number) => `/api/legal-agreement/${id}/pdf`],
  ] as const)('shows a second browser nothing of it: %s %s', async (_, path) => {
    await registered();
    const other = await registeredElse();
    const known = await other.get(path(signup.id)).expect(404);
    const unknown = await other.get(path(2_000_000_000)).expect(404);
    expect(known.body).toEqual({ code: 'gateway.not-found', message: 'Not found' });
    expect(unknown.body).toEqual(known.body);
    await other.post('/api/payment').send({ signupId: signup.id }).expect(404);
  });

  const registeredElse = async () => {
    const browser = gateway.browser();
    const answers = {
      email: 'b@b.example',
      companyName: 'B',
      question1: true,
      question2: true,
      question3: true,
    };
    await browser.post('/api/compliance-check').send(answers).expect(201);
    return browser;
  };

  it('signs the client in under a new session and out again', async () => {
    const browser = await registered();
    await browser
      .get('/api/client/user')
      .expect(401, { code: 'gateway.not-signed-in', message: 'Not signed in' });
    const credentials = { clientId: 'dsa-abc234', password: 'correct horse battery' };
    const { headers } = await browser.post('/api/client/login').send(credentials).expect(200);
    expect(String(headers['set-cookie'])).toMatch(/(^|,)rep13=/);

    await browser.get('/api/client/user').expect(200, buildClientUserView(signup.id));
    const agreement = await browser.get('/api/client/agreement').expect(200);
    expect(agreement.text).toBe('null');
    await browser.get(`/api/signup/${signup.id}`).expect(200);

    await browser.post('/api/client/logout').expect(200);
    await browser.get('/api/client/user').expect(401);
    await browser.get(`/api/signup/${signup.id}`).expect(404);
  });
});

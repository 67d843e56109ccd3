import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { eventually } from '@rep13/testing';
import { buildCompany, type Company } from './steps/customer.ts';
import { accepted, openGeneratedClient, type paths } from './steps/generated-client.ts';
import { pdfText } from './steps/pdf-text.ts';

const PASSWORD = 'a quiet harbour at dusk';

type Body<Call extends { post: { requestBody: { content: { 'application/json': unknown } } } }> =
  Call['post']['requestBody']['content']['application/json'];

/** As the document has it, so the compiler says what is missing. */
const checkOf = ({ companyName, email }: Company): Body<paths['/api/compliance-check']> => ({
  companyName,
  email,
  question1: true,
  question2: true,
  question3: true,
});

const signupOf = ({ companyName, contactName, email }: Company): Body<paths['/api/signup']> => ({
  companyName,
  websiteUrl: 'northwind.example',
  countryOfIncorporation: 'United States',
  registeredAddress: '1 Main Street, Springfield, IL 62701',
  legalContactName: contactName,
  legalContactEmail: email,
  consentConfirmed: true,
  termsAccepted: true,
  privacyAccepted: true,
  contactUpdateAcknowledged: true,
});

test('a program that is written against the API document gets from the check to the portal', async () => {
  const api = openGeneratedClient();
  const company = buildCompany();

  const check = accepted(await api.POST('/api/compliance-check', { body: checkOf(company) }));
  expect(check.requiresLegalRep).toBe(true);

  const signup = accepted(await api.POST('/api/signup', { body: signupOf(company) }));
  const payment = accepted(await api.POST('/api/payment', { body: { signupId: signup.id } }));
  expect(payment).toMatchObject({ signupId: signup.id, amountCents: 30_000 });

  const params = { path: { signupId: signup.id } };
  const draft = accepted(await api.GET('/api/legal-agreement/{signupId}/draft', { params }));
  const body = {
    signupId: signup.id,
    clientSignature: company.contactName,
    clientSignatureType: 'typed',
    textSha256: draft.sha256,
  } as const;
  const header = { 'Idempotency-Key': randomUUID() };
  const agreement = accepted(await api.POST('/api/legal-agreement', { params: { header }, body }));
  const repeated = accepted(await api.POST('/api/legal-agreement', { params: { header }, body }));
  expect(repeated).toEqual(agreement);

  const file = await eventually(
    async () =>
      (await api.GET('/api/legal-agreement/{signupId}/pdf', { params, parseAs: 'arrayBuffer' })).data,
    { says: 'the PDF is made' },
  );
  expect(await pdfText(Buffer.from(file))).toContain(agreement.agreementNumber);

  const { clientId } = signup;
  accepted(await api.POST('/api/client/setup', { body: { clientId, password: PASSWORD } }));
  const client = accepted(await api.POST('/api/client/login', { body: { clientId, password: PASSWORD } }));
  expect(client).toMatchObject({ signupId: signup.id, companyName: company.companyName });
  expect(accepted(await api.GET('/api/client/agreement'))).toMatchObject({
    ...agreement,
    pdfGenerated: expect.any(Boolean),
  });
});

test('a program is told by a code why a call was refused', async () => {
  const api = openGeneratedClient();

  const { error, response } = await api.POST('/api/payment', { body: { signupId: 1 } });

  expect(response.status).toBe(404);
  expect(error?.code).toBe('gateway.not-found');
});

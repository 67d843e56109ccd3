import { expect, test } from '@playwright/test';
import { openBrowserless, signatureBody, signInAdmin, signupBody } from './steps/api.ts';
import { buildCompany } from './steps/customer.ts';
import { eventually } from '@rep13/testing';

test("a second browser gets nothing of the first one's signup", async () => {
  const company = buildCompany();
  const [owner, stranger] = await Promise.all([openBrowserless(), openBrowserless()]);
  const { id } = (await (await owner.post('/api/signup', { data: signupBody(company) })).json()) as {
    id: number;
  };
  expect((await owner.post('/api/legal-agreement', { data: signatureBody(id, company) })).status()).toBe(201);

  const tries = [
    await stranger.get(`/api/signup/${id}`),
    await stranger.get(`/api/legal-agreement/${id}/draft`),
    await stranger.get(`/api/legal-agreement/${id}/pdf`),
    await stranger.post('/api/payment', { data: { signupId: id } }),
    await stranger.post('/api/legal-agreement', { data: signatureBody(id, company) }),
  ];
  for (const answer of tries) {
    expect(answer.status()).toBe(404);
    expect(await answer.json()).toEqual({ code: 'gateway.not-found', message: 'Not found' });
  }
  expect((await owner.get(`/api/legal-agreement/${id}/pdf`)).status()).toBe(200);
});

test('signing twice, also at once, gives one agreement', async () => {
  const company = buildCompany();
  const browser = await openBrowserless();
  const { id } = (await (await browser.post('/api/signup', { data: signupBody(company) })).json()) as {
    id: number;
  };
  const signOnce = async () => {
    const answer = await browser.post('/api/legal-agreement', { data: signatureBody(id, company) });
    return ((await answer.json()) as { agreementNumber: string }).agreementNumber;
  };
  const numbers = [...(await Promise.all(Array.from({ length: 20 }, signOnce))), await signOnce()];
  expect(new Set(numbers).size).toBe(1);
  expect(numbers[0]).toMatch(/^DSA-\d{6}-\d{4,}$/);
});

test('bad input is answered at its field, and nothing is saved', async () => {
  const company = buildCompany({ companyName: `Refused ${process.pid} Ltd` });
  const browser = await openBrowserless();
  const answer = await browser.post('/api/signup', {
    data: {
      ...signupBody(company),
      registeredAddress: 'Short',
      termsAccepted: false,
      accountStatus: 'active',
    },
  });
  expect(answer.status()).toBe(400);
  const { errors } = (await answer.json()) as { errors: object[] };
  expect(errors).toEqual(
    expect.arrayContaining([
      { path: 'registeredAddress', message: 'Please provide a complete registered address' },
      { path: 'termsAccepted', message: 'You must accept the Terms of Service' },
      { path: 'accountStatus', message: 'This field is not known' },
    ]),
  );
  const admin = await signInAdmin();
  const signups = await eventually(
    async () => (await admin.get('/api/admin/signups')).json() as Promise<object[]>,
    {
      fact: 'the list is there',
    },
  );
  expect(JSON.stringify(signups)).not.toContain(company.companyName);
});

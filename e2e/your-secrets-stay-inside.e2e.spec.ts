import { expect, test, type APIRequestContext } from '@playwright/test';
import { eventually } from '@rep13/testing';
import { BASE_URL, openBrowserless, signatureBody, signInAdmin, signupBody } from './steps/api.ts';
import { buildCompany } from './steps/customer.ts';
import { linkIn, mailsTo, mailTo } from './steps/inbox.ts';
import { filesIn, rowsOfAllTables, type Finding } from './steps/stores.ts';

/** Words that stand nowhere else: found again, they have leaked. */
const canary = (kind: string) => `canary-${kind}-${process.pid}-zq7x`;

const PASSWORD = canary('password');
const NEW_PASSWORD = canary('new-password');
const WRONG_PASSWORD = canary('wrong-password');
const QUESTION = canary('question');
const MESSAGE = canary('message');
const DESCRIPTION = canary('description');
const NOTE = canary('note');
const UPLOAD = canary('upload');
const COMPANY = buildCompany({
  contactName: `Ada ${canary('name')}`,
  companyName: `${canary('company')} Inc.`,
});

/** Tables that carry work and messages between services; the rest belongs to whom the data is about. */
const MESSAGES_AND_JOBS =
  /\.(outbox_messages|inbox_messages|jobs|dead_letters|event_stream_marks|audit_logs|email_logs)$/;

const tokenOf = (link: string) => /[#?&]token=([^&\s]+)/.exec(link)?.[1] ?? '';

async function must(
  answer: Promise<{ ok(): boolean; status(): number; text(): Promise<string> }>,
): Promise<void> {
  const given = await answer;
  expect(given.ok(), `${given.status()} ${await given.text()}`).toBe(true);
}

async function cookiesOf(browser: APIRequestContext): Promise<string[]> {
  const { cookies } = await browser.storageState();
  return cookies.map(({ value }) => decodeURIComponent(value).replace(/^s:/, '').split('.')[0] ?? '');
}

/** Goes through everything in which a secret changes hands. @returns the secrets that were made on the way. */
async function liveThrough(): Promise<string[]> {
  const visitor = await openBrowserless();
  const signup = await visitor.post('/api/signup', { data: signupBody(COMPANY) });
  const { id, clientId } = (await signup.json()) as { id: number; clientId: string };
  await must(visitor.post('/api/payment', { data: { signupId: id } }));
  await must(visitor.post('/api/legal-agreement', { data: signatureBody(id, COMPANY) }));
  await must(
    visitor.post(`/api/provider-information/${id}/files`, {
      multipart: { file: { name: 'policy.txt', mimeType: 'text/plain', buffer: Buffer.from(UPLOAD) } },
    }),
  );
  await must(visitor.post('/api/client/setup', { data: { clientId, password: PASSWORD } }));
  await visitor.post('/api/client/login', { data: { clientId, password: WRONG_PASSWORD } });
  await must(visitor.post('/api/client/login', { data: { clientId, password: PASSWORD } }));
  await must(visitor.post('/api/client/reset', { data: { clientId } }));
  await must(visitor.post('/api/chat/ask', { data: { question: QUESTION } }));
  await must(visitor.post('/api/contact', { data: contact() }));
  const link = linkIn(await mailTo(COMPANY.email, /password/i), /reset/);
  await must(
    visitor.post('/api/client/reset/confirm', { data: { token: tokenOf(link), password: NEW_PASSWORD } }),
  );
  const admin = await signInAdmin();
  await workOnATicket(admin, id);
  await mailTo(COMPANY.email, /signed agreement/);
  const tokens = (await mailsTo(COMPANY.email)).flatMap(({ text }) =>
    [...text.matchAll(/[#?&]token=([^&\s]+)/g)].map(([, token]) => token ?? ''),
  );
  expect(tokens.length).toBeGreaterThan(1);
  return [...tokens, ...(await cookiesOf(visitor)), ...(await cookiesOf(admin))];
}

const contact = () => ({
  name: 'Ada Byron',
  email: COMPANY.email,
  company: 'Northwind',
  subject: 'A question',
  message: `${MESSAGE} and some more words`,
});

async function workOnATicket(admin: APIRequestContext, signupId: number): Promise<void> {
  const opened = await admin.post('/api/admin/sla-tickets', {
    data: {
      signupId,
      authorityName: 'ACM',
      authorityContactDate: new Date().toISOString(),
      urgencyLevel: 'high',
      description: DESCRIPTION,
    },
  });
  const { id } = (await opened.json()) as { id: number };
  await must(admin.post(`/api/admin/sla-tickets/${id}/acknowledge`, { data: { note: NOTE } }));
  await must(admin.post(`/api/admin/sla-tickets/${id}/forward`, { data: {} }));
  await mailTo(COMPANY.email, /an authority in the EU/);
}

/** Which words were found where. */
const leaks = (texts: readonly string[], places: readonly Finding[]): string[] =>
  places.flatMap(({ where, text }) =>
    texts.filter((word) => text.includes(word)).map((word) => `${word} in ${where}`),
  );

test('what you entrust to us stays where it belongs', async () => {
  expect(BASE_URL).not.toBe('');
  const made = await liveThrough();
  const secrets = [
    PASSWORD,
    NEW_PASSWORD,
    WRONG_PASSWORD,
    process.env['ADMIN_PASSWORD'] ?? '',
    ...made,
  ].filter((secret) => secret.length > 8);
  const rows = await rowsOfAllTables();
  const [logs, nats, redis] = await Promise.all([filesIn('logs'), filesIn('nats'), filesIn('redis')]);

  // The search itself can find things: what has to be kept is kept.
  expect(leaks([COMPANY.companyName], rows)).not.toEqual([]);
  await eventually(() => logs.some(({ text }) => text.includes('/api/client/login')), {
    fact: 'requests are logged',
  });
  expect(nats.some(({ text }) => text.includes('onboarding.signup.registered.v1'))).toBe(true);

  expect(leaks(secrets, rows), 'secrets in tables').toEqual([]);
  expect(leaks(secrets, [...logs, ...nats, ...redis]), 'secrets in logs and brokers').toEqual([]);

  const confided = [QUESTION, MESSAGE, DESCRIPTION, NOTE, UPLOAD, COMPANY.contactName, COMPANY.companyName];
  expect(leaks(confided, [...logs, ...nats, ...redis]), 'what was confided, in logs and brokers').toEqual([]);
  const messagesAndJobs = rows.filter(({ where }) => MESSAGES_AND_JOBS.test(where));
  expect(leaks(confided, messagesAndJobs), 'what was confided, in messages and jobs').toEqual([]);
  expect(leaks([QUESTION], rows), 'a question to the assistant is not kept').toEqual([]);
});

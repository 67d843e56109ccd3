import { expect, type APIRequestContext, type APIResponse, type Page } from '@playwright/test';
import { BASE_URL, signInAdmin } from './api.ts';
import type { Client } from './client.ts';
import { attachmentsOf, mailsTo } from './inbox.ts';
import { pdfText } from './pdf-text.ts';
import type { Finding } from './stores.ts';
import { unpack } from './transfer-file.ts';

/** Every answer that a client's portal asks for. */
const OWN_ANSWERS = [
  ...['agreement', 'designation', 'mandate', 'profile', 'profile-changes', 'publication', 'response-times'],
  ...['sessions', 'sla-tickets', 'timeline', 'user', 'billing', 'invoices', 'subscription', 'transfer-file'],
].map((path) => `/api/client/${path}`);

/** Every CSV that staff can save and pass on. */
const EXPORTS = [
  'audit-logs',
  'compliance-checks',
  'emails',
  'invoices',
  'response-times',
  'signups',
  'sla-tickets',
].map((list) => `/api/admin/${list}/export`);

/** The words of an answer that has to be given: a refusal would hold nothing, and prove nothing. */
async function answered(browser: APIRequestContext, path: string, headers = {}): Promise<Finding> {
  let found: Finding | undefined;
  await expect(async () => {
    const answer = await browser.get(path, { headers });
    expect(answer.status(), path).toBe(200);
    found = { where: path, text: await textOf(answer) };
  }).toPass({ timeout: 30_000 });
  return found!;
}

async function textOf(answer: APIResponse): Promise<string> {
  const type = answer.headers()['content-type'] ?? '';
  if (type.startsWith('application/pdf')) return pdfText(await answer.body());
  if (type.startsWith('application/zip')) return Object.values(await unpack(answer)).join(' ');
  return answer.text();
}

/** Every mail that was sent to anybody, and the text of every PDF that came with it. */
async function mailsAndTheirPdfs(): Promise<Finding[]> {
  const mails = await mailsTo();
  const pdfs = await Promise.all(
    mails.map(async (mail) => {
      const files = await attachmentsOf(mail, /\.pdf$/i);
      return Promise.all(
        files.map(async ({ name, bytes }) => ({
          where: `${name} of "${mail.subject}"`,
          text: await pdfText(bytes),
        })),
      );
    }),
  );
  return [
    ...mails.map(({ subject, text, html }) => ({ where: subject, text: `${subject} ${text} ${html}` })),
    ...pdfs.flat(),
  ];
}

/** What the signed-in client of this page can get: each answer, its orders one by one, and each of its PDFs. */
async function givenToClient({ request }: Page, { signupId }: Client): Promise<Finding[]> {
  const idsOf = async (path: string) => (await (await request.get(path)).json()) as { id: number }[];
  const { registerNumber } = (await (await request.get('/api/client/mandate')).json()) as {
    registerNumber: string;
  };
  const orders = await idsOf('/api/client/sla-tickets');
  const letters = await idsOf('/api/client/designation');
  expect([orders.length, letters.length], 'an order and a letter').not.toContain(0);
  return Promise.all(
    [
      ...OWN_ANSWERS,
      ...orders.map(({ id }) => `/api/client/sla-tickets/${id}`),
      ...letters.map(({ id }) => `/api/client/designation/${id}/letter.pdf`),
      `/api/legal-agreement/${signupId}/pdf`,
      `/api/legal-agreement/${signupId}/draft`,
      ...['certificate.pdf', 'appointment.json'].map((file) => `/register/${registerNumber}/${file}`),
      `/api/register/${registerNumber}`,
    ].map((path) => answered(request, path)),
  );
}

/** What its private link answers to an authority. */
function givenToAuthority({ request }: Page, link: string): Promise<Finding> {
  const { pathname, hash } = new URL(link, BASE_URL);
  const token = hash.slice(1).split('.')[0] ?? '';
  const reference = pathname.split('/').at(-1) ?? '';
  return answered(request, `/api/authority-requests/${reference}`, { Authorization: `Bearer ${token}` });
}

/** The CSVs that an admin can save, all rows. */
const exported = (admin: APIRequestContext): Promise<Finding[]> =>
  Promise.all(EXPORTS.map((path) => answered(admin, path)));

/** A page as it is, and as a printer would get it. */
async function shownAndPrinted(page: Page): Promise<Finding[]> {
  const where = new URL(page.url()).pathname;
  return [
    { where, text: await page.content() },
    { where: `${where}, printed`, text: await pdfText(await page.pdf()) },
  ];
}

/** Both sides of an order on their pages of it, and how the authority came to its own. */
interface Sides {
  readonly authority: Page;
  readonly link: string;
  readonly portal: Page;
  readonly client: Client;
}

/** All that leaves the house about an order: mails, pages, answers, PDFs and exports, as text. */
export async function outgoing({ authority, link, portal, client }: Sides): Promise<Finding[]> {
  const admin = await signInAdmin();
  const found = [
    ...(await mailsAndTheirPdfs()),
    ...(await shownAndPrinted(authority)),
    await givenToAuthority(authority, link),
    ...(await shownAndPrinted(portal)),
    ...(await givenToClient(portal, client)),
    ...(await exported(admin)),
  ];
  await admin.dispose();
  return found;
}

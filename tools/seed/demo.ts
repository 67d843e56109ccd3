import type { ClientTicketView, TicketView } from '@rep13/contracts-sla';
import { DEMO_COMPANIES, DEMO_PASSWORD, type DemoCompany, type Progress } from './companies.ts';
import { DEMO_REQUESTS } from './authority-requests.ts';
import { notifyCoordinator } from './designation.ts';
import { proofOfWork } from './intake-work.ts';
import { seedMails } from './mails.ts';
import { cancel, pay } from './money.ts';
import { DEMO_TICKETS } from './tickets.ts';
import { Visitor } from './visitor.ts';

const ORDER: readonly Progress[] = ['checked', 'registered', 'paid', 'signed', 'client'];

const check = ({ name, host, progress }: DemoCompany) => ({
  companyName: name,
  email: `legal@${host}`,
  question1: true,
  question2: true,
  question3: progress !== 'checked',
});

/** What a demo company sends to register. */
export const signupBody = ({ name, host, country, contact, campaign }: DemoCompany) => ({
  ...campaign,
  companyName: name,
  websiteUrl: host,
  countryOfIncorporation: country,
  registeredAddress: `13 Example Street, ${country}`,
  legalContactName: contact,
  legalContactEmail: `legal@${host}`,
  consentConfirmed: true,
  termsAccepted: true,
  privacyAccepted: true,
  contactUpdateAcknowledged: true,
});

/** A company that registered. */
export interface SeededSignup {
  readonly signupId: number;
  readonly clientId: string;
  readonly progress: Progress;
}

/**
 * Companies in every state and, as the administrator of the environment, authorities' orders in every state.
 * @returns the companies that registered, in the order of `DEMO_COMPANIES`
 */
export async function seedDemo(
  env: NodeJS.ProcessEnv,
  print: (line: string) => void,
): Promise<readonly SeededSignup[]> {
  const url = env['PUBLIC_URL'] ?? `http://localhost:${env['PORT'] ?? '8080'}`;
  const signups: SeededSignup[] = [];
  for (const company of DEMO_COMPANIES) {
    const made = await bring(new Visitor(url), company);
    print(`${company.name}${made ? `, ${made.clientId}` : ''}: ${company.progress}`);
    if (made) signups.push({ ...made, progress: company.progress });
  }
  const having = (wanted: Progress) =>
    signups.filter(({ progress }) => progress === wanted).map(({ signupId }) => signupId);
  const [clients, signed] = [having('client'), having('signed')];
  const filed = await fileOrders(url, print);
  const firstClient = signups.find(({ progress }) => progress === 'client');
  print(`The clients' password: ${DEMO_PASSWORD}`);
  const asFirstClient = async (admin: Visitor) => {
    if (!firstClient) return;
    await notifyCoordinator(new Visitor(url), admin, firstClient.clientId);
    await carryOrdersOut(new Visitor(url), firstClient.clientId);
  };
  if (env['ADMIN_PASSWORD'])
    await openTickets(new Visitor(url), env, { clients, signed, filed, asFirstClient }, print);
  else print('No orders from authorities: they need the administrator, ADMIN_PASSWORD=… npm run seed');
  return signups;
}

/** Takes one company as far as its progress says, through the same calls as a browser. */
async function bring(
  visitor: Visitor,
  company: DemoCompany,
): Promise<{ signupId: number; clientId: string } | undefined> {
  const reaches = (stage: Progress) => ORDER.indexOf(company.progress) >= ORDER.indexOf(stage);
  await visitor.post('/api/compliance-check', check(company));
  if (!reaches('registered')) return undefined;
  const body = signupBody(company);
  const { id, clientId } = await visitor.post<{ id: number; clientId: string }>('/api/signup', body);
  if (reaches('paid')) await pay(visitor, id, company);
  if (reaches('signed')) {
    const contactPoint = !company.hasOwnContactPoint;
    const signature = { clientSignature: company.contact, clientSignatureType: 'typed', contactPoint };
    await visitor.post('/api/legal-agreement', { signupId: id, ...signature });
  }
  if (reaches('client')) await visitor.post('/api/client/setup', { clientId, password: DEMO_PASSWORD });
  if (company.leaves) await cancel(visitor, clientId);
  if (company.becomes) await askForName(visitor, clientId, company.becomes);
  return { signupId: id, clientId };
}

/**
 * What authorities send through the form: staff finds it among the orders that it typed in itself.
 * @returns those that staff then forwards
 */
async function fileOrders(url: string, print: (line: string) => void): Promise<readonly FiledOrder[]> {
  const toForward: FiledOrder[] = [];
  const about = DEMO_COMPANIES.find(({ progress }) => progress === 'client')?.host;
  for (const { withinHours, isForwarded, isCarriedOut: _, conversation = [], ...request } of DEMO_REQUESTS) {
    const officer = new Visitor(url);
    const deadlineAt = withinHours && new Date(Date.now() + withinHours * 3_600_000).toISOString();
    const { reference, token } = await officer.post<{ reference: string; token: string }>(
      '/api/authority-requests',
      { target: about, ...request, ...(deadlineAt && { deadlineAt }) },
      await proofOfWork(officer),
    );
    print(`${reference}, ${request.authorityName}: filed`);
    const write = (body: string) =>
      officer.post(
        `/api/authority-requests/${reference}/messages`,
        { body },
        { Authorization: `Bearer ${token}` },
      );
    if (isForwarded) toForward.push({ reference, conversation, write });
  }
  return toForward;
}

/** A client sees an order once it was forwarded. */
async function forwardOrders(admin: Visitor, filed: readonly FiledOrder[]): Promise<void> {
  const tickets = await admin.get<TicketView[]>('/api/admin/sla-tickets?limit=200');
  for (const { id, authorityReference, signupId } of tickets) {
    // Whom it is about may not have been known at once.
    const order = filed.find(({ reference }) => reference === authorityReference);
    if (signupId === null || !order) continue;
    for (const action of ['acknowledge', 'forward'])
      await admin.post(`/api/admin/sla-tickets/${id}/${action}`, {});
    for (const [index, body] of order.conversation.entries()) {
      const isOurs = index % 2 === 0;
      await (isOurs
        ? admin.post(`/api/admin/sla-tickets/${id}/messages`, { to: 'authority', body })
        : order.write(body));
    }
  }
}

/** The client says what it did: from then on its user has to be told. */
async function carryOrdersOut(visitor: Visitor, clientId: string): Promise<void> {
  const names = DEMO_REQUESTS.filter(({ isCarriedOut }) => isCarriedOut).map(
    ({ authorityName }) => authorityName,
  );
  await visitor.post('/api/client/login', { clientId, password: DEMO_PASSWORD });
  const orders = await visitor.get<ClientTicketView[]>('/api/client/sla-tickets');
  for (const { id } of orders.filter(({ authorityName }) => names.includes(authorityName)))
    await visitor.post(`/api/client/sla-tickets/${id}/messages`, {
      ...{ body: 'The offer is gone.', outcome: 'given', effectAt: new Date().toISOString() },
    });
}

/** An order of the form that staff goes on with, and its officer. */
interface FiledOrder {
  readonly reference: string;
  readonly conversation: readonly string[];
  /** What the officer writes by the link of the receipt. */
  readonly write: (body: string) => Promise<unknown>;
}

interface SeededFor {
  readonly clients: readonly number[];
  readonly signed: readonly number[];
  readonly filed: readonly FiledOrder[];
  /** What the first client does about those, and about its letter. */
  readonly asFirstClient: (admin: Visitor) => Promise<void>;
}

async function openTickets(
  admin: Visitor,
  env: NodeJS.ProcessEnv,
  { clients, signed, filed, asFirstClient }: SeededFor,
  print: (line: string) => void,
): Promise<void> {
  const username = env['ADMIN_USERNAME'] ?? 'admin';
  await admin.post('/api/admin/login', { username, password: env['ADMIN_PASSWORD'] });
  await forwardOrders(admin, filed);
  await asFirstClient(admin);
  for (const [index, { hoursAgo, actions, wording, ...order }] of DEMO_TICKETS.entries()) {
    const authorityContactDate = new Date(Date.now() - hoursAgo * 3_600_000).toISOString();
    const about = wording ?? { signupId: clients[index % clients.length] };
    const ticket = { ...order, ...about, authorityContactDate };
    const { id, ticketNumber } = await admin.post<{ id: number; ticketNumber: string }>(
      '/api/admin/sla-tickets',
      ticket,
    );
    for (const [action, body] of actions) await admin.post(`/api/admin/sla-tickets/${id}/${action}`, body);
    print(`${ticketNumber}, ${order.authorityName}: ${actions.at(-1)?.[0] ?? 'open'}`);
  }
  await seedMails(admin, env, print);
  await endMandate(admin, signed, print);
  const held = { signupId: clients[0], reason: 'A court in Dublin asked for the records of 2026.' };
  await admin.post('/api/admin/legal-holds', held);
  print('Nothing of the first client is deleted: a legal hold.');
}

/** A change that waits for staff. */
async function askForName(visitor: Visitor, clientId: string, companyName: string): Promise<void> {
  await visitor.post('/api/client/login', { clientId, password: DEMO_PASSWORD });
  await visitor.post('/api/client/profile-changes', { companyName });
}

/** One mandate is over: its badge is grey. Its coordinator was never told of it, so no letter of end is written. */
async function endMandate(
  admin: Visitor,
  signed: readonly number[],
  print: (line: string) => void,
): Promise<void> {
  const signupId = signed.at(-1);
  if (signupId === undefined) return;
  const path = `/api/admin/clients/${signupId}/mandate`;
  const { registerNumber } = await admin.get<{ registerNumber: string }>(path);
  const endsAt = new Date().toISOString();
  await admin.post(`/api/admin/mandates/${registerNumber}/end`, { endsAt, reason: 'The fee was paid back.' });
  print(`${registerNumber}: ended, in run-off`);
}

import { setTimeout as sleep } from 'node:timers/promises';
import type {
  InboundMailDetailView,
  InboundMailView,
  MailboxView,
  TicketMessageView,
} from '@rep13/contracts-sla';
import { DEMO_COMPANIES, DEMO_PASSWORD } from '@rep13/seed/companies';
import type { SeededSignup } from '@rep13/seed/demo';
import { Visitor } from '@rep13/seed/visitor';
import { createTransport } from 'nodemailer';
import { mailScreens, mailsTo, replyAddressOf } from './inbox.ts';
import type { Walk } from './screens.ts';

interface Surroundings {
  readonly url: string;
  /** Where the local inbox shows what the product mails. */
  readonly mailUrl: string;
  /** Where mails to the authorities' address are taken. */
  readonly mailInUrl: string;
  readonly client: SeededSignup;
  readonly admin: { readonly username: string; readonly password: string };
}

const OFFICER = 's.peeters@order-desk.example';
const SUBJECT = 'Order to remove an offer, 2026/0417';
const [HOST] = DEMO_COMPANIES.filter(({ progress }) => progress === 'client').map(({ host }) => host);
const ORDER = `Dear colleague,\n\nwe order you under Article 9 of Regulation (EU) 2022/2065 to remove the offer at https://${HOST}/offers/4-may. The seller has no licence.\n\nKind regards,\nSofie Peeters`;
const QUESTION = 'Which of the two offers do you mean?';
const REPLY = 'The first one. The second ended in May.';
const ASK_EVERY_MS = 500;
const WITHIN_MS = 60_000;

type Screens = Readonly<Record<string, string>>;

/**
 * An officer who only writes mails, from the mail to the closed order: admin's page at each step, what the client sees
 * before and after the order is forwarded, and each mail that the officer and the client get. Each walk goes on where
 * the one before it ended.
 */
export function officerWalks(given: Surroundings): readonly Walk[] {
  const { mailUrl, client, admin } = given;
  const order = new OrderByMail(given);
  const staff = (next: () => Promise<Screens>) => signedIn('/api/admin/login', admin, next);
  const provider = (next: () => Promise<Screens>) => signedIn('/api/client/login', loginOf(client), next);
  return [
    staff(() => order.arrives()),
    staff(() => order.isMade()),
    provider(() => order.seenByClient('3-not-forwarded')),
    staff(() => order.isAsked()),
    staff(() => order.isAnswered()),
    staff(() => order.isForwarded()),
    provider(() => order.seenByClient('7-forwarded')),
    provider(() => order.isCarriedOut()),
    staff(() => order.isClosed()),
    { part: 'mails', begin: () => mailScreens(mailUrl, 'officer', OFFICER) },
    { part: 'mails', begin: () => mailScreens(mailUrl, 'client', `legal@${HOST}`) },
  ];
}

const loginOf = ({ clientId }: SeededSignup) => ({ clientId, password: DEMO_PASSWORD });

/** Somebody signs in, and then looks at what has come. */
const signedIn = (path: string, login: object, next: () => Promise<Screens>): Walk => ({
  part: 'mails',
  begin: async (post) => {
    await post(path, login);
    return next();
  },
});

/** One order, and what is done about it. */
class OrderByMail {
  private readonly admin: Visitor;
  private readonly transport;
  private mailId = 0;
  private ticketId = 0;

  constructor(private readonly given: Surroundings) {
    this.admin = new Visitor(given.url);
    this.transport = createTransport({ url: given.mailInUrl, ignoreTLS: true });
  }

  async arrives(): Promise<Screens> {
    await this.admin.post('/api/admin/login', this.given.admin);
    const { address: to } = await this.admin.get<MailboxView>('/api/admin/mailbox');
    await this.transport.sendMail({ from: `Sofie Peeters <${OFFICER}>`, to, subject: SUBJECT, text: ORDER });
    this.mailId = await until('the mail waits', async () => {
      const waiting = await this.admin.get<InboundMailView[]>('/api/admin/mails?state=waiting');
      return waiting.find(({ subject }) => subject === SUBJECT)?.id;
    });
    return { '1-admin-mails': '/admin/mail', '1-admin-mail-waits': `/admin/mail/${this.mailId}` };
  }

  async isMade(): Promise<Screens> {
    const path = `/api/admin/mails/${this.mailId}`;
    const { draft } = await this.admin.get<InboundMailDetailView>(path);
    const { target, memberState, ownReference } = draft ?? {};
    const { decision } = await this.admin.post<InboundMailDetailView>(`${path}/order`, {
      ...{ target, memberState, ownReference, kind: 'act', authorityName: 'Order Desk' },
      signupId: this.given.client.signupId,
    });
    this.ticketId = decision?.tickets[0]?.ticketId ?? 0;
    return { '2-admin-mail-decided': `/admin/mail/${this.mailId}`, ...this.seenByStaff('2-admin-order') };
  }

  async isAsked(): Promise<Screens> {
    await this.move('acknowledge');
    await this.move('messages', { to: 'authority', body: QUESTION });
    return this.seenByStaff('4-admin-asked');
  }

  /** By a mail that answers the one which says that there is a question. */
  async isAnswered(): Promise<Screens> {
    const { mailUrl } = this.given;
    const asked = await until('the officer is told of the question', async () =>
      (await mailsTo(mailUrl, OFFICER)).find(({ subject }) => /there is a message/.test(subject)),
    );
    const to = await replyAddressOf(mailUrl, asked);
    await this.transport.sendMail({ from: OFFICER, to, subject: `Re: ${asked.subject}`, text: REPLY });
    await until('the answer is in the conversation', async () => {
      const path = `/api/admin/sla-tickets/${this.ticketId}`;
      const { messages } = await this.admin.get<{ messages: TicketMessageView[] }>(path);
      return messages.find(({ body }) => body.includes(REPLY));
    });
    return this.seenByStaff('5-admin-answered');
  }

  async isForwarded(): Promise<Screens> {
    await this.move('forward');
    return this.seenByStaff('6-admin-forwarded');
  }

  async isCarriedOut(): Promise<Screens> {
    const portal = new Visitor(this.given.url);
    await portal.post('/api/client/login', loginOf(this.given.client));
    await portal.post(`/api/client/sla-tickets/${this.ticketId}/messages`, {
      ...{ body: 'The offer is gone.', outcome: 'given', effectAt: new Date().toISOString() },
    });
    return this.seenByClient('8-carried-out');
  }

  async isClosed(): Promise<Screens> {
    for (const step of ['start', 'respond']) await this.move(step);
    await this.move('close', { outcome: 'given', reason: 'The offer is gone.' });
    return this.seenByStaff('9-admin-closed');
  }

  async seenByClient(when: string): Promise<Screens> {
    return {
      [`${when}-client-orders`]: '/client/dashboard?tab=sla',
      [`${when}-client-order`]: `/client/orders/${this.ticketId}`,
    };
  }

  private seenByStaff(name: string): Screens {
    return { [name]: `/admin/tickets/${this.ticketId}` };
  }

  private move(action: string, body: object = {}): Promise<unknown> {
    return this.admin.post(`/api/admin/sla-tickets/${this.ticketId}/${action}`, body);
  }
}

async function until<Found>(fact: string, ask: () => Promise<Found | undefined>): Promise<Found> {
  for (const end = Date.now() + WITHIN_MS; Date.now() < end; await sleep(ASK_EVERY_MS)) {
    const found = await ask();
    if (found !== undefined) return found;
  }
  throw new Error(`It did not come true in time: ${fact}`);
}

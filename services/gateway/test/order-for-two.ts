import { connect, type NatsConnection } from 'nats';
import type { ApprovalView } from '@rep13/contracts-admin';
import { GetSignupParty, type SignupPartyView } from '@rep13/contracts-onboarding';
import {
  ChangeTicketClient,
  GetTicket,
  LiftDoNotInform,
  LowerUrgency,
  MoveTicket,
  type TicketDetailView,
} from '@rep13/contracts-sla';
import { NotFound, type RequestContext, type RpcClient } from '@rep13/service-kit';
import { notificationsOf } from './notifications-client.ts';
import { buildTicketDetailView } from './orders.ts';
import { addStaff, eventsOf, staffBrowser } from './staff-members.ts';
import { startGateway, type Browser, type TestGateway } from './start-gateway.ts';

export const CLOSE = { reason: 'Withdrawn by phone', closedAs: 'withdrawn' };

/** A signup that nobody has. */
export const UNKNOWN_SIGNUP = 999_999_999;

/** A critical order, and Ada (admin), Ben (caseworker) and Cleo (auditor) who deal with it. */
export class OrderForTwo {
  ticket!: TicketDetailView;
  /** What the service says instead of doing it. */
  refusal: Error | undefined;
  readonly done: object[] = [];
  /** By whom, and under which idempotency key. */
  readonly contexts: RequestContext[] = [];
  readonly notifications: RpcClient;

  private constructor(
    readonly gateway: TestGateway,
    private readonly observer: NatsConnection,
    readonly benId: number,
    public ada: Browser,
    public ben: Browser,
    public cleo: Browser,
  ) {
    this.notifications = notificationsOf(gateway);
  }

  static async start(): Promise<OrderForTwo> {
    const gateway = await startGateway();
    const benId = await addStaff(gateway, 'ben', 'caseworker');
    await addStaff(gateway, 'cleo', 'auditor');
    const observer = await connect({ servers: gateway.nats.url });
    const [ada, ben] = [await staffBrowser(gateway), await staffBrowser(gateway, 'ben')];
    const order = new OrderForTwo(gateway, observer, benId, ada, ben, await staffBrowser(gateway, 'cleo'));
    await order.stub();
    return order;
  }

  async stop(): Promise<void> {
    await this.notifications.onApplicationShutdown();
    await this.observer.close();
    await this.gateway.stop();
  }

  async reset(): Promise<void> {
    this.ticket = buildTicketDetailView({
      urgencyLevel: 'critical',
      nextActions: ['respond', 'close'],
      version: 4,
    });
    this.refusal = undefined;
    this.done.length = 0;
    this.contexts.length = 0;
    await this.gateway.database.query(
      'delete from gateway.approvals; delete from gateway.outbox_messages; delete from gateway.idempotency_keys',
    );
  }

  close(browser: Browser, body: object = CLOSE) {
    return browser.post('/api/admin/sla-tickets/7/close').send(body);
  }

  async ask(browser = this.ada): Promise<string> {
    return ((await this.close(browser).expect(202)).body as { approvalId: string }).approvalId;
  }

  grant(id: string, browser = this.ben) {
    return browser.post(`/api/admin/approvals/${id}/grant`).send({});
  }

  refuse(id: string, browser = this.ben, reason = 'Not yet') {
    return browser.post(`/api/admin/approvals/${id}/refuse`).send({ reason });
  }

  async list(browser = this.ben): Promise<ApprovalView[]> {
    return (await browser.get('/api/admin/approvals').expect(200)).body as ApprovalView[];
  }

  async announced(type: string): Promise<number> {
    return (await eventsOf(this.gateway, `gateway.approval.${type}.v1`)).length;
  }

  private async stub(): Promise<void> {
    const { answer } = this.gateway.stubbedServices;
    const carryOut = (command: { ticketId: number }) => {
      if (this.refusal) throw this.refusal;
      this.done.push(command);
      return { ...this.ticket, id: command.ticketId };
    };
    answer(GetTicket, () => this.ticket);
    answer(MoveTicket, carryOut);
    answer(LiftDoNotInform, carryOut);
    answer(ChangeTicketClient, carryOut);
    answer(GetSignupParty, ({ signupId }) => {
      if (signupId === UNKNOWN_SIGNUP) throw new NotFound();
      return { id: signupId, companyName: 'Other BV', clientId: 'DSA-OTH234' } as SignupPartyView;
    });
    answer(LowerUrgency, carryOut);
    for (const { subject } of [MoveTicket, LiftDoNotInform, LowerUrgency])
      this.observer.subscribe(subject, {
        callback: (_, message) => {
          const header = decodeURIComponent(message.headers?.get('Rep13-Context') ?? '');
          this.contexts.push(JSON.parse(header) as RequestContext);
        },
      });
    await this.observer.flush();
  }
}

import { AgreementSigned } from '@rep13/contracts-agreements';
import {
  CountAuditLogs,
  ListAuditLogs,
  ListTimeline,
  PaymentCompleted,
  ProviderInformationSaved,
  SignupRegistered,
} from '@rep13/contracts-onboarding';
import { TicketAcknowledged, TicketForwarded, TicketOpened, TicketWarned } from '@rep13/contracts-sla';
import { startTestService, type TestService } from '@rep13/testing';
import { createSignup } from '../../test/builders.ts';
import { onboarding } from '../service.ts';

const OWN = 123_456_789;
const OTHER = 223_456_789;

let service: TestService;
let last = 0;

/** So many seconds after nine. */
const second = (count: number) => new Date(Date.parse('2026-11-20T09:00:00Z') + count * 1_000).toISOString();

/** One line of the log, as the handler would write it. */
const log = async (
  signupId: number | null,
  { type }: { type: string },
  data: object = {},
  actor = 'admin:1',
  at = last + 1,
) => {
  last += 1;
  const [{ id }] = await service.db.query<[{ id: number }]>(
    `insert into audit_logs (event_id, signup_id, event_type, event_data, ip_address, user_agent, "timestamp", metadata)
     values (gen_random_uuid(), $1, $2, $3, '192.0.2.7', 'Firefox', $4, $5)
     returning id`,
    [signupId, type, data, second(at), { actor, correlationId: 'c' }],
  );
  return id;
};

let registered: number;
let signed: number;
let paid: number;
let others: number;
let opened: number;
let warned: number;
let warnedOfAnyClient: number;
let created: number;

beforeAll(async () => {
  service = await startTestService(onboarding);
  registered = await log(OWN, SignupRegistered, { clientId: 'DSA-ABC234', contractVersion: '1.0' });
  signed = await log(OWN, AgreementSigned, { agreementNumber: 'DSA-202611-0001', signedAt: 'x' });
  others = await log(OTHER, SignupRegistered, {}, 'visitor');
  paid = await log(OWN, PaymentCompleted, { amountCents: 30_000, provider: 'demo' });
  opened = await log(OWN, TicketOpened, { ticketNumber: 'SLA-2026-00001', urgencyLevel: 'high' });
  warned = await log(OWN, TicketWarned, { ticketNumber: 'SLA-2026-00001', percent: 50 });
  warnedOfAnyClient = await log(null, { type: 'sla.ticket.warned.v2' }, {}, 'system');
  created = await log(null, { type: 'gateway.admin-user.created.v1' });
});
afterAll(() => service.stop());

describe('the audit log', () => {
  const ids = async (query: ListAuditLogs) => (await service.call(ListAuditLogs, query)).map(({ id }) => id);

  it.each<[string, ListAuditLogs, () => number[]]>([
    ['of one signup', { signupId: OTHER }, () => [others]],
    ['of one event type', { eventType: SignupRegistered.type }, () => [others, registered]],
    ['of both', { eventType: SignupRegistered.type, signupId: OWN }, () => [registered]],
    ['by a part of the type', { search: 'SIGNUP.reg' }, () => [others, registered]],
    ['by parts of several types', { search: 'ed.v1', limit: 3, cursor: 6 }, () => [opened, paid, others]],
    ['by a part and the signup', { search: 'registered', signupId: OWN }, () => [registered]],
    ['by a part and the type', { search: 'agreement', eventType: AgreementSigned.type }, () => [signed]],
    ['by a part that the type has not', { search: 'sla', eventType: AgreementSigned.type }, () => []],
    ['by a signup id', { search: String(OTHER) }, () => [others]],
    ['by the id of another signup than asked for', { search: String(OTHER), signupId: OWN }, () => []],
    ['by a number that is too large for an id', { search: '9999999999' }, () => []],
    ['by a wildcard', { search: '%' }, () => []],
    ['by another wildcard', { search: '_' }, () => []],
    ['after the cursor', { eventType: SignupRegistered.type, cursor: 3 }, () => [registered]],
    ['of one who did it', { actor: 'visitor' }, () => [others]],
    ['of one who did nothing', { actor: 'admin:2' }, () => []],
    ['of one, a signup and a type', { actor: 'admin:1', signupId: OWN, search: 'pay' }, () => [paid]],
    ['of a time', { from: second(2), to: second(4) }, () => [others, signed]],
    ['of a time and a type', { from: second(2), eventType: SignupRegistered.type }, () => [others]],
    ['of one kind', { kind: 'onboarding.signup.registered' }, () => [others, registered]],
    ['of a kind that another begins with', { kind: 'sla.ticket.open' }, () => []],
    [
      'of a kind and one who did it',
      { kind: 'onboarding.signup.registered', actor: 'admin:1' },
      () => [registered],
    ],
    [
      'of a kind, a signup and a time',
      { kind: 'sla.ticket.opened', signupId: OWN, from: second(3) },
      () => [opened],
    ],
    ['of a kind and another part', { kind: 'sla.ticket.opened', search: 'signup' }, () => []],
    ['in every version of a kind', { kind: 'sla.ticket.warned' }, () => [warnedOfAnyClient, warned]],
    ['after the cursor, in a time', { from: second(2), to: second(5), cursor: 4, limit: 1 }, () => [others]],
    ['after a cursor that no line has', { from: second(0), cursor: 900, limit: 1 }, () => [created]],
    ['of a time that is to come', { from: second(1_000) }, () => []],
  ])('is found %s', async (_, query, expected) => {
    expect(await ids(query)).toEqual(expected());
    const { limit, cursor, ...filters } = query;
    const isWhole = limit === undefined && cursor === undefined;
    if (isWhole) expect(await service.call(CountAuditLogs, filters)).toBe(expected().length);
  });

  it('shows every field of the specification, also how the event came about', async () => {
    const [line] = await service.call(ListAuditLogs, { eventType: PaymentCompleted.type });

    expect(line).toEqual({
      id: paid,
      signupId: OWN,
      companyName: null,
      eventType: PaymentCompleted.type,
      eventData: { amountCents: 30_000, provider: 'demo' },
      agreementVersion: '1.0',
      paymentStatus: null,
      userAgent: 'Firefox',
      ipAddress: '192.0.2.7',
      timestamp: '2026-11-20T09:00:04.000Z',
      metadata: { actor: 'admin:1', correlationId: 'c' },
    });
  });

  it.each(['x', 'onboarding', "a.b.c.v1'--"])('is refused for the event type %s', async (eventType) => {
    await expect(service.call(ListAuditLogs, { eventType })).rejects.toMatchObject({ status: 400 });
  });

  it.each(['x', 'sla.ticket', 'sla.ticket.opened.v1', 'sla.ticket.%'])(
    'is refused for the kind %s',
    async (kind) => {
      await expect(service.call(ListAuditLogs, { kind })).rejects.toMatchObject({ status: 400 });
    },
  );

  it('is in the order in which things happened when asked for a time, also what was written late', async () => {
    const late = await log(423_456_789, SignupRegistered, {}, 'visitor', 1.5);

    expect(await ids({ from: second(0), to: second(3) })).toEqual([signed, late, registered]);
    expect(await ids({ from: second(0), to: second(3), cursor: late })).toEqual([registered]);
  });
});

describe('the timeline of an account', () => {
  it('has what concerns the client, newest first, and no more of it than is allowed', async () => {
    expect(await service.call(ListTimeline, { signupId: OWN })).toEqual([
      { id: paid, eventType: PaymentCompleted.type, timestamp: '2026-11-20T09:00:04.000Z' },
      {
        id: signed,
        eventType: AgreementSigned.type,
        timestamp: '2026-11-20T09:00:02.000Z',
        agreementNumber: 'DSA-202611-0001',
      },
      { id: registered, eventType: SignupRegistered.type, timestamp: '2026-11-20T09:00:01.000Z' },
    ]);
  });

  it('has our acknowledgements and every save of the provider information', async () => {
    const signupId = 323_456_789;
    await log(signupId, ProviderInformationSaved, { version: 1 });
    await log(signupId, ProviderInformationSaved, { version: 2 });
    await log(signupId, TicketAcknowledged, { ticketNumber: 'SLA-2026-00002', responseTimeHours: 0.28 });
    await log(signupId, TicketForwarded, { ticketNumber: 'SLA-2026-00002' });

    const timeline = await service.call(ListTimeline, { signupId });

    expect(timeline.map(({ eventType, ticketNumber }) => [eventType, ticketNumber])).toEqual([
      [TicketForwarded.type, 'SLA-2026-00002'],
      [TicketAcknowledged.type, 'SLA-2026-00002'],
      [ProviderInformationSaved.type, undefined],
      [ProviderInformationSaved.type, undefined],
    ]);
  });

  it('goes on after the cursor', async () => {
    const [first] = await service.call(ListTimeline, { signupId: OWN, limit: 1 });
    const next = await service.call(ListTimeline, { signupId: OWN, limit: 1, cursor: first!.id });

    expect(next.map(({ id }) => id)).toEqual([signed]);
  });
});

// Last: nothing takes its lines away again.
describe('a line of the audit log', () => {
  it('names the company of a line, as it is called now', async () => {
    const { id, companyName } = await createSignup(service);
    const cursor = await log(id, { type: 'test.nothing.happened.v1' });
    const [line] = await service.call(ListAuditLogs, { signupId: id, cursor: cursor + 1, limit: 1 });
    expect(line).toMatchObject({ id: cursor, companyName });
  });
});

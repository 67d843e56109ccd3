import { AgreementSigned } from '@rep13/contracts-agreements';
import {
  ClientFileRead,
  RequestRefused,
  SessionsEnded,
  SignInFailed,
  SignInSucceeded,
} from '@rep13/contracts-gateway';
import type { EventEnvelope } from '@rep13/contracts-messaging';
import {
  CompleteComplianceCheck,
  ListAuditLogs,
  ListTimeline,
  PaymentCompleted,
  SignupRegistered,
} from '@rep13/contracts-onboarding';
import { eventually, startTestService, type TestService } from '@rep13/testing';
import { DataSource } from 'typeorm';
import { buildAnswers, createSignup } from '../../test/builders.ts';
import { pay } from '../../test/pay.ts';
import { onboarding } from '../service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService(onboarding);
});
afterAll(() => service.stop());

interface Row {
  readonly event_id: string;
  readonly event_type: string;
  readonly metadata: Record<string, unknown>;
}

const rowsOf = (signupId: number) =>
  service.db.query<Row[]>('select * from audit_logs where signup_id = $1 order by id', [signupId]);

const logged = (signupId: number, count: number) =>
  eventually(async () => (await rowsOf(signupId)).length >= count && rowsOf(signupId), {
    fact: `${count} events of signup ${signupId} were logged`,
  });

describe('the audit log', () => {
  it('has one row for each event, with who and from where', async () => {
    const context = { correlationId: 'request-1', ipAddress: '192.0.2.7', userAgent: 'Firefox' };
    const { id: signupId } = await createSignup(service);

    const payment = await pay(service, signupId, context);

    const rows = await logged(signupId, 2);
    expect(rows.map(({ event_type }) => event_type).sort()).toEqual(
      [PaymentCompleted.type, SignupRegistered.type].sort(),
    );
    expect(rows.find(({ event_type }) => event_type === PaymentCompleted.type)).toMatchObject({
      signup_id: signupId,
      event_data: { paymentId: payment.id, signupId, amountCents: 30_000 },
      agreement_version: '1.0',
      payment_status: 'completed',
      ip_address: '192.0.2.7',
      user_agent: 'Firefox',
      metadata: { correlationId: 'request-1', actor: 'visitor', source: '/onboarding' },
    });
  });

  it("logs other services' events, and an event that is delivered twice once", async () => {
    const signupId = 111_111_111;
    const signed = {
      signupId,
      agreementNumber: 'DSA-202611-0001',
      agreementVersion: '1.0',
      signedAt: '2026-11-20T09:40:00Z',
    };

    const envelope = await service.stubbedServices.announce(AgreementSigned, signed);
    await logged(signupId, 1);
    await service.stubbedServices.deliver(envelope as EventEnvelope);
    await service.stubbedServices.announce(AgreementSigned, signed);
    await logged(signupId, 2);

    expect((await rowsOf(signupId)).filter(({ event_id }) => event_id === envelope.id)).toHaveLength(1);
  });

  it('knows who read, was refused and signed in, and the history that a client sees does not', async () => {
    const { id: signupId } = await createSignup(service);
    const { announce } = service.stubbedServices;
    const at = new Date().toISOString();
    const refused = { code: 'gateway.forbidden', method: 'GET', route: '/api/x', times: 1, since: at };
    const failed = { account: 'client', at: 'sign-in', code: 'x', times: 7, since: at } as const;
    await announce(ClientFileRead, { signupId, part: 'account' });
    await announce(SignInSucceeded, { account: 'client', signupId });
    await announce(SignInFailed, { ...failed, signupId });
    await announce(SessionsEnded, { account: 'client', signupId, why: 'signed-out', sessions: 1 });
    await announce(RequestRefused, { ...refused, signupId });

    const rows = await logged(signupId, 6);
    expect(rows.map(({ event_type }) => event_type).sort()).toEqual(
      [ClientFileRead, SignInSucceeded, SignInFailed, SessionsEnded, RequestRefused, SignupRegistered]
        .map(({ type }) => type)
        .sort(),
    );
    const timeline = await service.call(ListTimeline, { signupId });
    expect(timeline.map(({ eventType }) => eventType)).toEqual([SignupRegistered.type]);
  });

  it('is listed newest first, page by page', async () => {
    await service.call(CompleteComplianceCheck, buildAnswers());
    const { id: signupId } = await createSignup(service);
    await logged(signupId, 1);

    const [newest] = await service.call(ListAuditLogs, { limit: 1 });
    const [next] = await service.call(ListAuditLogs, { limit: 1, cursor: newest!.id });

    expect(newest!.id).toBeGreaterThan(next!.id);
    expect(newest).toMatchObject({ paymentStatus: null, agreementVersion: '1.1' });
  });

  it.each([`update audit_logs set event_type = 'x'`, 'delete from audit_logs', 'truncate audit_logs'])(
    'refuses: %s',
    async (statement) => {
      await expect(service.db.query(statement)).rejects.toThrow('audit_logs is append-only');
    },
  );

  it.each(['audit_logs', 'provider_information_versions'])(
    'may be read and added to by the service, which has no right to change it: %s',
    async (table) => {
      const own = service.app.get(DataSource);
      const [rights] = await own.query<object[]>(
        `select has_table_privilege($1, 'select') as read, has_table_privilege($1, 'insert') as add,
           has_table_privilege($1, 'update') as change, has_table_privilege($1, 'delete') as remove,
           has_table_privilege($1, 'truncate') as empty`,
        [table],
      );
      expect(rights).toEqual({ read: true, add: true, change: false, remove: false, empty: false });
      await expect(own.query(`delete from ${table}`)).rejects.toThrow('permission denied');
    },
  );
});

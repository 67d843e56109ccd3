import { DAY_MS } from '@rep13/contracts-constants';
import { GetRetention, getRetention, ListHeldClients } from '@rep13/contracts-messaging';
import {
  CompletePayment,
  GetComplianceCheckTotals,
  GetSignup,
  GetSignupTotals,
  LegalHoldLifted,
  LegalHoldSet,
  LiftLegalHold,
  ListLegalHolds,
  OnboardingRetentionCarriedOut,
  SetLegalHold,
} from '@rep13/contracts-onboarding';
import { Cleaner, Clock } from '@rep13/service-kit';
import { eventually, liveThrough, startTestService, unclassified, type TestService } from '@rep13/testing';
import { DataSource } from 'typeorm';
import { onboarding } from '../src/service.ts';
import { createSignup } from './builders.ts';
import { pay } from './pay.ts';
import { addParties, CLIENT, HELD, RETAINED_ROWS } from './retained-rows.ts';

const YEAR_MS = 366 * DAY_MS;
const STAFF = { actor: 'admin:1' };

describe('what onboarding keeps', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(onboarding);
    await service.db.query(addParties(CLIENT));
    await service.db.query(addParties(HELD));
    await service.call(SetLegalHold, { signupId: HELD, reason: 'a claim' }, STAFF);
  });
  afterAll(() => service.stop());

  it('has a time for every table', async () => {
    expect(await unclassified(service, onboarding)).toEqual({ withoutClass: [], withoutTable: [] });
  });

  it('is after eight years what the table says, and what holds keep', async () => {
    expect(await liveThrough(service, 8, RETAINED_ROWS)).toEqual([]);
  });

  it('is counted as it is', async () => {
    const [{ signups, checks }] = await service.db.query<[{ signups: number; checks: number }]>(
      `select (select count(*)::integer from signups) as signups,
         (select count(*)::integer from compliance_checks) as checks`,
    );
    expect((await service.call(GetSignupTotals, {})).total).toBe(signups);
    expect((await service.call(GetComplianceCheckTotals, {})).total).toBe(checks);
  });

  it('is told after each night in the audit log, in numbers alone', async () => {
    const retentionEvents = () =>
      service.db.query<{ event_data: OnboardingRetentionCarriedOut }[]>(
        'select event_data from audit_logs where event_type = $1 order by id',
        [OnboardingRetentionCarriedOut.type],
      );
    await eventually(async () => (await retentionEvents()).length >= 20, {
      fact: 'the last nights are in the audit log',
    });
    const nights = (await retentionEvents()).map(({ event_data: data }) => data);
    expect(nights.some(({ deleted }) => deleted.some(({ class: name }) => name === 'payments'))).toBe(true);
    expect(JSON.stringify(nights)).not.toContain('anna');
  });

  it('still has what a registration began with until a year after the last thing that happened', async () => {
    const { id: signupId } = await createSignup(service);
    await service.db.query(
      `insert into audit_logs (event_id, signup_id, event_type, event_data, "timestamp", metadata)
       values (gen_random_uuid(), $1, 'onboarding.client-account.setup-requested.v1', '{}', $2, '{}')`,
      [signupId, new Date(service.app.get(Clock).now().getTime() + 100 * DAY_MS)],
    );
    service.passTime(400 * DAY_MS);
    await service.app.get(Cleaner).carryOut();
    expect(await service.call(GetSignup, { signupId })).toMatchObject({ id: signupId });
    service.passTime(100 * DAY_MS);
    await service.app.get(Cleaner).carryOut();
    await expect(service.call(GetSignup, { signupId })).rejects.toMatchObject({ status: 404 });
  });
});

describe('a legal hold', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(onboarding);
  });
  afterAll(() => service.stop());

  const night = () => service.app.get(Cleaner).carryOut();
  const dueTonight = async () => {
    const { due } = await service.call(getRetention('onboarding'), {} as GetRetention);
    return due.find(({ class: name }) => name === 'abandonedRegistrations');
  };

  it('set a moment before the night keeps the registration, and lifted lets it go', async () => {
    const { id: signupId } = await createSignup(service);
    service.passTime(YEAR_MS);
    expect(await dueTonight()).toEqual({ class: 'abandonedRegistrations', rows: 1, held: 0 });
    const hold = await service.call(SetLegalHold, { signupId, reason: 'a claim' }, STAFF);
    expect(await dueTonight()).toEqual({ class: 'abandonedRegistrations', rows: 0, held: 1 });

    await night();
    expect(await service.call(GetSignup, { signupId })).toMatchObject({ id: signupId });
    expect(await service.call(ListHeldClients, {})).toEqual([signupId]);

    await service.call(LiftLegalHold, { id: hold.id }, { actor: 'admin:2' });
    service.passTime(DAY_MS);
    await night();
    await expect(service.call(GetSignup, { signupId })).rejects.toMatchObject({ status: 404 });
    expect(await service.call(ListLegalHolds, {})).toEqual([
      {
        id: hold.id,
        signupId,
        companyName: null,
        reason: 'a claim',
        setBy: 'admin:1',
        setAt: hold.setAt,
        liftedBy: 'admin:2',
        liftedAt: expect.any(String) as string,
      },
    ]);
  });

  it('is in the audit log without its reason, and lifted once', async () => {
    const { id: signupId } = await createSignup(service);
    const { id } = await service.call(SetLegalHold, { signupId, reason: 'secret of the court' }, STAFF);
    const lifted = await service.call(LiftLegalHold, { id }, STAFF);
    expect(await service.call(LiftLegalHold, { id }, { actor: 'admin:2' })).toEqual(lifted);
    const holdEvents = [
      ...(await service.published(LegalHoldSet)),
      ...(await service.published(LegalHoldLifted)),
    ];
    expect(holdEvents.filter(({ holdId }) => holdId === id)).toHaveLength(2);
    expect(JSON.stringify(holdEvents)).not.toContain('secret');
  });

  it('is refused for a client who is not there', async () => {
    await expect(service.call(SetLegalHold, { signupId: 999_999_999, reason: 'x' })).rejects.toMatchObject({
      status: 404,
    });
    await expect(service.call(LiftLegalHold, { id: 999_999 })).rejects.toMatchObject({ status: 404 });
  });

  it('that a batch may not have seen waits for the end of the batch', async () => {
    const { id: signupId } = await createSignup(service);
    const batch = service.db.createQueryRunner();
    await batch.startTransaction();
    await batch.query(`select pg_advisory_xact_lock_shared(hashtext('legal holds'))`);
    let isSet = false;
    const setting = service
      .call(SetLegalHold, { signupId, reason: 'a claim' }, STAFF)
      .then(() => (isSet = true));
    const waiting = async () =>
      (
        await service.db.query<unknown[]>(
          `select 1 from pg_locks where locktype = 'advisory' and not granted`,
        )
      ).length === 1;
    await eventually(waiting, { fact: 'the hold waits for the batch' });
    expect(isSet).toBe(false);
    await batch.commitTransaction();
    await batch.release();
    expect(await setting).toBe(true);
  });
});

describe('rows that are kept', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(onboarding);
  });
  afterAll(() => service.stop());

  it.each([
    'signups',
    'payments',
    'compliance_checks',
    'audit_logs',
    'legal_holds',
    'jobs',
    'outbox_messages',
  ])('of %s are not the service’s to delete, but the cleaner’s', async (table) => {
    const own = service.app.get(DataSource);
    await expect(own.query(`delete from ${table}`)).rejects.toThrow('permission denied');
    const [rights] = await own.query<object[]>(
      `select has_table_privilege('rep13_onboarding_cleaner', $1, 'delete') as delete,
           has_table_privilege('rep13_onboarding_cleaner', $1, 'update') as change,
           has_table_privilege('rep13_onboarding_cleaner', $1, 'insert') as add`,
      [table],
    );
    expect(rights).toEqual({ delete: true, change: false, add: false });
  });

  it('are nobody’s to delete where no time ends: what a client told us in a version stays', async () => {
    const [rights] = await service.db.query<object[]>(
      `select has_table_privilege('rep13_onboarding_cleaner', 'users', 'delete') as delete`,
    );
    expect(rights).toEqual({ delete: false });
  });

  it('of a payment leave the client paid, and never charged for the same year again', async () => {
    const { id: signupId } = await createSignup(service);
    const { paidAt } = await pay(service, signupId);
    service.passTime(9 * YEAR_MS);
    await service.app.get(Cleaner).carryOut();
    expect(await service.db.query('select 1 from payments')).toEqual([]);
    expect(await service.call(GetSignup, { signupId })).toMatchObject({ paidAt });
    await expect(service.call(CompletePayment, { signupId })).rejects.toMatchObject({ status: 404 });
  });
});

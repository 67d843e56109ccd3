import {
  BillingChanged,
  BillingTaskFinished,
  BillingTaskOpened,
  ChangeBilling,
  FinishBillingTask,
  GetBilling,
  CountBillingTasks,
  ListBillingTasks,
} from '@rep13/contracts-onboarding';
import type { BillingTaskKind } from '@rep13/contracts-constants';
import { UnitOfWork } from '@rep13/service-kit';
import { startTestService, type TestService } from '@rep13/testing';
import { createSignup } from '../../test/builders.ts';
import { eventsOf } from '../../test/events-of.ts';
import { PROVEN } from '../../test/invoicing.ts';
import { onboarding } from '../service.ts';
import { isBillingKnown, openBillingTask, settleBillingTask } from './index.ts';

const NOW = new Date('2026-11-24T10:00:00Z');
const UNKNOWN_SIGNUP = 2_000_000_000;

let service: TestService;
let unitOfWork: UnitOfWork;
beforeAll(async () => {
  service = await startTestService(onboarding);
  unitOfWork = service.app.get(UnitOfWork);
});
afterAll(() => service.stop());

const change = (signupId: number, given: Partial<typeof PROVEN> = {}, actor = `client:${signupId}`) =>
  service.call(ChangeBilling, { signupId, billing: { ...PROVEN, ...given } }, { actor });
const suspend = (signupId: number) =>
  service.db.query(`update signups set account_status = 'suspended' where id = $1`, [signupId]);
const isKnown = (signupId: number) => unitOfWork.run(({ db }) => isBillingKnown(db, signupId));

describe('who the invoices of a client are for', () => {
  it('is what was registered, of which VAT is unknown, until the client says so', async () => {
    const { id: signupId } = await createSignup(service, { registrationNumber: '12345678' });
    expect(await service.call(GetBilling, { signupId })).toEqual({
      legalName: 'Acme Inc.',
      address: '1 Main Street, Springfield',
      country: 'United States',
      taxIdType: null,
      taxId: null,
      businessProof: null,
      evidence: { level: 'none', checkedAt: null, reference: null },
      vatTreatment: 'unknown',
      isConfirmed: false,
    });
    expect(await isKnown(signupId)).toBe(false);
  });

  it('is what the client says, and told only where it is something else', async () => {
    const { id: signupId } = await createSignup(service);
    const evidence = { level: 'declared', checkedAt: null, reference: null };
    const facts = { country: 'United States', evidence, vatTreatment: 'outside-scope', isConfirmed: true };
    const expected = { ...PROVEN, ...facts };
    expect(await change(signupId)).toEqual(expected);
    expect(await change(signupId)).toEqual(expected);
    expect(await eventsOf(service, BillingChanged, signupId)).toEqual([{ signupId }]);
    expect(await isKnown(signupId)).toBe(true);

    await Promise.all([1, 2, 3].map(() => change(signupId, { taxId: '87654321' })));
    expect(await service.call(GetBilling, { signupId })).toEqual({ ...expected, taxId: '87654321' });
    expect(await eventsOf(service, BillingChanged, signupId)).toHaveLength(2);
  });

  it('is closed to a suspended client, but not to staff', async () => {
    const { id: signupId } = await createSignup(service);
    await suspend(signupId);
    for (const actor of [`client:${signupId}`, 'visitor'])
      await expect(change(signupId, {}, actor)).rejects.toMatchObject({
        code: 'onboarding.account-suspended',
      });
    expect(await change(signupId, {}, 'admin:7')).toMatchObject({ isConfirmed: true });
    const by = 'select changed_by from billing_accounts where signup_id = $1';
    expect(await service.db.query(by, [signupId])).toEqual([{ changed_by: 'admin:7' }]);
  });

  it('is not found of nobody', async () => {
    const missing = { status: 404 };
    await expect(service.call(GetBilling, { signupId: UNKNOWN_SIGNUP })).rejects.toMatchObject(missing);
    await expect(change(UNKNOWN_SIGNUP)).rejects.toMatchObject(missing);
    await expect(change(UNKNOWN_SIGNUP, {}, 'admin:7')).rejects.toMatchObject(missing);
  });

  it.each<[string, Record<string, unknown>]>([
    ['no name', { legalName: ' ' }],
    ['a kind of number that does not exist', { taxIdType: 'passport' }],
    ['no number', { taxId: '' }],
    ['no place to look it up', { businessProof: undefined }],
    ['an address that is no text', { address: ['1 Main Street'] }],
  ])('is refused with %s', async (_, given) => {
    const { id: signupId } = await createSignup(service);
    await expect(change(signupId, given)).rejects.toMatchObject({ status: 400 });
    expect(await isKnown(signupId)).toBe(false);
  });
});

describe('what staff has to settle', () => {
  const open = (key: string, signupId: number | null, kind: BillingTaskKind = 'debt') =>
    unitOfWork.run((scope) => openBillingTask(scope, { key, signupId, kind, details: `about ${key}` }, NOW));
  const list = (query: ListBillingTasks = {}) => service.call(ListBillingTasks, query);
  const finish = (taskId: number, note = 'called them') =>
    service.call(FinishBillingTask, { taskId, note }, { actor: 'admin:7' });

  it('is one task, however often it is told', async () => {
    const { id: signupId } = await createSignup(service);
    await Promise.all([1, 2, 3].map(() => open(`twice ${signupId}`, signupId)));

    const tasks = (await list()).filter((task) => task.signupId === signupId);
    expect(tasks).toEqual([
      {
        id: tasks[0]!.id,
        signupId,
        companyName: 'Acme Inc.',
        kind: 'debt',
        details: `about twice ${signupId}`,
        openedAt: NOW.toISOString(),
        doneAt: null,
        doneBy: null,
        note: null,
      },
    ]);
    expect(await eventsOf(service, BillingTaskOpened, signupId)).toEqual([
      { taskId: tasks[0]!.id, signupId, kind: 'debt' },
    ]);
  });

  it('may be of nobody, and is done once', async () => {
    await open('nobody', null, 'unknown-payment');
    const [task] = await list({ open: true });
    expect(task).toMatchObject({ signupId: null, companyName: null, kind: 'unknown-payment' });

    const done = await finish(task!.id);
    expect(done).toMatchObject({ doneBy: 'admin:7', note: 'called them' });
    expect(done.doneAt).not.toBeNull();
    await expect(finish(task!.id, 'again')).rejects.toMatchObject({
      status: 409,
      code: 'onboarding.billing-task-done',
    });
    await expect(finish(999_999)).rejects.toMatchObject({ status: 404 });
    expect(await service.published(BillingTaskFinished)).toEqual([
      { taskId: task!.id, signupId: null, kind: 'unknown-payment' },
    ]);
    await unitOfWork.run((scope) => settleBillingTask(scope, 'nobody', 'by itself', NOW));
    expect((await list()).find(({ id }) => id === task!.id)).toMatchObject({ note: 'called them' });
  });

  it('is counted, all of it or what is open', async () => {
    await open('counted', null, 'unknown-payment');
    await open('settled', null, 'unknown-payment');
    await finish((await list({ open: true, limit: 1 }))[0]!.id);
    const count = (query: CountBillingTasks) => service.call(CountBillingTasks, query);
    expect(await count({ limit: 1 })).toBe((await list()).length);
    expect(await count({ open: true })).toBe((await list({ open: true })).length);
    expect(await count({})).toBeGreaterThan(await count({ open: true }));
  });

  it('is listed with what is open first, then the newest, page by page', async () => {
    await service.db.query('delete from billing_tasks');
    for (const key of ['a', 'b', 'c', 'd', 'e', 'f']) await open(key, null);
    const ids = (await list()).map(({ id }) => id).toReversed();
    for (const at of [1, 3, 5]) await finish(ids[at]!);
    const names = (tasks: readonly { details: string }[]) =>
      tasks.map(({ details }) => details.at(-1)).join('');

    expect(names(await list())).toBe('ecafdb');
    expect(names(await list({ open: true }))).toBe('eca');
    const pages: string[] = [];
    for (let cursor: number | undefined; ;) {
      const page = await list({ limit: 2, ...(cursor && { cursor }) });
      if (page.length === 0) break;
      pages.push(names(page));
      cursor = page.at(-1)!.id;
    }
    expect(pages).toEqual(['ec', 'af', 'db']);
    expect(await list({ cursor: 999_999 })).toEqual([]);
  });
});

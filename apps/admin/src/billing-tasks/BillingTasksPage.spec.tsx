import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import { BILLING_TASK_KINDS } from '@rep13/contracts-constants';
import type { BillingTaskView } from '@rep13/contracts-onboarding';
import {
  axeFaults,
  errorAt,
  fakeApi,
  fill,
  later,
  ok,
  press,
  refusedAs,
  settle,
  shownToast,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { everyPageOf, OPEN_TASKS } from '../../test/admin.ts';
import { buildBillingTask } from '../../test/money-builders.ts';
import { buildColleague } from '../../test/order-builders.ts';
import { open } from '../../test/open.ts';
import { TASK_LABELS } from './task-labels.ts';

withFakeBrowser();

const ALL_TASKS = 'GET /api/admin/billing-tasks?limit=200';
const DONE = '/api/admin/billing-tasks/1/done';
const TASK = buildBillingTask();
const SETTLED = buildBillingTask({
  id: 2,
  kind: 'unknown-payment',
  signupId: null,
  companyName: null,
  doneAt: '2026-11-21T09:14:00.000Z',
  doneBy: 'admin:2',
  note: 'Sent back',
});
const pageOf = (tasks: readonly BillingTaskView[], role: 'admin' | 'caseworker' = 'admin') => ({
  ...everyPageOf({ role }),
  'GET /api/admin/colleagues': ok([buildColleague({ id: 2, username: 'ada' })]),
  [OPEN_TASKS]: ok(tasks),
  [ALL_TASKS]: ok([...tasks, SETTLED]),
});
const confirm = async () => {
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Settle' }));
  await later(300);
};
async function unfold() {
  const details = screen.getByText('Settled tasks').closest('details')!;
  details.open = true;
  fireEvent(details, new Event('toggle'));
  await settle();
}

describe('what has to be settled about money', () => {
  it('says in words what it is and what to do, with the way to the client', async () => {
    fakeApi(pageOf(BILLING_TASK_KINDS.map((kind, index) => buildBillingTask({ id: index + 1, kind }))));
    await open('/admin/billing-tasks');
    for (const kind of BILLING_TASK_KINDS) {
      expect(screen.getByText(TASK_LABELS[kind].title)).toBeTruthy();
      expect(screen.getByText(TASK_LABELS[kind].advice)).toBeTruthy();
    }
    const [link] = screen.getAllByRole('link', { name: 'Acme Widgets Inc.' });
    expect(link?.getAttribute('href')).toBe('/admin/clients/734512901');
    expect(await axeFaults()).toEqual([]);
  });

  it('is settled with a note, and then no longer counted', async () => {
    let tasks: readonly BillingTaskView[] = [TASK];
    const api = fakeApi({
      ...pageOf(tasks),
      [OPEN_TASKS]: () => ok(tasks),
      [`POST ${DONE}`]: () => {
        tasks = [];
        return ok({ ...TASK, doneAt: '2026-11-21T09:14:00.000Z', doneBy: 'admin:1', note: 'Paid' });
      },
    });
    await open('/admin/billing-tasks');
    expect(screen.getByRole('link', { name: 'Billing tasks 1 open' })).toBeTruthy();
    await press('Settle: A fee is unpaid for 60 days, Acme Widgets Inc.');
    expect(within(screen.getByRole('dialog')).getByText(/unpaid since 2026-09-20/)).toBeTruthy();
    await confirm();
    expect(errorAt('How it was settled')).toBe('Please say how it was settled');
    fill('How it was settled', 'Paid by transfer');
    await confirm();
    expect(api.sent('POST', DONE)[0]?.body).toEqual({ note: 'Paid by transfer' });
    expect(shownToast()?.text).toBe('Settled');
    expect(screen.getByText('Nothing has to be settled.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Billing tasks' })).toBeTruthy();
  });

  it('that somebody else settled is explained', async () => {
    fakeApi({ ...pageOf([TASK]), [`POST ${DONE}`]: refusedAs(409, 'onboarding.billing-task-done') });
    await open('/admin/billing-tasks');
    await press(/^Settle: /);
    fill('How it was settled', 'Paid by transfer');
    await confirm();
    expect(screen.getByText('Somebody else settled this task meanwhile.')).toBeTruthy();
  });

  it('is folded away once it is settled, and says by whom and how', async () => {
    const api = fakeApi(pageOf([TASK]));
    await open('/admin/billing-tasks');
    expect(api.sent('GET', '/api/admin/billing-tasks?limit=200')).toEqual([]);
    await unfold();
    const settled = within(screen.getByRole('region', { name: 'Settled billing tasks' }));
    expect(settled.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      'A payment of nobody we know',
      'Not known',
      SETTLED.details,
      'Sent back',
      '21 November 2026ada',
    ]);
  });

  it('is only read and not counted by a caseworker', async () => {
    fakeApi(pageOf([TASK], 'caseworker'));
    await open('/admin/billing-tasks');
    expect(screen.getByText('A fee is unpaid for 60 days')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Settle/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Billing tasks' })).toBeTruthy();
  });
});

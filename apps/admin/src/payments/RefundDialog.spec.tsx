import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { AdminRole } from '@rep13/contracts-gateway/constants';
import type { PaymentItem } from '@rep13/contracts-onboarding';
import {
  axeFaults,
  errorAt,
  fakeApi,
  fill,
  later,
  ok,
  press,
  refusedAs,
  shownToast,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { everyPageOf } from '../../test/admin.ts';
import { buildFigures, buildPayment } from '../../test/money-builders.ts';
import { buildApproval } from '../../test/order-builders.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();
beforeEach(() => void jest.setSystemTime(new Date('2026-12-20T09:00:00.000Z')));

const REFUND = '/api/admin/payments/7/refund';
const LATE = buildPayment({ paidAt: '2026-11-19T08:59:59.000Z' });
const ASKED: PaymentItem['refund'] = {
  state: 'asked',
  amountCents: 30_000,
  askedAt: '2026-12-20T09:00:00.000Z',
  madeAt: null,
  failure: null,
};

const pageOf = (payment: PaymentItem, role: AdminRole = 'admin') => ({
  ...everyPageOf({ role }),
  'GET /api/admin/payments?limit=51': ok([payment]),
  'GET /api/admin/money': ok(buildFigures()),
});
const dialog = () => within(screen.getByRole('dialog'));
const confirm = async (name: string) => {
  fireEvent.click(dialog().getByRole('button', { name }));
  await later(300);
};
const BUTTON = 'Refund: Acme Widgets Inc., year 1';

describe('a fee', () => {
  it('goes back at once within 30 days, for a reason, and is shown so', async () => {
    let payment = buildPayment();
    let paidBack = 0;
    const api = fakeApi({
      ...pageOf(payment),
      'GET /api/admin/payments?limit=51': () => ok([payment]),
      'GET /api/admin/money': () => ok(buildFigures({ refundedCents: paidBack })),
      [`POST ${REFUND}`]: () => {
        paidBack = 30_000;
        return ok((payment = { ...payment, refund: ASKED }));
      },
    });
    await open('/admin/payments');
    await press(BUTTON);
    expect(dialog().getByText(/EUR 300, paid on 20 November 2026, goes back by Stripe/)).toBeTruthy();
    expect(dialog().getByText(/it takes nobody else/)).toBeTruthy();
    expect(dialog().queryByRole('checkbox')).toBeNull();
    await confirm('Refund the fee');
    expect(errorAt('Reason')).toBe('Please say why');
    expect(api.sent('POST', REFUND)).toEqual([]);
    fill('Reason', 'The site is closed');
    expect(await axeFaults()).toEqual([]);
    await confirm('Refund the fee');
    expect(api.sent('POST', REFUND)[0]?.body).toEqual({ reason: 'The site is closed' });
    expect(shownToast()?.text).toBe('EUR 300 are on their way back to Acme Widgets Inc.');
    expect(screen.getByText('Under way')).toBeTruthy();
    expect(within(screen.getByRole('region', { name: 'Figures' })).getByText('EUR 300')).toBeTruthy();
  });

  it('goes back later than that with a second person, and waits until somebody agrees', async () => {
    let approvals: unknown[] = [];
    const api = fakeApi({
      ...pageOf(LATE),
      'GET /api/admin/approvals': () => ok(approvals),
      [`POST ${REFUND}`]: () => {
        approvals = [buildApproval({ kind: 'refund-payment', subjectId: '7', requestedBy: 1 })];
        return ok({ approvalId: buildApproval().id }, 202);
      },
    });
    await open('/admin/payments');
    await press(BUTTON);
    expect(dialog().getByText(/This needs a second approver/)).toBeTruthy();
    fill('Reason', 'Promised on the phone');
    await confirm('Ask a colleague');
    expect(api.sent('POST', REFUND)[0]?.body).toEqual({ reason: 'Promised on the phone' });
    expect(shownToast()?.text).toBe('Approval requested');
    expect(screen.getByText('Nobody has agreed yet')).toBeTruthy();
    expect(screen.queryByRole('button', { name: BUTTON })).toBeNull();
  });

  it('goes back alone for a second reason', async () => {
    const api = fakeApi({ ...pageOf(LATE), [`POST ${REFUND}`]: ok({ ...LATE, refund: ASKED }) });
    await open('/admin/payments');
    await press(BUTTON);
    fill('Reason', 'A court says so');
    fireEvent.click(screen.getByRole('checkbox', { name: /^Override/ }));
    await confirm('Refund the fee alone');
    expect(errorAt('Why it cannot wait')).toBe('Please say why it cannot wait');
    fill('Why it cannot wait', 'Nobody else is here');
    await confirm('Refund the fee alone');
    expect(api.sent('POST', REFUND)[0]?.body).toEqual({
      reason: 'A court says so',
      breakGlass: 'Nobody else is here',
    });
  });

  it('that went back meanwhile is explained and shown as it is', async () => {
    let payment = buildPayment();
    fakeApi({
      ...pageOf(payment),
      'GET /api/admin/payments?limit=51': () => ok([payment]),
      [`POST ${REFUND}`]: () => {
        payment = { ...payment, refund: { ...ASKED, state: 'made' } };
        return refusedAs(409, 'onboarding.refund-not-possible');
      },
    });
    await open('/admin/payments');
    await press(BUTTON);
    fill('Reason', 'The site is closed');
    await confirm('Refund the fee');
    expect(dialog().getByText(/cannot be refunded: it moved/)).toBeTruthy();
    expect(screen.getByText('Refunded')).toBeTruthy();
  });

  it('whose refund failed may be sent again', async () => {
    const refund = { ...ASKED, state: 'failed' as const, failure: 'The card is closed' };
    fakeApi(pageOf(buildPayment({ refund })));
    await open('/admin/payments');
    expect(screen.getByRole('button', { name: 'Refund again: Acme Widgets Inc., year 1' })).toBeTruthy();
  });

  it.each([
    ['of a demo', buildPayment({ provider: 'demo' }), 'admin'],
    ['that went back', buildPayment({ refund: { ...ASKED, state: 'made' } }), 'admin'],
    ['is read by a caseworker and', buildPayment(), 'caseworker'],
    ['is read by an auditor and', buildPayment(), 'auditor'],
  ] as const)('%s does not go back', async (_, payment, role) => {
    fakeApi(pageOf(payment, role));
    await open('/admin/payments');
    expect(screen.getByText('Acme Widgets Inc.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^Refund/ })).toBeNull();
  });
});

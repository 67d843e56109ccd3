import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { RetentionView } from '@rep13/contracts-admin';
import type { LegalHoldView } from '@rep13/contracts-onboarding';
import {
  fakeApi,
  fill,
  later,
  listedErrors,
  ok,
  press,
  refusedAs,
  shownToast,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { buildSignup } from '../../test/builders.ts';
import { buildColleague } from '../../test/order-builders.ts';
import { everyPageOf } from '../../test/admin.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const HOLDS = 'GET /api/admin/legal-holds';
const TABLE = 'GET /api/admin/retention';
const everyPageOfAdmin = () => ({
  ...everyPageOf({ role: 'admin' }),
  'GET /api/admin/colleagues': ok([buildColleague()]),
});

const hold: LegalHoldView = {
  id: 4,
  signupId: 734_512_901,
  companyName: 'Acme Inc.',
  reason: 'Claim before the court of Tallinn',
  setBy: 'admin:1',
  setAt: '2026-11-20T09:14:00.000Z',
  liftedBy: null,
  liftedAt: null,
};

const view: RetentionView = {
  classes: [
    {
      class: 'payments',
      what: 'Payment records',
      period: { years: 7 },
      from: 'after the end of the year of the payment',
      reason: 'bookkeeping law',
      waitsForMandates: false,
    },
    {
      class: 'clientRecords',
      what: 'Representative records',
      period: { years: 5 },
      from: 'after termination',
      reason: 'Article 13 DSA',
      waitsForMandates: true,
    },
  ],
  services: [
    {
      service: 'onboarding',
      nextRunAt: '2026-11-21T02:00:00.000Z',
      due: [{ class: 'payments', rows: 1_204, held: 3 }],
      runs: [
        {
          night: '2026-11-20',
          startedAt: '2026-11-20T02:00:04.000Z',
          finishedAt: null,
          deleted: { payments: 500 },
        },
      ],
    },
    { service: 'sla', nextRunAt: '2026-11-21T02:00:00.000Z', due: [], runs: [] },
  ],
  unavailable: [],
};

const send = async (name: string) => {
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
  await later(300);
};
const rowsOf = (label: string) =>
  within(screen.getByRole('region', { name: label }))
    .getAllByRole('row')
    .map(({ textContent }) => textContent);

describe('the page about retention', () => {
  it('shows what goes tonight, what a hold keeps and what the last nights did', async () => {
    fakeApi({ ...everyPageOfAdmin(), [HOLDS]: ok([]), [TABLE]: ok(view) });
    await open('/admin/retention');
    const [, payments, records] = rowsOf('What is kept, and what is due tonight');
    expect(payments).toContain('7 years');
    expect(payments).toContain('1,204 rows');
    expect(payments).toContain('3 rows');
    expect(records).toContain('None: not deleted automatically yet');
    const [, night] = rowsOf('The last nights');
    expect(night).toContain('not done yet');
    expect(night).toContain('Payment records: 500 rows');
    expect(screen.getByText('No legal holds.')).toBeTruthy();
  });

  it('sets a hold on a client, for a reason', async () => {
    let holds: LegalHoldView[] = [];
    const api = fakeApi({
      ...everyPageOfAdmin(),
      [HOLDS]: () => ok(holds),
      [TABLE]: ok(view),
      'GET /api/admin/signups?limit=20': ok([buildSignup()]),
      'POST /api/admin/legal-holds': () => {
        holds = [hold];
        return ok(hold, 201);
      },
    });
    await open('/admin/retention');
    await press('Set a hold');
    await send('Set the hold');
    expect(listedErrors()).toEqual(['Please choose the client', 'Please give a reason']);
    expect(api.sent('POST', '/api/admin/legal-holds')).toEqual([]);

    fireEvent.mouseDown(screen.getByLabelText('Client'));
    await later(400);
    fireEvent.click(screen.getByTitle('Acme Widgets Inc., DSA-K7M2QX'));
    fill('Reason', 'Claim');
    await send('Set the hold');
    expect(api.sent('POST', '/api/admin/legal-holds')[0]?.body).toEqual({
      signupId: 734_512_901,
      reason: 'Claim',
    });
    expect(screen.getByText(/Claim before the court/)).toBeTruthy();
  });

  it('lifts a hold after a question', async () => {
    let holds = [hold];
    const api = fakeApi({
      ...everyPageOfAdmin(),
      [HOLDS]: () => ok(holds),
      [TABLE]: ok(view),
      'POST /api/admin/legal-holds/4/lift': () => {
        holds = [{ ...hold, liftedBy: 'admin:1', liftedAt: '2026-11-21T09:14:00.000Z' }];
        return ok(holds[0]);
      },
    });
    await open('/admin/retention');
    await press(/Lift the hold on/);
    expect(api.sent('POST', '/api/admin/legal-holds/4/lift')).toEqual([]);
    await send('Lift the hold');
    expect(api.sent('POST', '/api/admin/legal-holds/4/lift')).toHaveLength(1);
    expect(shownToast()?.text).toContain('is lifted');
    expect(screen.queryByRole('button', { name: /Lift the hold on/ })).toBeNull();
  });

  it('is only read by an auditor', async () => {
    fakeApi({
      ...everyPageOf({ role: 'auditor' }),
      'GET /api/admin/colleagues': ok([]),
      [HOLDS]: ok([hold]),
      [TABLE]: ok(view),
    });
    await open('/admin/retention');
    expect(screen.getByText(/Claim before the court/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /hold/ })).toBeNull();
  });

  it('says who did not answer', async () => {
    fakeApi({
      ...everyPageOfAdmin(),
      [HOLDS]: ok([]),
      [TABLE]: ok({ ...view, unavailable: ['agreements'] }),
    });
    await open('/admin/retention');
    expect(screen.getByText(/No answer from agreements/)).toBeTruthy();
  });

  it('offers to ask again when nobody answered', async () => {
    const away = refusedAs(503, 'gateway.service-unavailable');
    fakeApi({ ...everyPageOfAdmin(), [HOLDS]: away, [TABLE]: away });
    await open('/admin/retention');
    expect(screen.getAllByRole('button', { name: /again/i }).length).toBeGreaterThan(0);
  });
});

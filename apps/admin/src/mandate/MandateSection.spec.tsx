import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { MandateDetailView } from '@rep13/contracts-agreements';
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
import { aboutClient, everyPageOf } from '../../test/admin.ts';
import { buildClient } from '../../test/builders.ts';
import { buildApproval } from '../../test/order-builders.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const PAGE = '/admin/clients/734512901';
const END = '/api/admin/mandates/R13-ABCDEFGH/end';
const IN_FORCE: MandateDetailView = {
  signupId: 734_512_901,
  registerNumber: 'R13-ABCDEFGH',
  state: 'in_force',
  beganAt: '2026-11-20T09:14:00.000Z',
  noticeAt: null,
  endsAt: null,
  runOffUntil: null,
  pointOfContact: { designated: true, since: '2026-11-20T09:14:00.000Z' },
  endReason: null,
  suspendedAt: null,
};
const ENDING: MandateDetailView = {
  ...IN_FORCE,
  state: 'ending',
  noticeAt: '2026-11-21T09:14:00.000Z',
  endsAt: '2026-12-31T22:59:59.999Z',
  runOffUntil: '2027-03-31T21:59:59.999Z',
  endReason: 'The client asked for it',
};

const page = (mandate: MandateDetailView | null, role: 'admin' | 'caseworker' = 'admin') => ({
  ...everyPageOf({ role }),
  ...aboutClient(),
  [`GET /api${PAGE}`]: ok(buildClient()),
  [`GET /api${PAGE}/mandate`]: ok(mandate),
  'GET /api/admin/approvals': ok([]),
});
const section = () => within(screen.getByRole('region', { name: 'Mandate' }));
const confirm = async (name: string) => {
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
  await later(300);
};

describe('the mandate of a client', () => {
  it('is none before anything is signed or paid', async () => {
    fakeApi(page(null));
    await open(PAGE);
    expect(section().getByText('Nothing is signed or paid yet.')).toBeTruthy();
    expect(section().queryByRole('button')).toBeNull();
  });

  it('takes two to end, which is said before; then it waits, and nothing has changed', async () => {
    let approvals: unknown[] = [];
    const api = fakeApi({
      ...page(IN_FORCE),
      'GET /api/admin/approvals': () => ok(approvals),
      [`POST ${END}`]: () => {
        approvals = [buildApproval({ kind: 'end-mandate', subjectId: 'R13-ABCDEFGH', requestedBy: 1 })];
        return ok({ approvalId: buildApproval().id }, 202);
      },
    });
    await open(PAGE);
    await press('End the mandate');
    expect(screen.getByText(/This needs a second approver/)).toBeTruthy();
    await confirm('Ask a colleague');
    expect(errorAt('Last day')).toBe('Please give a day such as 2026-12-31');
    expect(api.sent('POST', END)).toEqual([]);
    fill('Last day', '2026-12-31');
    fill('Reason', 'The client asked for it');
    await confirm('Ask a colleague');
    expect(api.sent('POST', END)[0]?.body).toEqual({
      endsAt: '2026-12-31',
      reason: 'The client asked for it',
    });
    expect(shownToast()?.text).toBe('Approval requested');
    expect(section().getByText(/Approval requested/)).toBeTruthy();
    expect(section().getByText('In force')).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
  });

  it('is ended alone on a day and for two reasons, and then shown as ending', async () => {
    let mandate = IN_FORCE;
    const api = fakeApi({
      ...page(IN_FORCE),
      [`GET /api${PAGE}/mandate`]: () => ok(mandate),
      [`POST ${END}`]: () => ok((mandate = ENDING)),
    });
    await open(PAGE);
    await press('End the mandate');
    fill('Last day', '2026-12-31');
    fill('Reason', 'The client asked for it');
    fireEvent.click(screen.getByRole('checkbox', { name: /^Override/ }));
    await confirm('End the mandate alone');
    expect(errorAt('Why it cannot wait')).toBe('Please say why it cannot wait');
    fill('Why it cannot wait', 'Nobody else is here');
    await confirm('End the mandate alone');
    expect(api.sent('POST', END)[0]?.body).toEqual({
      endsAt: '2026-12-31',
      reason: 'The client asked for it',
      breakGlass: 'Nobody else is here',
    });
    expect(shownToast()?.text).toBe('The end of the mandate of Acme Widgets Inc. is recorded');
    expect(section().getByText('Ending')).toBeTruthy();
    expect(section().getByText('The client asked for it')).toBeTruthy();
    expect(section().getByRole('button', { name: 'Correct the end' })).toBeTruthy();
  });

  it('that ended meanwhile is explained', async () => {
    fakeApi({ ...page(ENDING), [`POST ${END}`]: refusedAs(409, 'agreements.mandate-not-in-force') });
    await open(PAGE);
    await press('Correct the end');
    fill('Last day', '2026-12-30');
    await confirm('Ask a colleague');
    expect(screen.getByText('This mandate is not in force.')).toBeTruthy();
  });

  it.each([
    ['by a caseworker', ENDING, 'caseworker'],
    ['once it is over', { ...ENDING, state: 'run_off' as const }, 'admin'],
  ] as const)('is not ended %s', async (_, mandate, role) => {
    fakeApi(page(mandate, role));
    await open(PAGE);
    expect(section().getByText('R13-ABCDEFGH')).toBeTruthy();
    expect(section().queryByRole('button')).toBeNull();
  });
});

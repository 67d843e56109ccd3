import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { ApprovalView } from '@rep13/contracts-admin';
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
import { buildTicketDetail } from '../../test/builders.ts';
import { buildApproval, buildColleague, buildRequest } from '../../test/order-builders.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const LIST = '/api/admin/approvals';
const FOR_ME = buildApproval();
const at = `${LIST}/${FOR_ME.id}`;
const MINE = buildApproval({
  id: 'mine',
  kind: 'end-mandate',
  subject: 'R13-ABCDEFGH',
  subjectId: 'R13-ABCDEFGH',
  change: { endsAt: '2026-12-31' },
  requestedBy: 1,
  mayDecide: false,
});
const FOR_OTHERS = buildApproval({ id: 'others', subject: 'SLA-2026-00003', mayDecide: false });
const DONE = buildApproval({
  id: 'done',
  kind: 'refuse-order',
  subject: 'SLA-2026-00004',
  state: 'glass-broken',
  change: { outcome: 'refused' },
  decidedBy: 2,
  decidedAt: '2026-11-20T10:00:00.000Z',
  reason: 'Nobody else was there',
});

const LETTER = {
  to: 'jansen@acm.example',
  subject: 'A-K7M2-QXRP: your request is closed',
  text: 'We have closed your request.\n\nNo effect was given to your order.',
};

async function openPage(approvals: readonly ApprovalView[], more = {}) {
  const api = fakeApi({
    ...everyPageOf({ role: 'caseworker' }),
    'GET /api/admin/colleagues': ok([buildColleague(), buildColleague({ id: 2, username: 'ada' })]),
    [`GET ${LIST}`]: ok(approvals),
    'GET /api/admin/mandates/R13-ABCDEFGH': ok({ registerNumber: 'R13-ABCDEFGH', signupId: 734_512_901 }),
    'GET /api/admin/sla-tickets/1': ok(buildTicketDetail({ request: buildRequest() })),
    [`GET ${at}/letter`]: ok({ letter: LETTER }),
    ...more,
  });
  await open('/admin/approvals');
  return api;
}
const item = (name: string) => within(screen.getByRole('article', { name }));
const inDialog = async (name: string) => {
  fireEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name }));
  await later(300);
};

describe('the approvals', () => {
  it('are those that wait for me, those I asked for, those of others, and the decided ones', async () => {
    await openPage([FOR_ME, MINE, FOR_OTHERS, DONE]);
    const titles = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(titles).toEqual([
      'Waiting for you (1)',
      'You asked (1)',
      'Waits for others (1)',
      'Decided lately (1)',
    ]);
    expect(screen.getAllByRole('button', { name: /^Agree/ })).toHaveLength(1);
    const end = item('End a mandate: R13-ABCDEFGH');
    expect(end.getByText(/^The mandate ends on the day below, and the client gets a mail/)).toBeTruthy();
    expect(end.getByText('Ends').nextElementSibling?.textContent).toBe('31 December 2026');
    const client = item('End a mandate: R13-ABCDEFGH').getByRole('link', { name: 'R13-ABCDEFGH' });
    expect(client.getAttribute('href')).toBe('/admin/clients/734512901');
    const done = item('Refuse an order: SLA-2026-00004');
    expect(done.getByText('Done alone')).toBeTruthy();
    expect(done.getByText('Nobody else was there')).toBeTruthy();
    expect(done.getByText('No effect was given to it')).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
  });

  it('lead from a refund to the payments of its client', async () => {
    const change = { paymentId: '7', reason: 'Promised on the phone' };
    await openPage([
      buildApproval({
        kind: 'refund-payment',
        subject: 'Acme & Co',
        subjectId: '7',
        change,
        mayDecide: false,
      }),
    ]);
    const refund = item('Refund a fee: Acme & Co');
    expect(refund.getByText(/^The whole fee goes back/)).toBeTruthy();
    expect(refund.getByText('Payment').nextSibling?.textContent).toBe('7');
    expect(refund.getByRole('link', { name: 'Acme & Co' }).getAttribute('href')).toBe(
      '/admin/payments?search=Acme+%26+Co',
    );
  });

  it('lead from a changed address to the client, and show which address', async () => {
    const change = { legalContactEmail: 'berta@acme.example', escalationContactEmail: 'None' };
    await openPage([
      buildApproval({ kind: 'change-client-address', subject: 'Acme & Co', subjectId: '734512901', change }),
    ]);
    const asked = item('Change an email address of a client: Acme & Co');
    expect(asked.getByText('berta@acme.example')).toBeTruthy();
    expect(asked.getByText(/can stop the change for 72 hours/)).toBeTruthy();
    expect(asked.getByRole('link', { name: 'Acme & Co' }).getAttribute('href')).toBe(
      '/admin/clients/734512901',
    );
  });

  it('say why one may not agree, and that a request has ended', async () => {
    const ended = { id: 'ended', subject: 'SLA-2026-00009', state: 'ended' as const, mayDecide: false };
    await openPage([buildApproval({ mayDecide: false, isDependent: true }), buildApproval(ended)]);
    expect(screen.getByText(/^Your account and that of who asked hang together/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^(Agree|Refuse)/ })).toBeNull();
    expect(screen.getByText('Ended without a decision')).toBeTruthy();
  });

  it('say so when there is none', async () => {
    await openPage([]);
    expect(screen.getByText('Nothing is waiting for you.')).toBeTruthy();
  });
});

describe('an approval', () => {
  it('shows what exactly is done before it is given', async () => {
    let list = [FOR_ME];
    const api = await openPage([], {
      [`GET ${LIST}`]: () => ok(list),
      [`POST ${at}/grant`]: () => {
        list = [{ ...FOR_ME, state: 'granted', decidedBy: 1, decidedAt: '2026-11-20T10:00:00.000Z' }];
        return ok(list[0]);
      },
    });
    await press('Agree: SLA-2026-00001');
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('Answered on the phone')).toBeTruthy();
    expect(dialog.getByText(/The order is closed.*at once/)).toBeTruthy();
    expect(dialog.getByText('The listing sells goods that were recalled.')).toBeTruthy();
    expect(dialog.getByText(LETTER.subject)).toBeTruthy();
    expect(dialog.getByText(/No effect was given to your order/).textContent).toBe(LETTER.text);
    expect(api.sent('POST', `${at}/grant`)).toEqual([]);
    await inDialog('Agree');
    expect(api.sent('POST', `${at}/grant`)).toHaveLength(1);
    expect(shownToast()?.text).toBe('Approved, and done');
    expect(screen.getByText('Agreed and done')).toBeTruthy();
  });

  it('shows the order and what goes out beside it, also when nothing does', async () => {
    await openPage([FOR_ME], { [`GET ${at}/letter`]: ok({ letter: null }) });
    const shown = item('Close a critical order: SLA-2026-00001');
    expect(shown.queryByText('No mail goes to the authority.')).toBeNull();
    await press('Show the order and the letter: SLA-2026-00001');
    expect(shown.getByText('https://acme.example/listing/1')).toBeTruthy();
    expect(shown.getByText('No mail goes to the authority.')).toBeTruthy();
    expect(await axeFaults()).toEqual([]);
  });

  it('is refused with a reason', async () => {
    const api = await openPage([FOR_ME], { [`POST ${at}/refuse`]: ok(FOR_ME) });
    await press('Refuse: SLA-2026-00001');
    await inDialog('Refuse');
    expect(errorAt('Reason')).toBe('Please say why');
    fill('Reason', 'The authority has no reply yet');
    await inDialog('Refuse');
    expect(api.sent('POST', `${at}/refuse`)[0]?.body).toEqual({ reason: 'The authority has no reply yet' });
  });

  it('that I asked for is taken back', async () => {
    const api = await openPage([MINE], { [`POST ${LIST}/mine/refuse`]: ok(MINE) });
    await press('Withdraw: R13-ABCDEFGH');
    fill('Reason', 'The client stays');
    await inDialog('Withdraw');
    expect(api.sent('POST', `${LIST}/mine/refuse`)[0]?.body).toEqual({ reason: 'The client stays' });
  });

  it.each([
    [409, 'gateway.approval-decided', /Somebody else decided about it/],
    [412, 'sla.ticket-changed', /The order has changed since it was asked for/],
    [409, 'gateway.own-approval', /somebody else has to agree/],
    [409, 'gateway.idempotency-key-in-use', /Somebody else is agreeing/],
    [404, 'gateway.not-found', /no longer there/],
  ])('that cannot be given (%p, %s) says why, and shows how it is now', async (status, code, message) => {
    const api = await openPage([FOR_ME], { [`POST ${at}/grant`]: refusedAs(status, code) });
    await press('Agree: SLA-2026-00001');
    const before = api.sent('GET', LIST).length;
    await inDialog('Agree');
    expect(screen.getByText(message)).toBeTruthy();
    expect(api.sent('GET', LIST).length > before).toBe(status !== 404);
  });

  it('waits for the password where that is asked for, and is then given', async () => {
    let isProven = false;
    const api = await openPage([FOR_ME], {
      [`POST ${at}/grant`]: () => (isProven ? ok(FOR_ME) : refusedAs(403, 'gateway.step-up-required')),
      'POST /api/admin/step-up': () => {
        isProven = true;
        return ok({ until: '2026-11-20T09:24:00.000Z' });
      },
    });
    await press('Agree: SLA-2026-00001');
    await inDialog('Agree');
    fill('Password', 'the right one');
    fireEvent.click(screen.getByRole('button', { name: 'Go on' }));
    await later(300);
    expect(api.sent('POST', `${at}/grant`)).toHaveLength(2);
    expect(shownToast()?.text).toBe('Approved, and done');
  });
});

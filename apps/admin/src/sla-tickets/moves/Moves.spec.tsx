import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, within } from '@testing-library/react';
import type { TicketDetailView } from '@rep13/contracts-sla';
import {
  axeFaults,
  errorAt,
  fakeApi,
  fill,
  later,
  ok,
  settle,
  shownToast,
  withFakeBrowser,
} from '@rep13/testing-browser';
import { buildTicketDetail } from '../../../test/builders.ts';
import {
  buildApproval,
  buildRequest,
  buildTicketFile,
  buildTicketMessage,
} from '../../../test/order-builders.ts';
import { open } from '../../../test/open.ts';
import { dialog, hit, send, TICKET, ticketOf } from '../../../test/ticket-page.ts';

withFakeBrowser();

const RESPOND = '/api/admin/sla-tickets/1/respond';
const CLOSE = '/api/admin/sla-tickets/1/close';
const ASKED = ok({ approvalId: buildApproval().id }, 202);
const open1 = async (ticket: TicketDetailView, more = {}) => {
  const api = fakeApi({ ...ticketOf('caseworker', ticket), ...more });
  await open('/admin/tickets/1');
  return api;
};
const atWork = (more: Partial<TicketDetailView> = {}) =>
  buildTicketDetail({
    status: 'in_progress',
    responseDate: '2026-11-20T09:31:00Z',
    nextActions: ['respond', 'close'],
    ...more,
  });
/** Where the cursor is when a dialog opens; a document without a layout leaves it on the dialog. */
const firstField = () => screen.getByRole('dialog').querySelector<HTMLElement>('textarea, select, input')!;
const tick = async () => {
  fireEvent.click(dialog().getByRole('checkbox', { name: /^Override/ }));
  await settle();
};

describe('forwarding', () => {
  const files = [
    buildTicketFile({ id: 'screen', name: 'screen.png' }),
    buildTicketFile({ id: 'mail', name: 'mail.eml' }),
  ];
  const FORWARD = '/api/admin/sla-tickets/1/forward';
  const ready = (more: Partial<TicketDetailView> = {}) =>
    buildTicketDetail({ status: 'acknowledged', nextActions: ['forward', 'close'], files, ...more });
  const press = async () => {
    fireEvent.click(screen.getByRole('button', { name: /^Forward to client/ }));
    await settle();
  };

  it('takes the files that are ticked, and begins with those that came with the order', async () => {
    const api = await open1(ready({ request: buildRequest() }), { [`POST ${FORWARD}`]: ok(ready()) });
    await press();
    expect(
      dialog()
        .getAllByRole<HTMLInputElement>('checkbox')
        .map(({ checked }) => checked),
    ).toEqual([true, true]);
    fireEvent.click(dialog().getByRole('checkbox', { name: /^mail\.eml/ }));
    expect(await axeFaults()).toEqual([]);
    await send('Forward to client');
    expect(api.sent('POST', FORWARD)[0]?.body).toEqual({ fileIds: ['screen'] });
  });

  it('begins with none where the client was not to hear of it', async () => {
    const api = await open1(ready({ request: buildRequest({ doNotInform: true }) }), {
      [`POST ${FORWARD}`]: ok(ready()),
    });
    await press();
    await send('Forward to client');
    expect(api.sent('POST', FORWARD)[0]?.body).toEqual({ fileIds: [] });
  });
});

describe('responding', () => {
  it('asks what was done and when effect was given', async () => {
    const api = await open1(atWork(), { [`POST ${RESPOND}`]: ok(atWork({ status: 'responded' })) });
    await hit('d');
    expect(firstField()).toBe(screen.getByLabelText('What was done about the order'));
    await send('Respond');
    expect(errorAt('What was done about the order')).toBe('Please choose what was done about the order');
    fill('What was done about the order', 'partly');
    fill('When effect was given', '2026-11-20T10:30');
    await send('Respond');
    expect(errorAt('Why only to a part of it')).toBe('Please say why no effect was given, or only in part');
    fill('Why only to a part of it', 'One address was gone');
    await send('Respond');
    expect(api.sent('POST', RESPOND)[0]?.body).toEqual({
      outcome: 'partly',
      effectAt: new Date('2026-11-20T10:30').toISOString(),
      outcomeReason: 'One address was gone',
    });
  });

  it('begins with what the client says, and says no time where nobody has', async () => {
    const api = await open1(atWork({ clientSaid: { outcome: 'given', effectAt: null, reason: null } }), {
      [`POST ${RESPOND}`]: ok(atWork({ status: 'responded' })),
    });
    await hit('d');
    expect(dialog().getByText(/The client says: Effect was given to it/)).toBeTruthy();
    await send('Respond');
    expect(api.sent('POST', RESPOND)[0]?.body).toEqual({ outcome: 'given' });
  });

  it('that refuses the order takes two, which is said before; then it waits, with the way to the approvals', async () => {
    let approvals: unknown[] = [];
    const api = await open1(atWork(), {
      'GET /api/admin/approvals': () => ok(approvals),
      [`POST ${RESPOND}`]: () => {
        approvals = [buildApproval({ kind: 'refuse-order', requestedBy: 1 })];
        return ASKED;
      },
    });
    await hit('d');
    fill('What was done about the order', 'refused');
    expect(dialog().getByText(/This needs a second approver/)).toBeTruthy();
    expect(dialog().queryByLabelText('When effect was given')).toBeNull();
    fill('Why no effect was given', 'It is lawful here');
    await send('Ask a colleague');
    expect(api.sent('POST', RESPOND)[0]?.body).toEqual({
      outcome: 'refused',
      outcomeReason: 'It is lawful here',
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(screen.getByText(/Refuse an order: Approval requested/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'See it under Approvals' }).getAttribute('href')).toBe(
      '/admin/approvals',
    );
    expect(shownToast()?.text).toBe('Approval requested');
    expect(await axeFaults()).toEqual([]);
  });

  it('says that nothing was written to the authority, and only then', async () => {
    const filed = { source: 'authority' as const, request: buildRequest() };
    await open1(atWork(filed));
    await hit('d');
    expect(dialog().getByText(/Nothing was written to the authority yet/)).toBeTruthy();
  });
});

describe('the buttons', () => {
  it('show by their colour what is due next, and nothing beside them repeats it', async () => {
    await open1(atWork({ nextActions: ['ask-authority', 'respond', 'close'], outcome: null }));
    const moves = within(screen.getByRole('group', { name: 'What may be done next' })).getAllByRole('button');
    const coloured = moves.filter((one) => one.matches('.ant-btn-primary'));
    expect(coloured.map(({ textContent }) => textContent)).toEqual(['Respond d']);
    expect(screen.queryByText(/^Next:/)).toBeNull();
  });
});

describe('closing', () => {
  const critical = atWork({ urgencyLevel: 'critical', actionsForTwo: ['close'], outcome: 'given' });

  it('a critical order says on its button that it takes two', async () => {
    await open1(critical);
    expect(screen.getByRole('button', { name: /^Close order, takes two/ })).toBeTruthy();
  });

  it('alone takes a reason of its own', async () => {
    const api = await open1(critical, {
      [`POST ${CLOSE}`]: ok(atWork({ status: 'closed', nextActions: [] })),
    });
    await hit('c');
    fill('Reason', 'Answered');
    expect(dialog().getByRole('button', { name: 'Ask a colleague' })).toBeTruthy();
    await tick();
    expect(await axeFaults()).toEqual([]);
    await send('Close order alone');
    expect(errorAt('Why it cannot wait')).toBe('Please say why it cannot wait');
    expect(api.sent('POST', CLOSE)).toEqual([]);
    fill('Why it cannot wait', 'Nobody else is here');
    await send('Close order alone');
    expect(api.sent('POST', CLOSE)[0]?.body).toEqual({
      reason: 'Answered',
      breakGlass: 'Nobody else is here',
    });
    expect(shownToast()?.text).toBe('SLA-2026-00001 is now: Closed');
  });

  const END = 'What was done about the order';
  const filed = (more: Partial<TicketDetailView> = {}) =>
    atWork({ source: 'authority', request: buildRequest(), ...more });
  const closed = { [`POST ${CLOSE}`]: ok(atWork({ status: 'closed', nextActions: [] })) };

  it('asks what was done, or which of four reasons there is to do nothing, whatever was written', async () => {
    const messages = [buildTicketMessage({ direction: 'staff_to_authority', author: 'admin:1' })];
    const api = await open1(filed({ messages }), closed);
    await hit('c');
    fill('Reason', 'They called');
    await send('Close order');
    expect(errorAt(END)).toBe('Please choose what was done, or why nothing was');
    const choices = within(screen.getByLabelText(END)).getAllByRole('option');
    expect(choices.map(({ textContent }) => textContent)).toHaveLength(3 + 4);
    fill(END, 'withdrawn');
    await send('Close order');
    expect(api.sent('POST', CLOSE)[0]?.body).toEqual({ reason: 'They called', closedAs: 'withdrawn' });
  });

  it('as refused takes two, however the order was typed in, and says why', async () => {
    const api = await open1(atWork(), { [`POST ${CLOSE}`]: ASKED });
    await hit('c');
    fill(END, 'refused');
    expect(dialog().getByText(/This needs a second approver/)).toBeTruthy();
    fill('Why no effect was given', 'It is lawful here');
    fill('Reason', 'Refused');
    await send('Ask a colleague');
    expect(api.sent('POST', CLOSE)[0]?.body).toEqual({
      reason: 'Refused',
      outcome: 'refused',
      outcomeReason: 'It is lawful here',
    });
  });

  it('of a report asks how that ended, and its page has nothing of an order', async () => {
    const report = { lifeAtRisk: true, orderKind: 'act', nextActions: ['acknowledge', 'close'] } as const;
    const api = await open1(buildTicketDetail(report), closed);
    expect(screen.getByRole('heading', { name: /^Report SLA-/ })).toBeTruthy();
    for (const name of ['Classification', 'Deadline', 'The user concerned'])
      expect(screen.queryByRole('region', { name })).toBeNull();
    await hit('c');
    fill('Reason', 'The police has it');
    await send('Close report');
    expect(errorAt('How it ended')).toBe('Please choose how it ended');
    fill('How it ended', 'authorities-informed');
    await send('Close report');
    const body = { reason: 'The police has it', closedAs: 'authorities-informed' };
    expect(api.sent('POST', CLOSE)[0]?.body).toEqual(body);
  });

  it('asks no such thing once it is recorded', async () => {
    await open1(filed({ outcome: 'given' }));
    await hit('c');
    expect(dialog().queryByLabelText(END)).toBeNull();
  });
});

describe('a caseworker with a keyboard', () => {
  it('takes an order from its opening to its end', async () => {
    const way: [string, Partial<TicketDetailView>][] = [
      ['a', { status: 'acknowledged', nextActions: ['forward', 'close'] }],
      ['f', { status: 'forwarded', nextActions: ['start', 'close'] }],
      ['s', { status: 'in_progress', nextActions: ['ask-authority', 'respond', 'close'] }],
      ['q', { status: 'awaiting_authority', nextActions: ['resume', 'close'] }],
      ['e', { status: 'in_progress', nextActions: ['ask-authority', 'respond', 'close'] }],
      ['d', { status: 'responded', outcome: 'given', nextActions: ['close'] }],
      ['c', { status: 'closed', outcome: 'given', nextActions: [] }],
    ];
    let step = -1;
    const now = () => {
      const responseDate = step < 0 ? null : '2026-11-20T09:31:00Z';
      return ok(buildTicketDetail({ version: step + 2, responseDate, ...way[step]?.[1] }));
    };
    const advance = () => {
      step += 1;
      return now();
    };
    const moves = ['acknowledge', 'forward', 'start', 'ask-authority', 'resume', 'respond', 'close'];
    await open1(buildTicketDetail(), {
      [TICKET]: now,
      ...Object.fromEntries(moves.map((move) => [`POST /api/admin/sla-tickets/1/${move}`, advance])),
    });
    for (const [key] of way) {
      await hit(key);
      const field = firstField();
      if (key === 'd') fireEvent.change(field, { target: { value: 'given' } });
      if (key === 'c') fireEvent.change(field, { target: { value: 'Answered in full' } });
      fireEvent.keyDown(field, { key: 'Enter', ctrlKey: true });
      await later(300);
      expect(screen.queryByRole('dialog')).toBeNull();
    }
    expect(screen.getByText(/This order is closed/)).toBeTruthy();
  });
});

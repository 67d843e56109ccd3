import {
  TICKET_ACTIONS,
  TICKET_STATUSES,
  type TicketAction,
  type TicketStatus,
} from '@rep13/contracts-sla/constants';
import { GetTicket, MoveTicket, TicketAcknowledged } from '@rep13/contracts-sla';
import { DomainError } from '@rep13/service-kit';
import { v7 as uuidv7 } from 'uuid';
import { ADMIN, SIGNUP, startSla, type SlaUnderTest } from '../../test/sla-under-test.ts';
import { movesFor, TICKET_MOVES } from './moves/ticket-moves.ts';

/** A way to each status. */
const WAY: Record<TicketStatus, TicketAction[]> = {
  pending: [],
  acknowledged: ['acknowledge'],
  forwarded: ['acknowledge', 'forward'],
  in_progress: ['acknowledge', 'forward', 'start'],
  awaiting_authority: ['acknowledge', 'forward', 'start', 'ask-authority'],
  responded: ['acknowledge', 'forward', 'start', 'ask-authority', 'resume', 'respond'],
  closed: ['close'],
};

const EVENT: Record<TicketAction, string> = {
  acknowledge: 'sla.ticket.acknowledged.v1',
  forward: 'sla.ticket.forwarded.v1',
  start: 'sla.ticket.started.v1',
  'ask-authority': 'sla.ticket.awaiting-authority.v1',
  resume: 'sla.ticket.resumed.v1',
  respond: 'sla.ticket.responded.v1',
  close: 'sla.ticket.closed.v1',
};

const cells = TICKET_STATUSES.flatMap((status) => TICKET_ACTIONS.map((action) => [status, action] as const));

describe('staff', () => {
  let service: SlaUnderTest;
  beforeAll(async () => {
    service = await startSla();
  });
  afterAll(() => service.stop());

  const commentOn = (action: TicketAction) =>
    action === 'close' ? ({ reason: 'Dealt with', closedAs: 'withdrawn' } as const) : {};
  const act = (id: number, action: TicketAction) => service.act(id, action, commentOn(action));
  const openAt = async (status: TicketStatus) => {
    const { id } = await service.open();
    for (const action of WAY[status]) await act(id, action);
    return id;
  };
  const eventsOf = async (id: number) => {
    const rows = await service.db.query<{ type: string }[]>(
      `select type from outbox_messages where (envelope->'data'->>'ticketId')::integer = $1
         and envelope->'data'->'alsoAsV1' is null order by id`,
      [id],
    );
    return rows.map(({ type }) => type);
  };

  it.each(cells)('with a ticket that is %s, told to %s', async (status, action) => {
    const id = await openAt(status);
    const before = await service.get(id);
    const moves = movesFor({ status, canBeForwarded: true, isOrder: true }, action);

    const answer = act(id, action);

    if (moves.length === 0) {
      await expect(answer).rejects.toMatchObject({ status: 409, code: 'sla.ticket-move-not-allowed' });
      expect(await service.get(id)).toEqual(before);
      return;
    }
    const after = await answer;
    expect(after.status).toBe(TICKET_MOVES[action].to);
    const added = after.events.slice(before.events.length);
    expect(added.map(({ action: name, actor }) => [name, actor])).toEqual(moves.map((move) => [move, ADMIN]));
    expect((await eventsOf(id)).slice(-moves.length)).toEqual(moves.map((move) => EVENT[move]));
  });

  it('leave one line and one event for every move of a long life', async () => {
    const id = await openAt('responded');
    await act(id, 'close');

    const { events } = await service.get(id);
    const steps = events.map(({ fromStatus, toStatus }) => [fromStatus, toStatus]);
    expect(steps).toEqual([
      [null, 'pending'],
      ['pending', 'acknowledged'],
      ['acknowledged', 'forwarded'],
      ['forwarded', 'in_progress'],
      ['in_progress', 'awaiting_authority'],
      ['awaiting_authority', 'in_progress'],
      ['in_progress', 'responded'],
      ['responded', 'closed'],
    ]);
    // The order itself is one more: it was received.
    expect(await eventsOf(id)).toHaveLength(events.length + 1);
  });

  it('acknowledge by closing, if that is the first thing they do', async () => {
    const ticket = await service.open({}, 2.5);

    const closed = await service.act(ticket.id, 'close', {
      reason: 'Not for us',
      closedAs: 'misdirected',
      note: 'Sent to another one',
    });

    expect(closed).toMatchObject({ status: 'closed', responseTimeHours: 2.5, slaCompliant: true });
    expect(closed.events.map(({ action, note }) => [action, note])).toEqual([
      ['open', null],
      ['acknowledge', null],
      ['close', 'Sent to another one'],
    ]);
    const facts = await service.published(TicketAcknowledged);
    expect(facts.filter(({ ticketId }) => ticketId === ticket.id)).toEqual([
      {
        signupId: SIGNUP,
        ticketId: ticket.id,
        ticketNumber: ticket.ticketNumber,
        reference: ticket.authorityReference,
        alsoAsV2: true,
        responseTimeHours: 2.5,
        slaCompliant: true,
      },
    ]);
  });

  it('are told where the ticket stands and what may be done next', async () => {
    const id = await openAt('awaiting_authority');
    await expect(act(id, 'respond')).rejects.toThrow(
      'This ticket is awaiting authority. Allowed next: resume, close.',
    );
  });

  it.each([
    ['close', {}, 'Please give the reason for closing'],
    ['close', { reason: ' \n ' }, 'Please give the reason for closing'],
    ['start', { reason: 'Because' }, 'Only closing takes a reason'],
    ['close', { reason: 'x'.repeat(2_001) }, 'Please use at most 2000 characters'],
  ] as const)('can not %s with %j', async (action, given, message) => {
    const { id } = await service.open();
    await expect(service.act(id, action, given)).rejects.toMatchObject({
      status: 400,
      details: { errors: [{ path: 'reason', message }] },
    });
    expect(await service.get(id)).toMatchObject({ status: 'pending', closeReason: null });
  });

  it('closes with a reason', async () => {
    const { id } = await service.open();
    const closed = await service.act(id, 'close', {
      reason: 'Withdrawn',
      closedAs: 'withdrawn',
      note: 'By phone',
    });
    expect(closed).toMatchObject({ status: 'closed', closeReason: 'Withdrawn', nextActions: [] });
    expect(closed.events.at(-1)).toMatchObject({ action: 'close', note: 'By phone' });
  });

  it('takes an empty note for none', async () => {
    const { id } = await service.open();
    const { events } = await service.act(id, 'acknowledge', { note: '  ' });
    expect(events.at(-1)).toMatchObject({ action: 'acknowledge', note: null });
  });

  it('finds no ticket that is not there', async () => {
    await expect(service.get(2_000_000_000)).rejects.toMatchObject({ status: 404 });
    await expect(act(2_000_000_000, 'start')).rejects.toMatchObject({
      status: 404,
      code: 'gateway.not-found',
    });
    await expect(service.call(GetTicket, { ticketId: 0 })).rejects.toMatchObject({ status: 400 });
  });

  it('moves a ticket once when 100 people do the same at once', async () => {
    const { id } = await service.open();

    const outcomes = await Promise.all(
      Array.from({ length: 100 }, () =>
        service.insist(MoveTicket, { ticketId: id, action: 'acknowledge' }).then(
          () => 'moved',
          (error: unknown) => (error instanceof DomainError ? error.code : error),
        ),
      ),
    );

    const refused = outcomes.filter((outcome) => outcome === 'sla.ticket-move-not-allowed');
    expect([outcomes.filter((outcome) => outcome === 'moved').length, refused.length]).toEqual([1, 99]);
    expect((await service.get(id)).events.map(({ action }) => action)).toEqual(['open', 'acknowledge']);
    expect(await eventsOf(id)).toHaveLength(3);
  }, 60_000);

  it('repeats a move with the key of its request, and is told of a second one without', async () => {
    const acknowledge = (ticketId: number, idempotency: { key: string; ttlSeconds?: number }) =>
      service.call(
        MoveTicket,
        { ticketId, action: 'acknowledge' },
        { actor: ADMIN, idempotency: { scope: 'session', fingerprint: 'x', ...idempotency } },
      );
    const { id } = await service.open();
    const form = { key: uuidv7() };
    const first = await acknowledge(id, form);
    expect(await acknowledge(id, form)).toEqual(first);

    const other = await service.open();
    const madeOfTheBody = { key: `auto:${uuidv7()}`, ttlSeconds: 10 };
    await acknowledge(other.id, madeOfTheBody);
    await expect(acknowledge(other.id, madeOfTheBody)).rejects.toMatchObject({ status: 409 });
  });
});

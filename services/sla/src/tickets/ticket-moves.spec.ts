import { TICKET_ACTIONS, TICKET_STATUSES, type TicketAction, type TicketStatus } from '@rep13/contracts';
import { movesFor, nextActions, TICKET_MOVES } from './ticket-moves.ts';

/** The whole life of an order, said once more in words: which actions each status takes. */
const ALLOWED: Record<TicketStatus, TicketAction[]> = {
  pending: ['acknowledge', 'forward', 'start', 'ask-authority', 'close'],
  acknowledged: ['forward', 'start', 'ask-authority', 'close'],
  forwarded: ['start', 'ask-authority', 'close'],
  in_progress: ['forward', 'ask-authority', 'respond', 'close'],
  awaiting_authority: ['resume', 'close'],
  responded: ['close'],
  closed: [],
};

const cells = TICKET_STATUSES.flatMap((status) =>
  TICKET_ACTIONS.map((action) => [status, action, ALLOWED[status].includes(action)] as const),
);

describe('a ticket', () => {
  it.each(cells)('that is %s takes %s: %s', (status, action, allowed) => {
    expect(movesFor(status, action).length > 0).toBe(allowed);
  });

  it.each(TICKET_STATUSES)('that is %s tells what may be done next', (status) => {
    expect(nextActions(status)).toEqual(ALLOWED[status]);
  });

  it('is acknowledged on the way when anything else is done first', () => {
    expect(movesFor('pending', 'acknowledge')).toEqual(['acknowledge']);
    expect(movesFor('pending', 'start')).toEqual(['acknowledge', 'start']);
    expect(movesFor('acknowledged', 'start')).toEqual(['start']);
  });

  it('can get from its first status to every other one', () => {
    const reached = new Set<TicketStatus>(['pending']);
    for (const status of reached) for (const action of ALLOWED[status]) reached.add(TICKET_MOVES[action].to);
    expect([...reached].sort()).toEqual([...TICKET_STATUSES].sort());
  });
});

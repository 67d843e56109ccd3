import {
  TICKET_ACTIONS,
  TICKET_STATUSES,
  type TicketAction,
  type TicketStatus,
} from '@rep13/contracts-constants';
import { movesFor, nextActions, TICKET_MOVES } from './ticket-moves.ts';

/** The whole life of a ticket, written out: which actions each status takes. */
const ALLOWED: Record<TicketStatus, TicketAction[]> = {
  pending: ['acknowledge', 'close'],
  acknowledged: ['forward', 'close'],
  forwarded: ['start', 'close'],
  in_progress: ['ask-authority', 'respond', 'close'],
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

  it('is acknowledged on the way when it is closed at once', () => {
    expect(movesFor('pending', 'acknowledge')).toEqual(['acknowledge']);
    expect(movesFor('pending', 'close')).toEqual(['acknowledge', 'close']);
    expect(movesFor('acknowledged', 'close')).toEqual(['close']);
  });

  it('can get from its first status to every other one', () => {
    const reached = new Set<TicketStatus>(['pending']);
    for (const status of reached) for (const action of ALLOWED[status]) reached.add(TICKET_MOVES[action].to);
    expect([...reached].sort()).toEqual([...TICKET_STATUSES].sort());
  });
});

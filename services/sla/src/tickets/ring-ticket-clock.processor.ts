import { Injectable } from '@nestjs/common';
import { Process, type Conclusion, type JobProcessor, type JobTry } from '@rep13/service-kit';
import { RING_TICKET_CLOCK } from './ring-ticket-clock.job.ts';
import { TicketClocks } from './ticket-clocks.service.ts';

/** Nothing to do when the ticket was acknowledged meanwhile; the row decides, not the job. */
@Process(RING_TICKET_CLOCK)
@Injectable()
export class RingTicketClock implements JobProcessor<{ ticketId: number }> {
  constructor(private readonly clocks: TicketClocks) {}

  process({ payload: { ticketId } }: JobTry<{ ticketId: number }>): Promise<Conclusion> {
    return Promise.resolve((scope) => this.clocks.ring(scope, ticketId));
  }
}

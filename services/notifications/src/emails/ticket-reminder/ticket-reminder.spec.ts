import { buildContext, NOW } from '../../../test/builders.ts';
import { read } from '../../../test/read-email.ts';
import { ticketReminder } from './ticket-reminder.email.ts';

describe('the mail that reminds a client of an order', () => {
  it('names the ticket, leads to the very order and says nothing of what is written', async () => {
    const facts = {
      signupId: 512_345_678,
      ticketId: 4,
      ticketNumber: 'SLA-2026-00004',
      clientDueAt: NOW.toISOString(),
    };
    const { content, text, button } = await read(ticketReminder, facts, buildContext());

    expect(content.subject).toContain('SLA-2026-00004');
    expect(text).toContain('Answer by: 20 November 2026, 12:00 UTC');
    expect(button).toBe('https://rep13.example/client/orders/4');
    expect(text).not.toContain('#');
  });

  it('is not sent once the time is over', () => {
    const facts = {
      signupId: 1,
      ticketId: 4,
      ticketNumber: 'SLA-2026-00004',
      clientDueAt: NOW.toISOString(),
    };
    expect(ticketReminder.until?.(facts)).toEqual(NOW);
  });
});

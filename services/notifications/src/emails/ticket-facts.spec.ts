import { buildInternalContext, NOW } from '../../test/builders.ts';
import { readInternal } from '../../test/read-email.ts';
import { ticketBreached } from './ticket-breached/ticket-breached.email.ts';
import type { TicketClockFacts } from './ticket-facts.ts';
import { ticketOpened } from './ticket-opened/ticket-opened.email.ts';
import { ticketWarned } from './ticket-warned/ticket-warned.email.ts';

const ticket: TicketClockFacts = {
  signupId: 512_345_678,
  ticketId: 4,
  ticketNumber: 'SLA-2026-00004',
  dueAt: '2026-11-20T18:00:00.000Z',
  urgencyLevel: 'high',
};

describe('a mail to staff about the clock of a ticket', () => {
  it.each([
    ['opened', ticketOpened, 'SLA-2026-00004: new order, urgency high'],
    ['breached', ticketBreached, 'SLA-2026-00004: not acknowledged within 24 hours'],
  ])('that was %s names ticket, client and time', async (_, email, subject) => {
    const { content, button, text } = await readInternal(email, ticket, buildInternalContext());

    expect(content.subject).toBe(subject);
    expect(text).toContain('Client: Acme Inc. (DSA-ABC234)');
    expect(text).toContain('Due: 20 November 2026, 18:00 UTC');
    expect(text).toContain('Hello Rep13 staff,');
    expect(button).toBe('https://rep13.example/admin/tickets/4');
  });

  it('says of a threat to life or safety that the client informs the authorities, and of no order', async () => {
    const mail = await readInternal(ticketOpened, { ...ticket, lifeAtRisk: true }, buildInternalContext());
    expect(mail.content.subject).toMatch(/: life or safety at risk, urgency/);
    expect(mail.text).toContain('the client informs the law enforcement');
    expect(mail.text).not.toContain('order has reached us');
  });

  it.each([ticketOpened, ticketBreached])('names nobody where no client is named: $kind', async (email) => {
    const { signupId: _, ...unnamed } = ticket;
    const { text } = await readInternal(email, unnamed, buildInternalContext());

    expect(text).toContain('Client: No client is named in this mail');
    expect(text).not.toContain('Acme');
  });

  it('promises no time that is over', async () => {
    const late = new Date(Date.parse(ticket.dueAt) + 60_000);
    const previews = await Promise.all(
      [NOW, late].map(
        async (now) =>
          (await readInternal(ticketOpened, ticket, buildInternalContext({ now }))).content.preview,
      ),
    );

    expect(previews).toEqual([
      'To be acknowledged by 20 November 2026, 18:00 UTC.',
      'It was to be acknowledged by 20 November 2026, 18:00 UTC.',
    ]);
  });

  it('does not wait for the name of the client', async () => {
    const { text } = await readInternal(ticketBreached, ticket, buildInternalContext({ party: null }));

    expect(text).toContain('Client: signup 512345678');
  });

  it('says how much time is left when it is sent, not when it was enqueued', async () => {
    const now = new Date(NOW.getTime() + 30 * 60_000);
    const { content, text } = await readInternal(
      ticketWarned,
      { ...ticket, percent: 75 },
      buildInternalContext({ now }),
    );

    expect(content.subject).toBe('SLA-2026-00004: 5 hours 30 minutes left to acknowledge it');
    expect(text).toContain('75% of the promised time is gone');
  });

  it('warns no more once the time is over', () => {
    expect(ticketWarned.until?.({ ...ticket, percent: 90 })).toEqual(new Date(ticket.dueAt));
  });
});

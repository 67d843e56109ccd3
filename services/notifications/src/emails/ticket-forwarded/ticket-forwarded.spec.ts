import { buildContext, NOW } from '../../../test/builders.ts';
import { read } from '../../../test/read-email.ts';
import { ticketForwarded } from './ticket-forwarded.email.ts';

describe('the mail that calls a client to an order', () => {
  const facts = {
    signupId: 512_345_678,
    ticketId: 4,
    ticketNumber: 'SLA-2026-00004',
    forwardedAt: NOW.toISOString(),
  };

  it('names the ticket and leads to the portal, where the order stands', async () => {
    const { content, button, text } = await read(ticketForwarded, facts, buildContext());

    expect(content.subject).toContain('SLA-2026-00004');
    expect(text).toContain('answer us there within 12 hours');
    expect(text).toContain('press “I have read it”: then we call nobody else');
    expect(text).toContain('If we hear neither by then');
    expect(button).toBe('https://rep13.example/client/orders/4');
    expect(text).not.toContain('#');
  });

  it('says who is asked next', async () => {
    const alone = await read(ticketForwarded, facts, buildContext());
    const party = { escalationContactEmail: 'charles@acme.example' };
    const withContact = await read(ticketForwarded, facts, buildContext({ party }));

    expect(alone.text).toContain('we write to you again');
    expect(withContact.text).toContain('we write to your escalation contact');
  });
});

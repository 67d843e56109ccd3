import { buildContext } from '../../../test/builders.ts';
import { read } from '../../../test/read-email.ts';
import { ticketEscalated } from './ticket-escalated.email.ts';

describe('the mail about an order that nobody answers', () => {
  const facts = { signupId: 512_345_678, ticketId: 4, ticketNumber: 'SLA-2026-00004' };

  it('goes to the escalation contact and says why', async () => {
    const party = {
      escalationContactName: 'Charles Babbage',
      escalationContactEmail: 'charles@acme.example',
    };
    const { content, text, button } = await read(ticketEscalated, facts, buildContext({ party }));

    expect(content.subject).toBe('SLA-2026-00004: we still need an answer for an authority');
    expect(text).toContain('Hello Acme Inc.,');
    expect(text).toContain('You are the escalation contact of Acme Inc.');
    expect(text).toContain('We forwarded to your legal contact what an authority');
    expect(text).toContain('For the escalation contact of Acme Inc.');
    expect(text).toContain('answers us there');
    expect(button).toBe('https://rep13.example/client/orders/4');
  });

  it('goes to the legal contact again where there is no other', async () => {
    const { text } = await read(ticketEscalated, facts, buildContext());

    expect(text).toContain('Hello Acme Inc.,');
    expect(text).toContain('There is no escalation contact, so we write to you again.');
  });
});

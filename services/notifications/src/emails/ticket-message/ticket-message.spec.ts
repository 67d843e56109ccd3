import { buildContext } from '../../../test/builders.ts';
import { read } from '../../../test/read-email.ts';
import { ticketMessage } from './ticket-message.email.ts';

describe('the mail that calls a client to a message', () => {
  it('names the ticket, leads to the very order and says nothing of what is written', async () => {
    const facts = { signupId: 512_345_678, ticketId: 4, ticketNumber: 'SLA-2026-00004' };
    const { content, text, button } = await read(ticketMessage, facts, buildContext());

    expect(content.subject).toContain('SLA-2026-00004');
    expect(text).toContain("we don't repeat it in this email");
    expect(button).toBe('https://rep13.example/client/orders/4');
    expect(text).not.toContain('#');
  });
});

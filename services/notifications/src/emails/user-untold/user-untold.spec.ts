import { buildContext, NOW } from '../../../test/builders.ts';
import { read } from '../../../test/read-email.ts';
import { userUntold } from './user-untold.email.ts';

describe('the mail that reminds a client of the user concerned', () => {
  it('names the order and the articles, leads to the very order and says nothing of what is written', async () => {
    const facts = {
      signupId: 512_345_678,
      ticketId: 4,
      ticketNumber: 'SLA-2026-00004',
      untoldSince: NOW.toISOString(),
    };
    const { content, text, button } = await read(userUntold, facts, buildContext());

    expect(content.subject).toBe('SLA-2026-00004: please tell the user concerned');
    expect(text).toContain('Articles 9(5) and 10(5)');
    expect(text).toContain('Known to us since: 20 November 2026, 12:00 UTC');
    expect(button).toBe('https://rep13.example/client/orders/4');
  });
});

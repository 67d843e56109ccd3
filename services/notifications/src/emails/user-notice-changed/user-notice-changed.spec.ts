import { buildContext, NOW } from '../../../test/builders.ts';
import { read } from '../../../test/read-email.ts';
import { userNoticeChanged } from './user-notice-changed.email.ts';

const FACTS = { signupId: 512_345_678, ticketId: 4, ticketNumber: 'SLA-2026-00004' };

describe('the mail that tells a client that the authority has changed its mind about the user', () => {
  it.each([
    ['allowed', false, 'The user concerned may be told', 'require you to tell the user now'],
    ['allowed', true, 'The user concerned may be told', 'nothing is left to do'],
    ['later', false, 'may be told from 20 November 2026, 12:00 UTC', 'do not tell the user before that time'],
    ['later', true, 'may be told from 20 November 2026, 12:00 UTC', 'can’t be taken back'],
    ['not-yet', false, 'may not be told yet', 'before the authority allows it. We write to you again'],
    ['not-yet', true, 'may not be told yet', 'can’t be taken back'],
  ] as const)('of %s, told already: %s', async (notice, isUserNotified, heading, sentence) => {
    const from = notice === 'later' ? NOW.toISOString() : null;
    const facts = { ...FACTS, notice, from, isUserNotified };
    const { content, text, button } = await read(userNoticeChanged, facts, buildContext());
    expect(content.heading).toContain(heading);
    expect(text).toContain(sentence);
    expect(text.includes('require you to tell')).toBe(notice === 'allowed' && !isUserNotified);
    expect(button).toBe('https://rep13.example/client/orders/4');
  });
});

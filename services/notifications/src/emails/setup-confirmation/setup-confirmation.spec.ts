import { buildDesk, NOW } from '../../../test/builders.ts';
import { claimsOf, read } from '../../../test/read-letter.ts';
import { setupConfirmation } from './setup-confirmation.email.ts';

const HOUR_MS = 60 * 60 * 1_000;

describe('the mail that confirms a password', () => {
  const setupId = '0190b0a2-7d1c-7000-8000-000000000001';
  const facts = { signupId: 512_345_678, setupId, requestedAt: NOW.toISOString() };

  it('leads to a link that names this one set-up request', async () => {
    const { button } = await read(setupConfirmation, facts, buildDesk());

    expect(button).toMatch(/^https:\/\/rep13\.example\/client\/setup#confirm=/);
    expect(claimsOf(button, 'confirm-setup')).toMatchObject({ signupId: 512_345_678, id: setupId });
  });

  it('says until when, counted from the request and not from the sending', async () => {
    const late = new Date(NOW.getTime() + 23 * HOUR_MS);
    const { text } = await read(setupConfirmation, facts, buildDesk({ now: late }));

    expect(text).toContain('until 21 November 2026, 12:00 UTC');
  });

  it('gives a link that ends with the request, however late it is sent', async () => {
    const late = new Date(NOW.getTime() + 23 * HOUR_MS);
    const { button } = await read(setupConfirmation, facts, buildDesk({ now: late }));

    const [payload = ''] = new URL(button).hash.replace('#confirm=', '').split('.');
    const { exp } = JSON.parse(Buffer.from(payload, 'base64url').toString()) as { exp: number };
    expect(exp - NOW.getTime() / 1_000).toBe(3_600);
  });

  it('is not sent when the request is over', async () => {
    expect(setupConfirmation.until?.(facts)).toEqual(new Date(NOW.getTime() + 24 * HOUR_MS));
  });
});

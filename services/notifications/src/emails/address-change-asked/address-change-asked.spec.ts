import { FormerContactNotReached, FormerContactNotified } from '@rep13/contracts-notifications';
import { buildContext, NOW } from '../../../test/builders.ts';
import { claimsOf, read } from '../../../test/read-email.ts';
import { addressChangeAsked } from './address-change-asked.email.ts';

const FACTS = { signupId: 512_345_678, changeId: 7, fields: ['legalContactEmail' as const] };

describe('the mail about an address that staff changes', () => {
  it('leads to a page that stops this change, and nothing else', async () => {
    const { button } = await read(addressChangeAsked, FACTS, buildContext());

    expect(button).toMatch(/^https:\/\/rep13\.example\/client\/stop-change#token=/);
    expect(claimsOf(button, 'stop-change')).toMatchObject({ signupId: 512_345_678, id: '7' });
    expect(claimsOf(button, 'confirm-address')).toBeUndefined();
  });

  it('says what is to change and for how long nothing does, and not the new address', async () => {
    const { text } = await read(addressChangeAsked, FACTS, buildContext());

    expect(text).toContain('email of the legal contact. Nothing changes in the 72 hours after this email');
    expect(text).not.toContain('june@acme.example');
  });

  it('announces when it went out, or that it was given up', () => {
    const { signupId, changeId } = FACTS;
    expect(addressChangeAsked.announces?.(FACTS, NOW)).toEqual([
      FormerContactNotified,
      { signupId, changeId, toldAt: NOW.toISOString() },
    ]);
    expect(addressChangeAsked.announces?.(FACTS, null)).toEqual([
      FormerContactNotReached,
      { signupId, changeId },
    ]);
  });
});

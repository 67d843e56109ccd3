import { ClientAccountLocked } from '@rep13/contracts-onboarding';
import type { Moment } from '@rep13/contracts-constants';
import { defineClientEmail, type ClientEmailFacts, when } from '../email.ts';
import { formatTime } from '../formats.ts';
import { button, facts, note, paragraph } from '../email-content.ts';

interface AccountLockedFacts extends ClientEmailFacts {
  readonly lockedUntil: Moment;
}

/** Tells the owner that somebody guessed at the password, and that it was stopped. */
export const accountLocked = defineClientEmail<AccountLockedFacts>({
  kind: 'account-locked',
  to: 'legal-contact',
  on: when(ClientAccountLocked, (lock) => [lock, lock.lockedUntil]),
  write: async ({ lockedUntil }, { party, links, entity }) => {
    const until = formatTime(lockedUntil);
    return {
      subject: 'Your account is temporarily locked',
      preview: `Too many wrong passwords: sign-in is blocked until ${until}.`,
      heading: 'Your account is temporarily locked',
      blocks: [
        paragraph(
          `Someone entered a wrong password for the client account of ${party.companyName} too many times. None of these attempts succeeded. As a precaution, sign-in is blocked until ${until}. In a browser in which you signed in before, you can sign in right away.`,
        ),
        facts(['Client ID', party.clientId], ['Locked until', until]),
        button({ label: 'Sign in', url: links.signIn() }),
        note(
          `If it was you, use a browser you know or wait. If it was not you, there is nothing you need to do; if it happens again, please write to ${entity.supportEmail}.`,
        ),
      ],
    };
  },
});

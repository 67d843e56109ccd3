import { ClientPasswordChanged } from '@rep13/contracts-onboarding';
import type { Moment } from '@rep13/contracts-constants';
import { defineClientEmail, type ClientEmailFacts, when } from '../email.ts';
import { formatTime } from '../formats.ts';
import { button, facts, note, paragraph } from '../email-content.ts';

interface PasswordChangedFacts extends ClientEmailFacts {
  readonly changedAt: Moment;
}

/** Tells the owner, who may not have been the one to change it. */
export const passwordChanged = defineClientEmail<PasswordChangedFacts>({
  kind: 'password-changed',
  to: 'legal-contact',
  on: when(ClientPasswordChanged, (change) => [change, change.changedAt]),
  write: async ({ changedAt }, { party, links, entity }) => ({
    subject: 'Your password was changed',
    preview: `The client account ${party.clientId} has a new password.`,
    heading: 'Your password was changed',
    blocks: [
      paragraph(
        `The client account of ${party.companyName} has a new password. Whoever was signed in with the former one has been signed out.`,
      ),
      facts(['Client ID', party.clientId], ['Changed', formatTime(changedAt)]),
      button({ label: 'Sign in', url: links.signIn() }),
      note(
        `If you did not change it, ask for a new password at ${links.forgotPassword()} and write to ${entity.supportEmail} at once.`,
      ),
    ],
  }),
});

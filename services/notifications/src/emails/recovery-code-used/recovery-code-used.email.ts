import { ClientRecoveryCodeUsed } from '@rep13/contracts-gateway';
import type { Moment } from '@rep13/contracts-constants';
import { defineClientEmail, type ClientEmailFacts, when } from '../email.ts';
import { formatTime } from '../formats.ts';
import { button, facts, note, paragraph } from '../email-content.ts';
import { codesLeftLabel } from '../second-factor-labels.ts';

interface Facts extends ClientEmailFacts {
  readonly codesLeft: number;
  readonly usedAt: Moment;
}

/** Anybody with the codes may sign in with them: the owner is told of each use. */
export const recoveryCodeUsed = defineClientEmail<Facts>({
  kind: 'recovery-code-used',
  to: 'legal-contact',
  on: when(ClientRecoveryCodeUsed, (event) => [{ ...event }, event.usedAt]),
  write: async ({ codesLeft, usedAt }, { party, links, entity }) => ({
    subject: 'One of your recovery codes was used',
    preview: `Somebody signed in with your password and a recovery code. ${codesLeftLabel(codesLeft)}`,
    heading: 'One of your recovery codes was used',
    blocks: [
      paragraph(
        `Somebody signed in to the client account of ${party.companyName} with its password and a recovery code. ${codesLeftLabel(codesLeft)}`,
      ),
      facts(['Client ID', party.clientId], ['Signed in', formatTime(usedAt)]),
      button({ label: 'Sign in', url: links.signIn() }),
      note(
        `If it was not you, ask for a new password at ${links.forgotPassword()} and write to ${entity.supportEmail} at once.`,
      ),
    ],
  }),
});

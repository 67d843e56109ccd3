import { AdminUserRecoveryCodeUsed } from '@rep13/contracts-gateway';
import type { Moment } from '@rep13/contracts-constants';
import { defineInternalEmail, type EmailFacts, when } from '../email.ts';
import { formatTime } from '../formats.ts';
import { button, facts, note, paragraph } from '../email-content.ts';
import { codesLeftLabel } from '../second-factor-labels.ts';

interface Facts extends EmailFacts {
  readonly adminUserId: number;
  readonly codesLeft: number;
  readonly usedAt: Moment;
}

/** Anybody with the codes may sign in with them: the owner is told of each use. */
export const staffRecoveryCodeUsed = defineInternalEmail<Facts>({
  kind: 'staff-recovery-code-used',
  to: 'colleague',
  on: when(AdminUserRecoveryCodeUsed, (event) => [{ ...event }, `${event.adminUserId}-${event.usedAt}`]),
  write: async ({ codesLeft, usedAt }, { links }) => ({
    subject: 'One of your recovery codes was used',
    preview: `Somebody signed in with your password and a recovery code. ${codesLeftLabel(codesLeft)}`,
    heading: 'One of your recovery codes was used',
    blocks: [
      paragraph(`Somebody signed in with your password and a recovery code. ${codesLeftLabel(codesLeft)}`),
      facts(['Signed in', formatTime(usedAt)]),
      button({ label: 'Open admin', url: links.admin() }),
      note('If it was not you, tell an admin at once and change your password.'),
    ],
  }),
});

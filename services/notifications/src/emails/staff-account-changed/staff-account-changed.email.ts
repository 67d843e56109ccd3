import type { AdminRole } from '@rep13/contracts-gateway/constants';
import type { Moment } from '@rep13/contracts-constants';
import { defineInternalEmail, type EmailFacts } from '../email.ts';
import { formatTime } from '../formats.ts';
import { button, facts, note, paragraph } from '../email-content.ts';

/** What somebody did to the account of a member of staff. */
export type StaffAccountChange =
  'role-changed' | 'password-reset' | 'password-changed' | 'deactivated' | 'reactivated';

interface Facts extends EmailFacts {
  readonly adminUserId: number;
  readonly change: StaffAccountChange;
  /** The new one, of a change of role. */
  readonly role?: AdminRole;
  readonly changedAt: Moment;
}

interface ChangeText {
  readonly subject: string;
  readonly what: string;
  /** If it was not meant to be. */
  readonly otherwise: string;
}

const ASK = 'If you did not expect this, ask an admin at once.';

const CHANGE_TEXTS: Record<StaffAccountChange, ChangeText> = {
  'role-changed': {
    subject: 'Your role was changed',
    what: 'An admin gave you another role. It holds from your next request on.',
    otherwise: ASK,
  },
  'password-reset': {
    subject: 'Your password was reset',
    what: 'An admin made a one-time password for you. Your old password no longer works, and you are signed out everywhere. Ask the admin for the new one, and change it when you sign in.',
    otherwise: ASK,
  },
  'password-changed': {
    subject: 'Your password was changed',
    what: 'Your account has a new password. All your other sessions have been ended.',
    otherwise: 'If you did not change it, ask an admin at once to reset it.',
  },
  deactivated: {
    subject: 'Your account was deactivated',
    what: 'An admin deactivated your account. You are signed out everywhere and cannot sign in.',
    otherwise: ASK,
  },
  reactivated: {
    subject: 'Your account was reactivated',
    what: 'An admin reactivated your account. You may sign in again with your password.',
    otherwise: ASK,
  },
};

/** Tells a member of staff what was done to the own account: mostly by somebody else. */
export const staffAccountChanged = defineInternalEmail<Facts>({
  kind: 'staff-account-changed',
  to: 'colleague',
  write: async ({ change, role, changedAt }, { links }) => {
    const { subject, what, otherwise } = CHANGE_TEXTS[change];
    return {
      subject,
      preview: what,
      heading: subject,
      blocks: [
        paragraph(what),
        facts(...(role ? [['New role', role] as const] : []), ['Changed', formatTime(changedAt)]),
        ...(change === 'deactivated' ? [] : [button({ label: 'Open admin', url: links.admin() })]),
        note(otherwise),
      ],
    };
  },
});

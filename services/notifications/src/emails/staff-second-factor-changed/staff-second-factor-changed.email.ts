import { AdminUserSecondFactorChanged } from '@rep13/contracts-gateway';
import type { SecondFactorChange } from '@rep13/contracts-gateway/constants';
import type { Moment } from '@rep13/contracts-constants';
import { defineInternalEmail, type EmailFacts, when } from '../email.ts';
import { formatTime } from '../formats.ts';
import { button, facts, note, paragraph } from '../email-content.ts';
import { CHANGE_LABELS } from '../second-factor-labels.ts';

interface Facts extends EmailFacts {
  readonly adminUserId: number;
  readonly change: SecondFactorChange;
  readonly changedAt: Moment;
}

/** Tells the owner, who may not have been the one to change it. */
export const staffSecondFactorChanged = defineInternalEmail<Facts>({
  kind: 'staff-second-factor-changed',
  to: 'colleague',
  on: when(AdminUserSecondFactorChanged, (event) => {
    const period = `${event.adminUserId}-${event.change}-${event.changedAt}`;
    return [{ ...event }, period];
  }),
  write: async ({ change, changedAt }, { links }) => ({
    subject: 'Your second factor was changed',
    preview: `${CHANGE_LABELS[change]}.`,
    heading: 'Your second factor was changed',
    blocks: [
      paragraph(`${CHANGE_LABELS[change]}. All your other sessions have been ended.`),
      facts(['Changed', formatTime(changedAt)]),
      button({ label: 'Open admin', url: links.admin() }),
      note('If you did not change it and asked nobody to, tell an admin at once.'),
    ],
  }),
});

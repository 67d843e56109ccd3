import { SealUnusable, SealEnding } from '@rep13/contracts-agreements';
import type { Moment } from '@rep13/contracts-constants';
import { defineInternalEmail, type EmailFacts, when } from '../email.ts';
import { button, facts, paragraph } from '../email-content.ts';
import { formatTime } from '../formats.ts';

interface SealTroubleFacts extends EmailFacts {
  readonly endsAt: Moment;
  /** Why it is not used any more; null while it still is. */
  readonly reason: string | null;
}

/** Has staff get another electronic seal, in time or at once. */
export const sealTrouble = defineInternalEmail<SealTroubleFacts>({
  kind: 'seal-trouble',
  to: 'staff',
  on: [
    when(SealUnusable, ({ fingerprint, reason, endsAt }) => [{ endsAt, reason }, `unusable-${fingerprint}`]),
    when(SealEnding, ({ fingerprint, endsAt }) => [{ endsAt, reason: null }, `ending-${fingerprint}`]),
  ],
  write: ({ endsAt, reason }, { links }) =>
    Promise.resolve({
      subject: reason ? 'Our electronic seal cannot be used' : 'Our electronic seal ends soon',
      preview: reason ? 'Documents wait until there is another one.' : 'A new one takes weeks to get.',
      heading: reason ? 'Documents wait for another seal' : 'Please order a new electronic seal',
      blocks: [
        paragraph(
          reason
            ? 'No agreement, certificate, letter or invoice is sealed until SEAL_P12 names another seal and agreements is started again. What waits is sealed then; nothing is lost.'
            : 'Its certificate ends within 60 days. Please order a new one from its issuer, set SEAL_P12 and start agreements again. Documents that are sealed by then stay as they are.',
        ),
        facts(...(reason ? [['Reason', reason] as const] : []), ['Certificate ends', formatTime(endsAt)]),
        button({ label: 'Open admin', url: links.admin() }),
      ],
    }),
});

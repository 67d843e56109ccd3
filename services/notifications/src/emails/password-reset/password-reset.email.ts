import { PasswordResetRequested } from '@rep13/contracts-onboarding';
import type { Moment } from '@rep13/contracts-constants';
import { defineClientEmail, type ClientEmailFacts, when } from '../email.ts';
import { formatTime } from '../formats.ts';
import { button, facts, note, paragraph } from '../email-content.ts';
import { endOf, secondsUntil } from '../link-life.ts';

interface PasswordResetFacts extends ClientEmailFacts {
  readonly resetId: string;
  readonly requestedAt: Moment;
}

/** As long as the link holds: `client-account.entity.ts` of onboarding decides. */
const RESET_WITHIN_HOURS = 1;

/** Leads the owner, and nobody else, to a new password. */
export const passwordReset = defineClientEmail<PasswordResetFacts>({
  kind: 'password-reset',
  to: 'legal-contact',
  on: when(PasswordResetRequested, (request) => [request, request.resetId]),
  until: ({ requestedAt }) => endOf(requestedAt, RESET_WITHIN_HOURS),
  write: async ({ resetId, requestedAt }, { party, links, now }) => {
    const until = endOf(requestedAt, RESET_WITHIN_HOURS);
    return {
      subject: `Choose a new password for ${party.clientId}`,
      preview: 'Somebody asked for a new password for your client account. If it was you, choose it here.',
      heading: 'Choose a new password',
      blocks: [
        paragraph(
          `Somebody asked for a new password for the account that ${party.companyName} has with us. If it was you, choose it now. If it was not you, do nothing: your present password stays as it is.`,
        ),
        facts(['Client ID', party.clientId], ['Asked', formatTime(requestedAt)]),
        button({
          label: 'Choose a new password',
          url: links.resetPassword(resetId, secondsUntil(until, now)),
        }),
        note(`The link works once, until ${formatTime(until)}. Please don't forward this email.`),
      ],
    };
  },
});

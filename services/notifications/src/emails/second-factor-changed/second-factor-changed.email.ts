import { ClientSecondFactorChanged } from '@rep13/contracts-gateway';
import type { SecondFactorChange } from '@rep13/contracts-gateway/constants';
import type { Moment } from '@rep13/contracts-constants';
import { defineClientEmail, type ClientEmailFacts, when } from '../email.ts';
import { formatTime } from '../formats.ts';
import { button, facts, note, paragraph } from '../email-content.ts';
import { CHANGE_LABELS } from '../second-factor-labels.ts';

interface Facts extends ClientEmailFacts {
  readonly change: SecondFactorChange;
  readonly changedAt: Moment;
}

/** Tells the owner, who may not have been the one to change it. */
export const secondFactorChanged = defineClientEmail<Facts>({
  kind: 'second-factor-changed',
  to: 'legal-contact',
  on: when(ClientSecondFactorChanged, (event) => [{ ...event }, `${event.change}-${event.changedAt}`]),
  write: async ({ change, changedAt }, { party, links, entity }) => ({
    subject: 'Your second factor was changed',
    preview: `${CHANGE_LABELS[change]}.`,
    heading: 'Your second factor was changed',
    blocks: [
      paragraph(
        `The client account of ${party.companyName}: ${lowerCased(CHANGE_LABELS[change])}. Every other session has been ended.`,
      ),
      facts(['Client ID', party.clientId], ['Changed', formatTime(changedAt)]),
      button({ label: 'Sign in', url: links.signIn() }),
      note(
        `If you did not change it and asked us for nothing, ask for a new password at ${links.forgotPassword()} and write to ${entity.supportEmail} at once.`,
      ),
    ],
  }),
});

const lowerCased = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

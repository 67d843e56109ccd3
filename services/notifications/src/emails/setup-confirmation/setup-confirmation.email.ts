import { defineClientEmail, type ClientEmailFacts } from '../email.ts';
import { formatTime } from '../formats.ts';
import { endOf, secondsUntil } from '../link-life.ts';
import { button, facts, note, paragraph } from '../letter.ts';

interface SetupConfirmationFacts extends ClientEmailFacts {
  readonly setupId: string;
  readonly requestedAt: string;
}

/** A waiting password can be confirmed for a day. Design section 6. */
const CONFIRM_WITHIN_HOURS = 24;

/** Lets the owner confirm a password that somebody set without proving to own the account. */
export const setupConfirmation = defineClientEmail<SetupConfirmationFacts>({
  kind: 'setup-confirmation',
  to: 'legal-contact',
  until: ({ requestedAt }) => endOf(requestedAt, CONFIRM_WITHIN_HOURS),
  write: async ({ setupId, requestedAt }, { party, links, now }) => {
    const until = endOf(requestedAt, CONFIRM_WITHIN_HOURS);
    return {
      subject: `Please confirm the password for ${party.clientId}`,
      preview: 'Somebody set a password for your client account. If it was you, confirm it.',
      heading: 'Was this you?',
      blocks: [
        paragraph(
          `Somebody set a password for the account that ${party.companyName} has with us. If it was you, confirm it and then sign in. If it was not you, do nothing: without your confirmation the password has no effect.`,
        ),
        facts(['Client ID', party.clientId], ['Password set', formatTime(requestedAt)]),
        button({ label: 'Confirm the password', url: links.confirmSetUp(setupId, secondsUntil(until, now)) }),
        note(`The link works once, until ${formatTime(until)}.`),
      ],
    };
  },
});

import { defineEmail, type EmailFacts } from '../email.ts';
import { formatTime } from '../formats.ts';
import { button, facts, note, paragraph } from '../letter.ts';

interface SetupConfirmationFacts extends EmailFacts {
  readonly setupId: string;
  readonly requestedAt: string;
}

/** A waiting password can be confirmed for a day. Design section 6. */
const CONFIRM_WITHIN_MS = 24 * 60 * 60 * 1_000;

/** Lets the owner confirm a password that somebody set without proving to own the account. */
export const setupConfirmation = defineEmail<SetupConfirmationFacts>(
  'setup-confirmation',
  async ({ setupId, requestedAt }, { party, links, now }) => {
    const until = new Date(Date.parse(requestedAt) + CONFIRM_WITHIN_MS);
    const ttlSeconds = Math.floor((until.getTime() - now.getTime()) / 1_000);
    if (ttlSeconds <= 0) return undefined;
    return {
      subject: `Please confirm the password for ${party.clientId}`,
      preview: 'Somebody set a password for your client account. If it was you, confirm it.',
      heading: 'Was this you?',
      blocks: [
        paragraph(
          `Somebody set a password for the account that ${party.companyName} has with us. If it was you, confirm it and then sign in. If it was not you, do nothing: without your confirmation the password has no effect.`,
        ),
        facts(['Client ID', party.clientId], ['Password set', formatTime(requestedAt)]),
        button({ label: 'Confirm the password', url: links.confirmSetUp(setupId, ttlSeconds) }),
        note(`The link works once, until ${formatTime(until)}.`),
      ],
    };
  },
);

import { defineInternalEmail } from '../email.ts';
import { button, facts, paragraph } from '../email-content.ts';

const waits = (count: number): string => (count === 1 ? '1 mail waits' : `${count} mails wait`);

/** Tells staff that mails to the address for authorities wait: neither who wrote them nor what they say. */
export const mailWaiting = defineInternalEmail({
  kind: 'mail-waiting',
  to: 'staff',
  write: async (_, context) => {
    const { count, domains } = await context.waitingMails();
    // All were decided about meanwhile.
    if (count === 0) return null;
    return {
      subject: `${waits(count)} for one of us`,
      preview: 'What reached the address for authorities and no rule decided about.',
      heading: waits(count),
      blocks: [
        paragraph(
          'It may be an order: the 24 hours of each count from when it came. Please make an order of it, add it to one, or put it away.',
        ),
        facts(['Came from', domains.length > 0 ? domains.join(', ') : 'Nothing proves where from']),
        button({ label: 'Open the mails', url: context.links.mails() }),
      ],
    };
  },
});

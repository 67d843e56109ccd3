import { ContactMessageReceived } from '@rep13/contracts-notifications';
import { defineInternalEmail, type EmailFacts, when } from '../email.ts';
import { formatTime } from '../formats.ts';
import { facts, note, paragraph, quote } from '../email-content.ts';

interface ContactMessageFacts extends EmailFacts {
  readonly contactMessageId: number;
}

/** Brings support what somebody wrote in the contact form; an answer goes to the sender. */
export const contactMessage = defineInternalEmail<ContactMessageFacts>({
  kind: 'contact-message',
  to: 'support',
  on: when(ContactMessageReceived, ({ contactMessageId }) => [{ contactMessageId }, contactMessageId]),
  write: async ({ contactMessageId }, context) => {
    const { name, email, company, subject, message, createdAt } =
      await context.contactMessage(contactMessageId);
    return {
      subject: `Contact form: ${subject}`,
      preview: `${name}, ${company}`,
      heading: 'A message from the contact form',
      replyTo: { name, address: email },
      blocks: [
        paragraph('Answer this email to write to the sender. We promise an answer within 24 hours.'),
        facts(
          ['Name', name],
          ['Email', email],
          ['Company', company],
          ['Subject', subject],
          ['Sent', formatTime(createdAt)],
        ),
        quote(message),
        note('Nobody has checked who the sender is.'),
      ],
    };
  },
});

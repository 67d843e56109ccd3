import { MailAnswered } from '@rep13/contracts-sla';
import { defineMailSenderEmail, when, type EmailFacts } from '../email.ts';
import { answerBlocks } from './answer-texts.ts';

interface MailAnsweredFacts extends EmailFacts {
  readonly mailId: number;
  readonly template: MailAnswered['template'];
}

/** Answers who wrote to the address for authorities what is no order, in fixed words and none of the mail. */
export const mailAnswered = defineMailSenderEmail<MailAnsweredFacts>({
  kind: 'mail-answered',
  to: 'mail-sender',
  /** A mail that waits again and is answered again gets the same answer once. */
  on: when(MailAnswered, ({ mailId, template }) => [{ mailId, template }, `${mailId}:${template}`]),
  write: ({ template }, { entity, links, inReplyTo }) =>
    Promise.resolve({
      subject: `Your mail to ${entity.authorityEmail}`,
      preview: 'It was not taken for an order.',
      heading: 'Your mail was not taken for an order',
      blocks: answerBlocks(template, entity, links),
      replyTo: { name: entity.brand, address: entity.authorityEmail },
      isAutoReply: true,
      ...(inReplyTo && { inReplyTo }),
    }),
});

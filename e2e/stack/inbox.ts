import { expect } from '@playwright/test';

/** A mail in the local inbox. */
export interface InboxMail {
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly headers: { 'message-id': string };
  readonly to: { address: string }[];
  readonly attachments: { filename: string; contentType: string; size: number }[];
}

/** Every mail to this address so far. */
export async function mailsTo(address: string): Promise<InboxMail[]> {
  const inbox = process.env['MAIL_URL'];
  if (!inbox) throw new Error('MAIL_URL must name the mail inbox, for instance http://127.0.0.1:1080.');
  const answer = await fetch(`${inbox}/api/email`);
  const mails = (await answer.json()) as InboxMail[];
  return mails.filter(({ to }) => to.some((receiver) => receiver.address === address));
}

/** Waits for a mail to this address whose subject fits. */
export async function mailTo(address: string, subject: RegExp): Promise<InboxMail> {
  let found: InboxMail | undefined;
  await expect
    .poll(
      async () => {
        found = (await mailsTo(address)).find((mail) => subject.test(mail.subject));
        return found?.subject;
      },
      { message: `a mail "${subject.source}" comes to ${address}`, timeout: 20_000 },
    )
    .toBeTruthy();
  return found as InboxMail;
}

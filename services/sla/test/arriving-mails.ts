import { GetMail, MAIL_EVENTS, type InboundMailDetailView } from '@rep13/contracts-sla';
import type { EventClass } from '@rep13/contracts-messaging';
import { eventually } from '@rep13/testing';
import { StoreMail } from '../src/mail/storage/store-mail.service.ts';
import type { SlaUnderTest } from './sla-under-test.ts';

export const OURS = 'authorities@rep13.example';
export const PASSED = 'Authentication-Results: local; dmarc=pass header.from=acm.nl';

export interface Given {
  readonly from?: string;
  readonly to?: string;
  readonly subject?: string;
  readonly head?: readonly string[];
  readonly text?: string;
}

export const multipart = (type: string, ...parts: readonly string[]) => ({
  head: [`Content-Type: ${type}; boundary=B`],
  text: [...parts.map((part) => `--B\r\n${part}`), '--B--'].join('\r\n'),
});
export const fileOf = (name: string, content: string) =>
  `Content-Type: application/octet-stream\r\nContent-Disposition: attachment; filename="${name}"\r\n\r\n${content}`;

export const REPORT = multipart(
  'multipart/report; report-type=delivery-status',
  'Content-Type: text/plain\r\n\r\nIt did not arrive.',
  'Content-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; acm.nl\r\n\r\n' +
    'Final-Recipient: rfc822; eva@acm.nl\r\nAction: failed\r\nStatus: 5.1.1\r\n',
);

export const mailOf = ({
  from = 'eva@acm.nl',
  to = OURS,
  subject = 'Order',
  head = [],
  text = 'Please act.',
}: Given) =>
  [
    ...head,
    `From: Eva <${from}>`,
    `To: <${to}>`,
    `Subject: ${subject}`,
    'Date: Fri, 20 Nov 2026 09:00:00 +0000',
    '',
    text,
    '',
  ].join('\r\n');

let uid = 0n;

/** Mails as they reach the mailbox of the service under test. */
export function mailsOf(service: () => SlaUnderTest) {
  const arrive = async (raw: string, recipients: string[] = []): Promise<number> => {
    uid += 1n;
    const place = { mailbox: OURS, folder: 'INBOX', uidValidity: 1n, uid };
    const mail = { raw: Buffer.from(raw), place, recipients, internalAt: null };
    return (await service().app.get(StoreMail).store(mail)).mailId;
  };
  const read = (mailId: number): Promise<InboundMailDetailView> =>
    eventually(
      async () => {
        const mail = await service().call(GetMail, { mailId });
        return mail.state === 'reading' ? undefined : mail;
      },
      { fact: `mail ${mailId} was read` },
    );
  /** What was announced of a mail, by the kind of event. */
  const announced = async (mailId: number): Promise<string[]> => {
    const types: readonly EventClass<object>[] = MAIL_EVENTS;
    const all = await Promise.all(
      types.map(async (type) => {
        const events = await service().published(type);
        return events.filter((event) => 'mailId' in event && event.mailId === mailId).map(() => type.type);
      }),
    );
    return all.flat().map((type) => type.replace(/^sla\.mail\.|\.v1$/g, ''));
  };
  return { arrive, read, announced, take: async (given: Given) => read(await arrive(mailOf(given))) };
}

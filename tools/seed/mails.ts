import { setTimeout as sleep } from 'node:timers/promises';
import type { InboundMailDetailView, InboundMailView, MailboxView } from '@rep13/contracts-sla';
import { dataDirOf, LOCAL_AUTHSERV, mailInUrl } from '@rep13/local-stack';
import { createTransport, type SendMailOptions } from 'nodemailer';
import { seedSignedMails, type SignedMail } from './signed-mails.ts';
import type { Visitor } from './visitor.ts';

const ASK_EVERY_MS = 500;
const READ_WITHIN_MS = 30_000;

/** Of a sender whom our own mail server has proven. */
const proven = (domain: string) => ({
  'Authentication-Results': `${LOCAL_AUTHSERV}; dmarc=pass header.from=${domain}`,
});

/** One that waits, and may belong to an order that was filed. */
const WAITING: SendMailOptions = {
  from: 'Eva de Vries <e.devries@acm.nl>',
  subject: 'Wintersale: second offer',
  text: 'Dear colleague,\n\nwe have found a second offer of the same kind: https://harbour-notes.example/offers/spring\nPlease treat it like the first one. The screenshots are attached.\n\nKind regards,\nEva de Vries\n\nOn 20 Nov 2026 you wrote:\n> We have received your request.',
  attachments: [
    {
      filename: 'offers.csv',
      content: 'address;found on\r\nhttps://harbour-notes.example/offers/spring;2026-11-27\r\n',
    },
    { filename: 'screenshots.zip', content: Buffer.from('PK\u0003\u0004') },
  ],
};

/** One that a rule puts aside. */
const ASIDE: SendMailOptions = {
  from: 'Platform Law Weekly <news@platform-law.example>',
  subject: 'This week in platform law',
  text: 'Five judgments that you should know.',
  headers: { 'List-Id': '<weekly.platform-law.example>' },
};

/** One that becomes an order at once, and what its authority then answers by mail. */
const ORDER: SendMailOptions = {
  from: 'Marta Nowak <m.nowak@uke.gov.pl>',
  subject: 'Removal of an offer, DE.26.118',
  text: 'We order you under Article 9 of Regulation (EU) 2022/2065 to have the offer of 4 May removed. The seller has no licence.',
  headers: proven('uke.gov.pl'),
};
const REPLY = 'The first one. The second ended in May.';

/**
 * What reaches the authorities' address by mail: one that waits, one put aside, one that became an order, and two that
 * are signed with keys that staff saves.
 */
export async function seedMails(
  admin: Visitor,
  env: NodeJS.ProcessEnv,
  print: (line: string) => void,
): Promise<void> {
  const url = env['MAIL_IN_URL'] ?? (await mailInUrl(dataDirOf(env)).catch(() => null));
  if (!url?.startsWith('smtp:'))
    return print('No mails of authorities: only a listener of npm start takes them.');
  const transport = createTransport({ url, ignoreTLS: true });
  const { address: to } = await admin.get<MailboxView>('/api/admin/mailbox');
  const send = (mail: SendMailOptions) => transport.sendMail({ to, ...mail });
  for (const mail of [WAITING, ASIDE, ORDER]) await send(mail);
  const order = await read(admin, 'order', ORDER);
  const { decision } = await admin.get<InboundMailDetailView>(`/api/admin/mails/${order.id}`);
  const [ticket] = decision?.tickets ?? [];
  if (!ticket) return;
  const path = `/api/admin/sla-tickets/${ticket.ticketId}`;
  await admin.post(`${path}/acknowledge`, {});
  await admin.post(`${path}/messages`, { to: 'authority', body: 'Which of the two offers do you mean?' });
  await send({ ...ORDER, subject: `Re: ${ORDER.subject}`, text: REPLY, headers: {} });
  const reply = await read(admin, 'waiting', { subject: `Re: ${ORDER.subject}` });
  await admin.post(`/api/admin/mails/${reply.id}/attach`, { ticketId: ticket.ticketId });
  print(
    `${ticket.ticketNumber}: made of a mail, answered by mail; another mail waits, a third was put aside`,
  );
  await seedSignedMails({
    ...{ admin, print },
    send: ({ from, raw }: SignedMail) => transport.sendMail({ envelope: { from, to }, raw }),
    waiting: (subject) => read(admin, 'waiting', { subject }),
  });
}

/** The mail once it was read. @throws when that takes too long */
async function read(admin: Visitor, state: string, { subject }: SendMailOptions): Promise<InboundMailView> {
  for (const until = Date.now() + READ_WITHIN_MS; Date.now() < until; await sleep(ASK_EVERY_MS)) {
    const mails = await admin.get<InboundMailView[]>(`/api/admin/mails?state=${state}`);
    const found = mails.find((mail) => mail.subject === subject);
    if (found) return found;
  }
  throw new Error(`The mail "${subject}" was not read in time: is the service sla running?`);
}

import { SAMPLE_NOTE } from '@rep13/contracts-constants';
import { SAMPLE_LEGAL_ENTITY } from '@rep13/contracts-legal-entity';
import { loadConfig } from '@rep13/service-kit';
import { startSmtpInbox, type SmtpInbox } from '@rep13/testing';
import { buildAddressee, PUBLIC_URL, LINK_SECRET } from '../../test/builders.ts';
import { NotificationsConfig } from '../config.ts';
import { mailableAddress } from '../mailbox.ts';
import { paragraph } from '../emails/email-content.ts';
import { Mailer } from './mailer.ts';
import { MailDeferred, smtpFailure } from './send-failure.ts';

const content = {
  subject: 'Hello',
  preview: 'Hello',
  heading: 'Hello',
  blocks: [paragraph('Good morning.')],
};
const envelope = { recipient: 'jane@acme.example', subject: 'Hello', clientId: 'DSA-ABC234' };
const later = () => AbortSignal.timeout(20_000);

describe('the mailer', () => {
  let inbox: SmtpInbox;
  let mailer: Mailer;
  const mailerOf = (environment: NodeJS.ProcessEnv, entity = SAMPLE_LEGAL_ENTITY) =>
    new Mailer(
      loadConfig(NotificationsConfig, {
        DATABASE_URL: 'postgres://nowhere',
        NATS_URL: 'nats://nowhere',
        REDIS_URL: 'redis://nowhere',
        SMTP_URL: inbox.url,
        PUBLIC_URL,
        LINK_SECRET,
        ...environment,
      }),
      entity,
    );
  beforeEach(async () => {
    inbox = await startSmtpInbox();
    mailer = mailerOf({ MAIL_FROM: 'Rep13 <mail@rep13.example>' });
  });
  afterEach(async () => {
    mailer.onApplicationShutdown();
    await inbox.stop();
  });

  it('gives up a server that does not answer, to try again, and works on when it does', async () => {
    inbox.answerWith('hang');
    const error = await mailer
      .send(content, buildAddressee(), 'first', AbortSignal.timeout(200))
      .catch((reason: Error) => reason);
    inbox.answerWith('accept');
    await mailer.send(content, buildAddressee(), 'second', later());

    const failure = smtpFailure(error as Error, envelope);
    expect(failure).toBeInstanceOf(MailDeferred);
    expect(failure.message).toBe('the mail server did not answer in time');
    expect(inbox.mails.map(({ messageId }) => messageId)).toEqual(['<second@rep13.example>']);
  });

  it('brings our mark along, small and shown in the mail, so that nothing is fetched', async () => {
    await mailer.send(content, buildAddressee(), 'first', later());

    const [mail] = inbox.mails;
    const [mark] = mail?.attachments ?? [];
    expect(mark).toMatchObject({ contentType: 'image/png', cid: 'mark@rep13', related: true });
    expect(mark?.size).toBeLessThan(1_000);
    // The parser has put the picture where the page names it.
    expect(mail?.html).toContain('<img src="data:image/png;base64,iVBORw0KGgo');
    expect(mail?.html).not.toMatch(/src="(?!data:)/);
  });

  it('works on after the server refused a mail', async () => {
    inbox.answerWith(550);
    await expect(mailer.send(content, buildAddressee(), 'first', later())).rejects.toThrow('550');
    inbox.answerWith('accept');
    await mailer.send(content, buildAddressee(), 'second', later());

    expect(inbox.mails).toHaveLength(1);
  });

  it('writes as the support of the legal entity where no other sender is named', async () => {
    mailer.onApplicationShutdown();
    mailer = mailerOf({}, { ...SAMPLE_LEGAL_ENTITY, supportEmail: 'help@real.example', isSample: false });
    await mailer.send(content, buildAddressee(), 'first', later());

    const [mail] = inbox.mails;
    expect(mail).toMatchObject({ from: 'help@real.example', replyTo: ['help@real.example'] });
    expect(mail?.text).toContain('help@real.example');
    expect(mail?.text).not.toContain(SAMPLE_NOTE);
  });

  it.each([
    // The inbox shows domains in their letters.
    ['jane@Mu\u0308ller.ch', 'jane@müller.ch'],
    ['jürgen@müller.ch', 'jürgen@müller.ch'],
    ["o'hara+x/ops%1#2@acme.example", "o'hara+x/ops%1#2@acme.example"],
  ])('brings what is taken as an address to its mailbox: %s', async (typed, mailbox) => {
    const address = mailableAddress(typed) ?? '';
    await mailer.send(content, buildAddressee({ address }), 'first', later());

    expect(inbox.mails[0]?.recipients).toEqual([mailbox]);
  });

  it.each([
    ['<theirs@acm.example>', true],
    ['<theirs@acm.example>\r\nBcc: eve@evil.example', false],
    ['<a> <b@acm.example>', false],
    [`<${'a'.repeat(251)}>`, false],
  ])('stands below the mail that it answers, where its id is one: %j', async (inReplyTo, isTaken) => {
    await mailer.send({ ...content, inReplyTo }, buildAddressee(), 'first', later());

    const { raw = '' } = inbox.mails[0] ?? {};
    expect(raw.includes('\r\nIn-Reply-To: <theirs@acm.example>\r\n')).toBe(isTaken);
    expect(raw.includes('\r\nReferences: <theirs@acm.example>\r\n')).toBe(isTaken);
    expect(/^(in-reply-to|bcc):/im.test(raw)).toBe(isTaken);
  });

  it('writes both twins and names beyond ASCII', async () => {
    await mailer.send(content, buildAddressee({ name: 'Zoë Ωmega, "Ltd"' }), 'first', later());

    const [mail] = inbox.mails;
    expect(mail?.to).toEqual(['jane@acme.example']);
    expect(mail?.text).toContain('Hello Zoë Ωmega, "Ltd",');
    expect(mail?.html).toContain('Hello Zoë Ωmega, &quot;Ltd&quot;,');
  });
});

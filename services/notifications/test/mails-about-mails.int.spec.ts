import { ResendEmail } from '@rep13/contracts-notifications';
import { SAMPLE_LEGAL_ENTITY } from '@rep13/contracts-legal-entity';
import {
  AuthorityRequestReceived,
  MailAnswered,
  MailMissed,
  MailWaiting,
  MailWarned,
} from '@rep13/contracts-sla';
import type { ReceivedMail } from '@rep13/testing';
import {
  CONTENT,
  REPLY_TAG,
  settled,
  startNotifications,
  type NotificationsUnderTest,
} from './notifications-under-test.ts';

const request = {
  requestId: 1,
  reference: 'A-7KQM-2XRB',
  ticketId: 4,
  kind: 'act',
  isComplete: true,
} as const;
const [local, domain] = SAMPLE_LEGAL_ENTITY.authorityEmail.split('@');
const dueAt = new Date(Date.now() + 86_400_000).toISOString();

/** A header's value, unfolded. */
const header = ({ raw }: ReceivedMail, name: string): string | undefined =>
  raw
    .slice(0, raw.indexOf('\r\n\r\n'))
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}: `))
    ?.slice(name.length + 2);

describe('mails about mails', () => {
  let underTest: NotificationsUnderTest;
  beforeAll(async () => {
    underTest = await startNotifications({ MAIL_BOUNCE_TAGS: 'on' });
  });
  beforeEach(() => underTest.clear());
  afterAll(() => underTest?.stop());
  const announce: NotificationsUnderTest['service']['stubbedServices']['announce'] = (event, data) =>
    underTest.service.stubbedServices.announce(event, data);

  it('to an authority carry its tag, in the address for answers and in an id that stays when they are sent again', async () => {
    await announce(AuthorityRequestReceived, request);
    await settled(underTest, 1);
    const [log] = await underTest.logs();
    await underTest.service.call(ResendEmail, { id: log!.id });
    await settled(underTest, 2);

    const bounces = `${local}+b.${REPLY_TAG}@${domain}`;
    expect(underTest.inbox.mails.map(({ returnPath }) => returnPath)).toEqual([bounces, bounces]);
    const ids = underTest.inbox.mails.map((mail) => header(mail, 'Message-ID'));
    expect(new Set(ids).size).toBe(1);
    expect(ids[0]).toBe(`<${log!.jobId}.${REPLY_TAG}@rep13.example>`);
    expect((await underTest.logs()).map(({ messageId }) => `<${messageId}>`)).toEqual(ids);
    const [mail] = underTest.inbox.mails;
    expect(mail?.replyTo).toEqual([`${local}+${REPLY_TAG}@${domain}`]);
    expect(header(mail!, 'Auto-Submitted')).toBe('auto-generated');
    expect(header(mail!, 'X-Auto-Response-Suppress')).toBe('All');
    expect(header(mail!, 'In-Reply-To')).toBeUndefined();
  });

  it.each([
    ['use-the-form', 'send your order by our form'],
    ['not-for-us', 'Your mail is not for us'],
    ['send-readable', 'We could not read your mail'],
  ] as const)('answer who wrote it in our words alone: %s', async (template, sentence) => {
    await announce(MailAnswered, { mailId: 7, template });
    await settled(underTest, 1);
    const [mail] = underTest.inbox.mails;
    expect(mail?.recipients).toEqual(['eva@acm.example']);
    expect(mail?.text).toContain(sentence);
    expect(mail?.raw).not.toContain(CONTENT);
    expect(header(mail!, 'Auto-Submitted')).toBe('auto-replied');
    expect(mail?.returnPath).toBe('mail@rep13.example');
    expect(header(mail!, 'In-Reply-To')).toBe('<theirs@acm.example>');
    expect(await underTest.service.db.query('select payload::text from jobs')).not.toMatchObject([
      { payload: expect.stringContaining('eva@') },
    ]);
  });

  it('warn of no mail that was decided about, or that has a line with others of its sender', async () => {
    const unlisted = { mailId: 99, dueAt };
    await underTest.handled(await announce(MailWarned, { ...unlisted, percent: 50 }));
    await underTest.handled(await announce(MailMissed, unlisted));
    await settled(underTest, 0);
    expect(await underTest.jobs()).toHaveLength(2);
    expect(underTest.inbox.mails).toEqual([]);
  });

  it('tell staff of the first at once, and of those of the next ten minutes by one more', async () => {
    await announce(MailWaiting, { mailId: 7, dueAt, passedDomain: null });
    await settled(underTest, 1);
    await underTest.handled(
      await announce(MailWaiting, { mailId: 10, dueAt, passedDomain: null, isNotified: true }),
    );
    expect(await underTest.jobs()).toHaveLength(1);
    for (const mailId of [8, 9]) {
      await underTest.handled(await announce(MailWaiting, { mailId, dueAt, passedDomain: null }));
    }
    const [mail] = underTest.inbox.mails;
    expect(underTest.inbox.mails).toHaveLength(1);
    expect(mail?.subject).toBe('2 mails wait for one of us');
    expect(mail?.text).toContain('Came from: acm.example');
    expect(mail?.text).not.toContain(CONTENT);
    const waits = await underTest.service.db.query<{ inTime: boolean }[]>(
      `select run_at between now() + interval '9 minutes' and now() + interval '10 minutes' as "inTime"
       from jobs where state = 'pending'`,
    );
    expect(waits).toEqual([{ inTime: true }]);
  });
});

import { SendContactMessage } from '@rep13/contracts-notifications';
import { ClientAccountLocked } from '@rep13/contracts-onboarding';
import { ContactMessage } from '../src/contact-messages/contact-message.entity.ts';
import { enqueueEmail } from '../src/emails/email.ts';
import { contactMessage } from '../src/emails/contact-message/contact-message.email.ts';
import { UnitOfWork } from '@rep13/service-kit';
import { eventually, type ReceivedMail } from '@rep13/testing';
import { buildContactMessage, NOW, STAFF } from './builders.ts';
import {
  EVIL_SIGNUP,
  startNotifications,
  settled,
  type NotificationsUnderTest,
} from './notifications-under-test.ts';

/** Values that our checks refuse; here they are in the database nevertheless. */
const EVIL: [what: string, value: string][] = [
  ['CR LF', 'Jane\r\nBcc: eve@evil.example\r\n\r\nNew body'],
  ['LF alone', 'Jane\nBcc: eve@evil.example'],
  ['CR alone', 'Jane\rBcc: eve@evil.example'],
  ['line and paragraph separators', 'Jane\u2028Bcc: eve@evil.example\u2029X: y'],
  ['next line', 'Jane\u0085Bcc: eve@evil.example'],
  ['vertical tab and form feed', 'Jane\vBcc: eve@evil.example\fX: y'],
  ['NUL', 'Jane\0Bcc: eve@evil.example'],
  ['quotes', '"Jane" <eve@evil.example>, "x'],
  ['an unclosed quote', 'Jane" <eve@evil.example>'],
  ['a comment', 'Jane (eve@evil.example)'],
  ['a list', 'eve@evil.example, mallory@evil.example;'],
  ['a backslash at the end', 'Jane\\'],
  ['an encoded word', '=?utf-8?Q?Jane=0D=0ABcc:_eve@evil.example?='],
  ['a right-to-left override', 'Jane \u202Eelpmaxe.live@eve'],
  ['isolates', '\u2066Jane\u2069\u2067'],
  ['a very long name', 'J'.repeat(50_000)],
  ['a very long name of other scripts', 'Ж'.repeat(50_000)],
  ['half of a character', 'Jane \uD800'],
  ['markup', '</h1><script>alert(1)</script>'],
];

/** RFC 5322: without the line break. */
const LONGEST_LINE = 998;

const headOf = ({ raw }: ReceivedMail): string => raw.slice(0, raw.indexOf('\r\n\r\n'));
const headersOf = (mail: ReceivedMail): string[] =>
  headOf(mail)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n')
    .map((line) => line.slice(0, line.indexOf(':')))
    .sort();

const HEADERS = [
  'Auto-Submitted',
  'Content-Type',
  'Date',
  'From',
  'MIME-Version',
  'Message-ID',
  'Reply-To',
  'Subject',
  'To',
  'X-Auto-Response-Suppress',
];

describe('no value adds a header, a recipient or markup to a mail', () => {
  let underTest: NotificationsUnderTest;
  beforeAll(async () => {
    underTest = await startNotifications();
  });
  beforeEach(() => underTest.clear());
  afterAll(() => underTest?.stop());

  /** A contact message as it would stand in the database if nothing had checked it, and its mail. */
  const sendContactMessage = async (given: Partial<ContactMessage>) => {
    const { db, app } = underTest.service;
    const row = { ...buildContactMessage(), id: undefined, ...given };
    const { id } = await db.getRepository(ContactMessage).save(row);
    await app
      .get(UnitOfWork)
      .run(({ jobs }) => enqueueEmail(jobs, contactMessage, { contactMessageId: id }, id));
  };
  const theMail = () => eventually(() => underTest.inbox.mails[0], { fact: 'a mail came' });

  const expectClean = (mail: ReceivedMail, recipient: string) => {
    expect(underTest.inbox.mails).toHaveLength(1);
    expect(mail.recipients).toEqual([recipient]);
    expect(mail.to).toEqual([recipient]);
    expect(headersOf(mail)).toEqual(HEADERS);
    expect(Math.max(...mail.raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(LONGEST_LINE);
    expect(mail.html).not.toMatch(/<script|[\u202A-\u202E\u2066-\u2069]/u);
    expect(mail.text).not.toMatch(/[\u202A-\u202E\u2066-\u2069]/u);
    expect(mail.subject.length).toBeLessThanOrEqual(200);
  };

  it.each(EVIL)('with %s in the particulars of a client', async (_, value) => {
    underTest.setEvilParticulars({
      clientId: value,
      companyName: value,
      legalContactName: value,
      websiteUrl: value,
    });
    await underTest.register(EVIL_SIGNUP);
    await settled(underTest, 1);
    const mail = await theMail();

    expectClean(mail, 'jane@acme.example');
    expect(mail.replyTo).toEqual(['support@rep13.example']);
  });

  it.each(EVIL)('with %s in a contact message', async (_, value) => {
    // Postgres keeps no NUL.
    const evil = value.replaceAll('\0', ' ');
    await sendContactMessage({ name: evil, company: evil, subject: evil, message: evil });
    await settled(underTest, 1);
    const mail = await theMail();

    expectClean(mail, 'support@rep13.example');
    expect(mail.replyTo).toEqual(['jane@acme.example']);
  });

  it.each([
    'jane@acme.example, eve@evil.example',
    'jane@acme.example>\r\nBcc: <eve@evil.example',
    '"jane" <eve@evil.example>',
    '"jane@acme.example"@evil.example',
  ])('with %j as the sender of a contact message: an answer goes to support then', async (email) => {
    await sendContactMessage({ email });
    await settled(underTest, 1);
    const mail = await theMail();

    expectClean(mail, 'support@rep13.example');
    expect(mail.replyTo).toEqual(['support@rep13.example']);
  });

  it.each([
    'jane@acme.example, eve@evil.example',
    'jane@acme.example>\r\nRCPT TO:<eve@evil.example',
    'jane@acme.example\r\nDATA',
    'jane@acme.example\0',
    '"jane@acme.example"@evil.example',
    'jane\u202E@acme.example',
    '',
  ])('with %j as the address of a client: staff is told, and nobody else', async (legalContactEmail) => {
    underTest.setEvilParticulars({ legalContactEmail });
    const lock = { signupId: EVIL_SIGNUP, lockedUntil: NOW.toISOString() };
    await underTest.service.stubbedServices.announce(ClientAccountLocked, lock);
    const mail = await theMail();

    expect(mail.subject).toBe('An email to DSA-ABC234 could not be delivered');
    expectClean(mail, STAFF);
  });

  it.each([
    ['name', 'Jane\r\nBcc: eve@evil.example'],
    ['company', 'Acme\u2028Bcc: eve@evil.example'],
    ['subject', 'The fee\nBcc: eve@evil.example'],
    ['email', 'jane@acme.example\r\nBcc: eve@evil.example'],
    ['email', 'jane@acme.example, eve@evil.example'],
  ])('out of a body with %s = %j: it is refused before it is kept', async (field, value) => {
    const { name, email, company, subject, message } = buildContactMessage();
    const body = { name, email, company, subject, message, [field]: value, origin: {} };

    await expect(underTest.service.call(SendContactMessage, body)).rejects.toMatchObject({ status: 400 });
    expect(await underTest.service.db.getRepository(ContactMessage).count()).toBe(0);
  });
});

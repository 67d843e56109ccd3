import {
  ContactMessageReceived,
  CountContactMessages,
  ListContactMessages,
  SendContactMessage,
} from '@rep13/contracts-notifications';
import { buildContactMessage } from './builders.ts';
import { startNotifications, settled, type NotificationsUnderTest } from './notifications-under-test.ts';

const origin = { ipAddress: '203.0.113.7', userAgent: 'a browser' };
const buildMessage = (given: object = {}) => {
  const { name, email, company, subject, message } = buildContactMessage();
  return { name, email, company, subject, message, origin, ...given };
};

describe('a message of the contact form', () => {
  let underTest: NotificationsUnderTest;
  beforeAll(async () => {
    underTest = await startNotifications();
  });
  beforeEach(() => underTest.clear());
  afterAll(() => underTest?.stop());

  const send = (given: object = {}, key = '') => {
    const idempotency = { scope: 'one browser', key, fingerprint: key };
    return underTest.service.call(SendContactMessage, buildMessage(given), key ? { idempotency } : {});
  };
  const list = (query: ListContactMessages = {}) => underTest.service.call(ListContactMessages, query);

  it('is kept, announced and mailed to support, whose answer goes to the sender', async () => {
    const { receivedAt } = await send();
    await settled(underTest, 1);

    expect(await list()).toEqual([
      {
        id: expect.any(Number),
        name: 'Jane Doe',
        email: 'jane@acme.example',
        company: 'Acme Inc.',
        subject: 'A question about the fee',
        message: 'Good morning,\n\nwhen is the fee due?',
        createdAt: receivedAt,
        ipAddress: '203.0.113.7',
      },
    ]);
    expect(await underTest.service.published(ContactMessageReceived)).toEqual([
      { contactMessageId: expect.any(Number), receivedAt },
    ]);
    expect(underTest.inbox.mails).toEqual([
      expect.objectContaining({
        to: ['support@rep13.example'],
        replyTo: ['jane@acme.example'],
        subject: 'Contact form: A question about the fee',
        text: expect.stringContaining('> Good morning,\n>\n> when is the fee due?\n'),
      }),
    ]);
    const [log] = await underTest.logs();
    expect(log).toMatchObject({ type: 'contact-message', status: 'sent', signupId: null, clientId: null });
  });

  it('is one message, however often the button is pressed', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => send({}, 'one form')));
    await settled(underTest, 1);

    expect(new Set(answers.map(({ receivedAt }) => receivedAt)).size).toBe(1);
    expect(await list()).toHaveLength(1);
    expect(underTest.inbox.mails).toHaveLength(1);
  });

  it('is found by name, email, company and subject, the newest first', async () => {
    await send({ name: 'Ada Byron', email: 'ada@northwind.example', company: 'Northwind' });
    await send({ subject: 'About the invoice' });
    await settled(underTest, 2);
    const subjectsOf = async (query: ListContactMessages) =>
      (await list(query)).map(({ subject }) => subject);

    expect(await subjectsOf({})).toEqual(['About the invoice', 'A question about the fee']);
    expect(await subjectsOf({ search: 'NORTHWIND' })).toEqual(['A question about the fee']);
    expect(await subjectsOf({ search: 'invoice' })).toEqual(['About the invoice']);
    expect(await subjectsOf({ search: '%' })).toEqual([]);
    expect(await subjectsOf({ limit: 1 })).toEqual(['About the invoice']);
    expect(await underTest.service.call(CountContactMessages, { limit: 1 })).toBe(2);
    expect(await underTest.service.call(CountContactMessages, { search: 'NORTHWIND' })).toBe(1);
    const [newest] = await list();
    expect(await subjectsOf({ cursor: newest?.id })).toEqual(['A question about the fee']);
  });
});

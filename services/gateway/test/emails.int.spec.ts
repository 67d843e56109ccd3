import { deadLetterCommands, type DeadLetterView, type EventService } from '@rep13/contracts-messaging';
import {
  ListContactMessages,
  ListEmails,
  ResendEmail,
  SendContactMessage,
} from '@rep13/contracts-notifications';
import { DomainError, ServiceUnavailable } from '@rep13/service-kit';
import { ADMIN, startGateway, type Browser, type TestGateway } from './start-gateway.ts';

const MESSAGE = {
  name: 'Jane Doe',
  email: 'jane@acme.example',
  company: 'Acme Inc.',
  subject: 'About the fee',
  message: 'Good morning,\n\nwhen is the fee due?',
};

const receivedAt = '2026-11-20T12:00:00.000Z';

describe('mails, contact messages and dead letters', () => {
  let gateway: TestGateway;
  let admin: Browser;
  const asked: object[] = [];

  beforeAll(async () => {
    gateway = await startGateway({ RATE_LIMIT_CONTACT: '5' });
    gateway.stubbedServices.answer(SendContactMessage, (message) => (asked.push(message), { receivedAt }));
    gateway.stubbedServices.answer(ListContactMessages, (query) => (asked.push(query), []));
    gateway.stubbedServices.answer(ListEmails, (query) => (asked.push(query), []));
    gateway.stubbedServices.answer(ResendEmail, ({ id }) => {
      if (id === 2)
        throw new DomainError(409, 'notifications.email-out-of-date', 'This email is out of date');
      return { emailId: id, resentAt: receivedAt };
    });
    admin = gateway.browser();
    await admin.post('/api/admin/login').send(ADMIN).expect(200);
  });
  afterAll(() => gateway.stop());
  beforeEach(async () => {
    asked.length = 0;
    await gateway.redis.flush();
  });

  const write = (body: object) => gateway.browser().post('/api/contact').send(body);

  it('take a message of the contact form with the address it came from', async () => {
    await write(MESSAGE).expect(201, { receivedAt });
    expect(asked).toEqual([{ ...MESSAGE, origin: { ipAddress: '127.0.0.1' } }]);
  });

  it.each([
    ['name', 'J', 'Name must be at least 2 characters'],
    ['name', ' J ', 'Name must be at least 2 characters'],
    ['email', 'jane', 'Please enter a valid email'],
    ['email', 'jane@acme.example\r\nBcc: eve@evil.example', 'Please enter a valid email'],
    ['company', 'A', 'Company name is required'],
    ['subject', 'Fee?', 'Subject must be at least 5 characters'],
    ['subject', 'The fee\r\nBcc: eve@evil.example', 'Please use one line without control characters'],
    ['name', 'Jane\u2028Doe', 'Please use one line without control characters'],
    ['message', 'Too short', 'Message must be at least 10 characters'],
    ['message', `A bell: ${'\u0007'.repeat(5)}`, 'Please leave out control characters'],
    ['message', 'x'.repeat(5_001), 'Please use at most 5000 characters'],
    ['message', 7, 'Message must be at least 10 characters'],
    ['ipAddress', '10.0.0.1', 'This field is not known'],
  ])('refuse a message with %s = %p', async (field, value, message) => {
    const { body } = await write({ ...MESSAGE, [field]: value }).expect(400);
    expect(body.errors).toEqual([{ path: field, message }]);
    expect(asked).toEqual([]);
  });

  it('take five messages of one address in ten minutes; refused forms do not count', async () => {
    for (let index = 0; index < 6; index += 1) await write({}).expect(400);
    for (let index = 0; index < 5; index += 1) await write(MESSAGE).expect(201);
    const refused = await write(MESSAGE).expect(429);
    const retryAfter = Number(refused.headers['retry-after']);
    expect(retryAfter).toBeGreaterThan(60);
    expect(retryAfter).toBeLessThanOrEqual(600);
    expect(asked).toHaveLength(5);
  });

  it('are listed by status, kind and words', async () => {
    await admin.get('/api/admin/emails').expect(200, []);
    await admin.get('/api/admin/emails?status=failed&type=account-locked&search=jane&cursor=9').expect(200);
    await admin.get('/api/admin/contact-messages?search=acme').expect(200, []);
    expect(asked).toEqual([
      { limit: 200 },
      { limit: 200, status: 'failed', type: 'account-locked', search: 'jane', cursor: 9 },
      { limit: 200, search: 'acme' },
    ]);
  });

  it.each(['status=lost', 'type=Signup%20Confirmation', 'status=sent&status=failed', 'recipient=x'])(
    'are not listed for ?%s',
    async (query) => {
      await admin.get(`/api/admin/emails?${query}`).expect(400);
      expect(asked).toEqual([]);
    },
  );

  it('are sent again, unless what they say no longer holds', async () => {
    await admin.post('/api/admin/emails/1/resend').expect(200, { emailId: 1, resentAt: receivedAt });
    const { body } = await admin.post('/api/admin/emails/2/resend').expect(409);
    expect(body).toEqual({ code: 'notifications.email-out-of-date', message: 'This email is out of date' });
    for (const id of ['0', 'x', '1e3', '9999999999']) {
      await admin.post(`/api/admin/emails/${id}/resend`).expect(404);
    }
  });
});

const deadLetter = (service: EventService, deadAt: string): DeadLetterView => ({
  service,
  id: 1,
  consumer: `${service}-mail`,
  eventId: 'e',
  eventType: 'onboarding.signup.registered.v1',
  attempts: 3,
  lastError: 'Error: stumbled',
  deadAt,
  redrivenAt: null,
});

describe('dead letters', () => {
  let gateway: TestGateway;
  let admin: Browser;
  let slaAway = false;
  const late = deadLetter('notifications', '2026-11-20T12:00:02.000Z');
  const early = deadLetter('onboarding', '2026-11-20T12:00:01.000Z');

  beforeAll(async () => {
    gateway = await startGateway();
    const { stubbedServices } = gateway;
    stubbedServices.answer(deadLetterCommands('onboarding').list, () => [early]);
    stubbedServices.answer(deadLetterCommands('notifications').list, () => [late]);
    stubbedServices.answer(deadLetterCommands('agreements').list, () => []);
    stubbedServices.answer(deadLetterCommands('sla').list, () => {
      if (slaAway) throw new ServiceUnavailable();
      return [];
    });
    stubbedServices.answer(deadLetterCommands('onboarding').redrive, () => ({
      ...early,
      redrivenAt: late.deadAt,
    }));
    admin = gateway.browser();
    await admin.post('/api/admin/login').send(ADMIN).expect(200);
  });
  afterAll(() => gateway.stop());

  it('of all services come in one list, newest first', async () => {
    const { headers } = await admin.get('/api/admin/dead-letters').expect(200, [late, early]);
    expect(headers).not.toHaveProperty('x-unavailable-services');
    await admin.get('/api/admin/dead-letters?limit=1').expect(200, [late]);
  });

  it('are shown though a service is away, which is named', async () => {
    slaAway = true;
    const { headers } = await admin.get('/api/admin/dead-letters').expect(200, [late, early]);
    expect(headers['x-unavailable-services']).toBe('sla');
    slaAway = false;
  });

  it('are redriven by their own service', async () => {
    const { body } = await admin.post('/api/admin/dead-letters/onboarding/1/redrive').expect(200);
    expect(body).toEqual({ ...early, redrivenAt: late.deadAt });
    for (const path of ['gateway/1', 'toString/1', 'onboarding/0']) {
      await admin.post(`/api/admin/dead-letters/${path}/redrive`).expect(404);
    }
  });

  it('cannot be listed while no service answers', async () => {
    await gateway.nats.kill();
    const { headers } = await admin.get('/api/admin/dead-letters').expect(503);
    expect(headers['retry-after']).toBeDefined();
    await gateway.nats.restart();
  });
});

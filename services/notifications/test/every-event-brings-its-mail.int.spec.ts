import {
  AgreementSigned,
  ClientAccountActivated,
  ClientAccountLocked,
  ClientSetupRequested,
  PaymentCompleted,
  SignupRegistered,
  type EventClass,
} from '@rep13/contracts';
import { EVIL_SIGNUP, openMailRoom, PDF, registration, settled, type MailRoom } from './mail-room.ts';

const at = new Date().toISOString();
const signupId = 512_345_678;
const setupId = '0190b0a2-7d1c-7000-8000-000000000001';

const EVENTS: [EventClass, object, string][] = [
  [SignupRegistered, registration(signupId), 'Your Client ID is DSA-ABC234'],
  [
    PaymentCompleted,
    { paymentId: 1, signupId, amountCents: 30_000, currency: 'EUR', provider: 'demo', paidAt: at },
    'We received your payment of EUR 300',
  ],
  [
    AgreementSigned,
    { signupId, agreementNumber: 'DSA-202611-0001', agreementVersion: '1.0', signedAt: at },
    'Your signed agreement DSA-202611-0001',
  ],
  [ClientAccountActivated, { signupId, activatedAt: at }, 'Your client account is active'],
  [
    ClientSetupRequested,
    { signupId, setupId, requestedAt: at },
    'Please confirm the password for DSA-ABC234',
  ],
  [ClientAccountLocked, { signupId, lockedUntil: at }, 'Your client account is locked for a while'],
];

describe('the mails of a signup', () => {
  let room: MailRoom;
  beforeAll(async () => {
    room = await openMailRoom();
  });
  beforeEach(() => room.inbox.clear());
  afterAll(() => room?.stop());

  it.each(EVENTS)(
    'answer %p with one mail, however often it is delivered or announced',
    async (event, data, subject) => {
      const { announce, deliver } = room.service.neighbours;
      const envelope = await announce(event, data);
      await settled(room, 1);
      await deliver(envelope);
      await room.handled(await announce(event, data));
      await settled(room, 1);

      expect(room.inbox.mails).toEqual([
        expect.objectContaining({
          subject,
          to: ['signup-512345678@acme.example'],
          from: 'mail@rep13.example',
        }),
      ]);
      const [mail] = room.inbox.mails;
      expect(mail?.html).toContain('Acme Inc.');
      expect(mail?.text).toContain('Hello Jane Doe,');
    },
  );

  it('bring the signed agreement as a PDF, byte for byte', async () => {
    await room.service.neighbours.announce(AgreementSigned, {
      signupId: 512_345_679,
      agreementNumber: 'DSA-202611-0002',
      agreementVersion: '1.0',
      signedAt: at,
    });
    await settled(room, 1);

    const [attachment] = room.inbox.mails[0]?.attachments ?? [];
    expect(attachment).toMatchObject({ filename: 'DSA-202611-0001.pdf', contentType: 'application/pdf' });
    expect(attachment?.content).toEqual(PDF);
  });

  it('let no name or company add a header, a recipient or markup', async () => {
    await room.register(EVIL_SIGNUP);
    await settled(room, 1);

    const [mail] = room.inbox.mails;
    expect(mail?.to).toEqual(['jane@acme.example']);
    expect(mail?.subject).toBe('Your Client ID is DSA-ABC234 Bcc: eve@evil.example');
    expect(mail?.html).not.toContain('<script>alert');
    expect(mail?.text).toContain('Hello Jane Bcc: eve@evil.example New body,');
  });

  it('leave no token in the database', async () => {
    const rows = await room.service.db.query<object[]>(
      'select to_jsonb(jobs) as row from jobs union all select to_jsonb(email_logs) from email_logs',
    );

    expect(rows.length).toBeGreaterThanOrEqual(2 * EVENTS.length);
    // Every token begins with the base64 of an opening brace and quote.
    expect(JSON.stringify(rows)).not.toContain('eyJ');
  });
});

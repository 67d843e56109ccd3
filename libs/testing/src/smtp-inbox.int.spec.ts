import { createTransport } from 'nodemailer';
import { startSmtpInbox, type SmtpInbox } from './smtp-inbox.ts';

describe('the SMTP inbox', () => {
  let inbox: SmtpInbox;
  beforeAll(async () => {
    inbox = await startSmtpInbox();
  });
  afterAll(() => inbox.stop());
  beforeEach(() => {
    inbox.answerWith('accept');
    inbox.clear();
  });

  function send() {
    const { hostname: host, port } = new URL(inbox.url);
    return createTransport({ host, port: Number(port), socketTimeout: 300 }).sendMail({
      from: 'Rep13 <mail@rep13.example>',
      to: 'anna@example.com',
      subject: 'Äußerst genau',
      text: 'Hello',
      html: '<p>Hello</p>',
      messageId: '<1@rep13.example>',
      attachments: [{ filename: 'agreement.pdf', content: Buffer.from('%PDF') }],
    });
  }

  it('collects mails as their reader gets them', async () => {
    await send();

    expect(inbox.mails).toEqual([
      expect.objectContaining({
        to: ['anna@example.com'],
        from: 'mail@rep13.example',
        recipients: ['anna@example.com'],
        raw: expect.stringContaining('\r\nMessage-ID: <1@rep13.example>\r\n'),
        subject: 'Äußerst genau',
        text: 'Hello',
        html: '<p>Hello</p>',
        messageId: '<1@rep13.example>',
        attachments: [expect.objectContaining({ filename: 'agreement.pdf', content: Buffer.from('%PDF') })],
      }),
    ]);
  });

  it.each([451, 550])('refuses with %s and keeps nothing', async (code) => {
    inbox.answerWith(code);

    await expect(send()).rejects.toMatchObject({ responseCode: code });
    expect(inbox.mails).toEqual([]);
  });

  it('leaves the sender waiting when told to hang', async () => {
    inbox.answerWith('hang');

    await expect(send()).rejects.toMatchObject({ code: 'ETIMEDOUT' });
    expect(inbox.mails).toEqual([]);
  });
});

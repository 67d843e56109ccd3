import { buildAgreement, buildContext, NOW } from '../../../test/builders.ts';
import { read } from '../../../test/read-email.ts';
import { accountActivated } from './account-activated.email.ts';

describe('the mail about an active account', () => {
  const facts = { signupId: 512_345_678, activatedAt: NOW.toISOString() };

  it('names the Client ID and leads to sign-in', async () => {
    const { button, text } = await read(accountActivated, facts, buildContext());

    expect(text).toContain('Client ID: DSA-ABC234');
    expect(button).toBe('https://rep13.example/client/login');
  });

  it('says what the mandate still waits for', async () => {
    const { text } = await read(accountActivated, facts, buildContext());

    expect(text).toContain('once the yearly fee is paid and you have signed the agreement');
  });

  it('brings the agreement that was signed before the address was proven, and none when there is none', async () => {
    const none = await read(accountActivated, facts, buildContext());
    expect(none.content.attachments).toEqual([]);
    expect(none.text).not.toContain('attached');

    const signed = await read(accountActivated, facts, buildContext({ agreement: buildAgreement() }));
    expect(signed.content.attachments).toEqual([expect.objectContaining({ contentType: 'application/pdf' })]);
    expect(signed.text).toContain('Your signed agreement is attached');
  });

  it('leaves the agreement to a mail of its own while its seal is still to come', async () => {
    const given = { agreement: buildAgreement(), awaitsSeal: true };
    const { content, text } = await read(accountActivated, facts, buildContext(given));
    expect(content.attachments).toEqual([]);
    expect(text).toContain('Your signed agreement is being sealed');
    expect(text).not.toContain('attached');
  });

  it('brings the certificate of appointment too, where there is one', async () => {
    const certificate = {
      fileName: 'certificate.pdf',
      contentType: 'application/pdf',
      content: Buffer.from('%PDF-1.7'),
    };
    const given = { agreement: buildAgreement(), certificate };
    const { content, text } = await read(accountActivated, facts, buildContext(given));
    expect(content.attachments).toEqual([expect.anything(), certificate]);
    expect(text).toContain('Your signed agreement and your certificate of appointment are attached');
  });

  it('says whom to tell if somebody else set the password', async () => {
    const { text } = await read(accountActivated, facts, buildContext());

    expect(text).toContain('If you did not set this password, please write to support@');
  });
});

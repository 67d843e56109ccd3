import { buildAgreement, buildContext, buildDetailsToPublish, NOW } from '../../../test/builders.ts';
import { read } from '../../../test/read-email.ts';
import { agreementSigned } from './agreement-signed.email.ts';

describe('the mail with the signed agreement', () => {
  const facts = {
    signupId: 512_345_678,
    agreementNumber: 'DSA-202611-0001',
  };

  it('brings the PDF and names the agreement', async () => {
    const party = { accountStatus: 'active' as const };
    const agreement = buildAgreement();
    const { content, text } = await read(agreementSigned, facts, buildContext({ party, agreement }));

    expect(content.attachments).toEqual([expect.objectContaining({ contentType: 'application/pdf' })]);
    expect(content.subject).toContain('DSA-202611-0001');
    expect(text).toContain('Signed: 20 November 2026, 12:00 UTC');
  });

  it.each([
    [true, 'Point of contact for authorities (Article 11): designated'],
    [false, 'Point of contact for authorities (Article 11): your own'],
  ])('says whether it designates the point of contact: %s', async (contactPoint, line) => {
    const agreement = buildAgreement({ contactPoint });
    expect((await read(agreementSigned, facts, buildContext({ agreement }))).text).toContain(line);
  });

  it('says nothing of it where the agreement does not ask', async () => {
    const { text } = await read(agreementSigned, facts, buildContext({ agreement: buildAgreement() }));
    expect(text).not.toContain('Point of contact');
  });

  it('brings no PDF to an address that nobody has proven, and says when it comes', async () => {
    const { content, text } = await read(agreementSigned, facts, buildContext());

    expect(content.attachments).toEqual([]);
    expect(text).not.toContain('attached');
    expect(text).toContain('We send the PDF to this address once your client account is set up');
  });

  it('brings what is to be published, to whomever it goes', async () => {
    const { coordinator, coordinatorEntry, websiteText, websiteHtml } = buildDetailsToPublish();
    const { text } = await read(agreementSigned, facts, buildContext());

    for (const form of [websiteText, websiteHtml]) expect(text).toContain(`\n\n${form}\n\n`);
    expect(text.replace(/\s+/g, ' ')).toContain(
      `We notify ${coordinator} for you as soon as you have signed the letter`,
    );
    expect(text).not.toContain(coordinatorEntry);
  });

  it('leads to payment while the fee is missing', async () => {
    const { button, text } = await read(agreementSigned, facts, buildContext());

    expect(text).toContain('once the yearly fee is paid');
    expect(button).toContain('/payment?signupId=512345678#resume=');
  });

  it('leads to the portal when nothing is missing', async () => {
    const party = { paidAt: NOW.toISOString(), accountStatus: 'active' as const };
    const { button, text } = await read(agreementSigned, facts, buildContext({ party }));

    expect(text).toContain('Your mandate is in force');
    expect(button).toBe('https://rep13.example/client/dashboard');
  });
});

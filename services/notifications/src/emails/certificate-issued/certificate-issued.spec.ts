import { buildContext, NOW } from '../../../test/builders.ts';
import { read } from '../../../test/read-email.ts';
import { certificateIssued } from './certificate-issued.email.ts';

describe('the mail with the certificate of appointment', () => {
  const facts = {
    signupId: 512_345_678,
    registerNumber: 'R13-ABCDEFGH',
    version: 2,
    issuedAt: NOW.toISOString(),
  };

  it('brings the PDF and leads to the register', async () => {
    const { content, text, button } = await read(
      certificateIssued,
      facts,
      buildContext({ party: { accountStatus: 'active' } }),
    );

    expect(content.attachments).toEqual([expect.objectContaining({ contentType: 'application/pdf' })]);
    expect(content.subject).toBe('Your certificate of appointment R13-ABCDEFGH');
    expect(text).toContain('Version: 2');
    expect(button).toBe('https://rep13.example/register/R13-ABCDEFGH');
  });

  it('brings no PDF to an address that nobody has proven, and says where it is', async () => {
    const { content, text } = await read(certificateIssued, facts, buildContext());

    expect(content.attachments).toEqual([]);
    expect(text).toContain('You can open it as a PDF from the register entry');
  });

  it('says why there is none when the mandate has ended meanwhile', async () => {
    const context = { ...buildContext(), certificatePdf: () => Promise.resolve(null) };
    const { content, text } = await read(certificateIssued, facts, context);

    expect(content.attachments).toEqual([]);
    expect(text).toContain('the mandate has ended since');
  });
});

import { buildInternalContext } from '../../../test/builders.ts';
import { readInternal } from '../../../test/read-email.ts';
import { emailFailed } from './email-failed.email.ts';

describe('the mail about a mail that was given up', () => {
  it('says which mail, to whom and why', async () => {
    const { content, button, text } = await readInternal(
      emailFailed,
      { emailId: 31 },
      buildInternalContext(),
    );

    expect(content.subject).toBe('An email to DSA-ABC234 could not be delivered');
    expect(text).toContain('To: jane@acme.example');
    expect(text).toContain('Reason: 550 No such mailbox');
    expect(text).toContain('Open admin:');
    expect(button).toBe('https://rep13.example/admin');
  });

  it.each([
    ['authority', 'An email to an authority could not be delivered'],
    ['coordinator', 'An email to a coordinator could not be delivered'],
    ['ticket-worker', 'An email to whoever works on an order could not be delivered'],
  ] as const)('says that it was for no client: %s', async (addressee, subject) => {
    const context = buildInternalContext({ log: { clientId: null } });
    const { content, text } = await readInternal(emailFailed, { emailId: 31, addressee }, context);

    expect(content.subject).toBe(subject);
    expect(text).not.toContain('Client ID:');
  });

  it('admits what was never known', async () => {
    const log = { recipient: null, subject: null, clientId: null };
    const { content, text } = await readInternal(emailFailed, { emailId: 31 }, buildInternalContext({ log }));

    expect(content.subject).toBe('An email to a client could not be delivered');
    expect(text).toContain('Client ID: Not known');
  });
});

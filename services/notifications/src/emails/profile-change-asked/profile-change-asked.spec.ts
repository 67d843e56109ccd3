import { buildContext } from '../../../test/builders.ts';
import { read } from '../../../test/read-email.ts';
import { profileChangeAsked } from './profile-change-asked.email.ts';

const FACTS = {
  signupId: 512_345_678,
  changeId: 7,
  fields: ['companyName', 'legalContactEmail'] as const,
  awaitsStaff: true,
  awaitsAddresses: ['legalContactEmail'] as const,
};

const mail = (given: Partial<Parameters<typeof profileChangeAsked.write>[0]> = {}) =>
  read(
    profileChangeAsked,
    { ...FACTS, fields: [...FACTS.fields], awaitsAddresses: [...FACTS.awaitsAddresses], ...given },
    buildContext(),
  );

describe('the mail about a change that was asked for', () => {
  it('names what is to change and what it waits for, and says no value', async () => {
    const { text } = await mail();

    expect(text).toContain('company name and email of the legal contact. Nothing has changed yet.');
    expect(text).toContain('Waits for: A confirmation from the new email address');
    expect(text).toContain('And for: Our staff');
    expect(text).not.toContain('june@acme.example');
  });

  it('says only what it waits for', async () => {
    const { text } = await mail({ awaitsAddresses: [] });

    expect(text).toContain('Waits for: Our staff');
    expect(text).not.toContain('new email address');
  });

  it('says what to do who did not expect it', async () => {
    const { text, button } = await mail();

    expect(text).toContain('withdraw the change in the portal, choose a new password');
    expect(button).toBe('https://rep13.example/client/dashboard?tab=company');
  });
});

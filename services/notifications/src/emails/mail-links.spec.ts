import { buildParty, PUBLIC_URL, signedLinks } from '../../test/builders.ts';
import { MailLinks } from './mail-links.ts';

const linksFor = (accountStatus: 'pending' | 'active' | 'suspended') => {
  const links = new MailLinks(PUBLIC_URL, signedLinks, buildParty({ accountStatus }));
  return [links.pay(), links.sign(), links.provideInformation(), links.setUpAccount()];
};

describe('the links of our mails', () => {
  it('open a registration on any device while it has no account', () => {
    for (const link of linksFor('pending')) expect(link).toMatch(/#(resume|token)=./);
  });

  it.each(['active', 'suspended'] as const)('get nobody past the sign-in of a client who is %s', (status) => {
    expect(linksFor(status)).toEqual([
      'https://rep13.example/payment?signupId=512345678',
      'https://rep13.example/signature/512345678',
      'https://rep13.example/provider-information?signupId=512345678',
      'https://rep13.example/client/login',
    ]);
  });
});

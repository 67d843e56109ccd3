import { SAMPLE_LEGAL_ENTITY } from '@rep13/contracts-legal-entity';
import { buildAuthorityMail, buildParty } from '../../test/builders.ts';
import { partyInMails } from '../emails/party-in-mails.ts';
import { authorityAddressee, clientAddressee, internalAddressee } from './addressees.ts';

const CONTACT = { escalationContactName: 'Charles', escalationContactEmail: 'charles@acme.example' };

describe('a mail goes', () => {
  it('to the legal contact, also if there is an escalation contact', () => {
    expect(clientAddressee('legal-contact', partyInMails(buildParty(CONTACT)))).toMatchObject({
      name: 'Acme Inc.',
      address: 'jane@acme.example',
    });
  });

  it.each([
    ['to the escalation contact', CONTACT, 'Acme Inc.', 'charles@acme.example'],
    [
      'to one without a name',
      { ...CONTACT, escalationContactName: null },
      'Acme Inc.',
      'charles@acme.example',
    ],
    ['to the legal contact where there is no other', {}, 'Acme Inc.', 'jane@acme.example'],
  ])('%s', (_, party, name, address) => {
    expect(clientAddressee('escalation-contact', partyInMails(buildParty(party)))).toMatchObject({
      name,
      address,
    });
  });

  it.each([
    ['legal-contact', 'pending', 'Acme Inc.'],
    ['legal-contact', 'suspended', 'Acme Inc.'],
    ['legal-contact', 'active', 'Jane Doe'],
    ['escalation-contact', 'active', 'Acme Inc.'],
  ] as const)('to the %s of a client that is %s, and greets %s', (to, accountStatus, name) => {
    const party = partyInMails(buildParty({ ...CONTACT, accountStatus }));
    expect(clientAddressee(to, party).name).toBe(name);
  });

  it('to no authority that gave no address', () => {
    expect(authorityAddressee(buildAuthorityMail({ email: null }))).toBeNull();
    expect(authorityAddressee(buildAuthorityMail())?.address).toBe('eva@acm.example');
  });

  it('to support where staff has no mailbox of its own', () => {
    expect(internalAddressee('staff', undefined, SAMPLE_LEGAL_ENTITY).address).toBe('support@rep13.example');
  });

  it('to the one mailbox of staff, or to support', () => {
    expect(internalAddressee('staff', 'staff@rep13.example', SAMPLE_LEGAL_ENTITY).address).toBe(
      'staff@rep13.example',
    );
    expect(internalAddressee('support', 'staff@rep13.example', SAMPLE_LEGAL_ENTITY).address).toBe(
      'support@rep13.example',
    );
  });
});

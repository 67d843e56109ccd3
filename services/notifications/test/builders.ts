import type { AgreementView, SignupPartyView } from '@rep13/contracts';
import { SignedLinks } from '@rep13/service-kit';
import type { Addressee, Desk } from '../src/emails/email.ts';
import { MailLinks } from '../src/emails/mail-links.ts';

export const PUBLIC_URL = 'https://rep13.example';
export const SESSION_SECRET = 'a secret of at least thirty-two characters';
export const NOW = new Date('2026-11-20T12:00:00Z');

export const buildParty = (given: Partial<SignupPartyView> = {}): SignupPartyView => ({
  id: 512_345_678,
  clientId: 'DSA-ABC234',
  companyName: 'Acme Inc.',
  websiteUrl: 'https://acme.example',
  registrationNumber: null,
  countryOfIncorporation: 'United States',
  registeredAddress: '1 Main Street, Springfield',
  legalContactName: 'Jane Doe',
  legalContactEmail: 'jane@acme.example',
  escalationContactName: null,
  escalationContactEmail: null,
  contractVersion: '1.0',
  accountStatus: 'pending',
  paidAt: null,
  ...given,
});

export const buildAgreement = (given: Partial<AgreementView> = {}): AgreementView => ({
  id: 1,
  signupId: 512_345_678,
  agreementNumber: 'DSA-202611-0001',
  agreementVersion: '1.0',
  clientSignature: 'Jane Doe',
  clientSignatureType: 'typed',
  signedAt: NOW.toISOString(),
  pdfGenerated: true,
  createdAt: NOW.toISOString(),
  ...given,
});

export const buildAddressee = (given: Partial<Addressee> = {}): Addressee => ({
  name: 'Jane Doe',
  address: 'jane@acme.example',
  companyName: 'Acme Inc.',
  ...given,
});

export const signedLinks = new SignedLinks(SESSION_SECRET, () => NOW);

/** A desk with an unsigned, unpaid signup on it; `given` says what is different. */
export function buildDesk(
  given: { party?: Partial<SignupPartyView>; agreement?: AgreementView; now?: Date } = {},
): Desk {
  const party = buildParty(given.party);
  return {
    now: given.now ?? NOW,
    party,
    links: new MailLinks(PUBLIC_URL, signedLinks, party),
    agreement: () => Promise.resolve(given.agreement ?? null),
    agreementPdf: () =>
      Promise.resolve({
        fileName: 'agreement.pdf',
        contentType: 'application/pdf',
        content: Buffer.from('%PDF-1.7'),
      }),
  };
}

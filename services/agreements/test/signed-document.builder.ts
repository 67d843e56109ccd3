import { SAMPLE_NOTE } from '@rep13/contracts-constants';
import { SAMPLE_LEGAL_ENTITY } from '@rep13/contracts-legal-entity';
import type { SignupPartyView } from '@rep13/contracts-onboarding';
import { CURRENT_LAYOUT } from '../src/pdf/layout.ts';
import type { SignedDocument } from '../src/pdf/signed-document.ts';
import { draftAgreement } from '../src/text/draft-agreement.ts';
import { toParticulars } from '../src/text/particulars.ts';
import { buildParty } from './party.builder.ts';

/** A signed agreement as the PDF shows it. */
export function buildSignedDocument(
  given: Partial<SignedDocument> = {},
  party: Partial<SignupPartyView> = {},
): SignedDocument {
  const particulars = toParticulars(buildParty(party), SAMPLE_LEGAL_ENTITY, { contactPoint: true });
  return {
    draft: draftAgreement('1.0', particulars),
    companyName: particulars.client.companyName,
    client: particulars.client,
    layout: CURRENT_LAYOUT,
    brand: particulars.representative.brand,
    representativeName: particulars.representative.name,
    note: SAMPLE_NOTE,
    verifyUrl: 'https://rep13.example/verify',
    sealKind: 'own',
    agreementNumber: 'DSA-202611-0042',
    signupId: 123_456_789,
    clientSignature: 'Ada Byron',
    clientSignatureType: 'typed',
    signerTitle: null,
    signedAt: '2026-11-20T22:45:42.123Z',
    observedIpAddress: '203.0.113.7',
    claimedIpAddress: '203.0.113.7',
    signedBy: 'visitor',
    userAgent:
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36',
    ...given,
  };
}

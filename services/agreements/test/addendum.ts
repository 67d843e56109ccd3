import {
  GetContactPointAddendum,
  SignAgreement,
  SignContactPointAddendum,
  type ContactPointAddendumView,
} from '@rep13/contracts-agreements';
import { SAMPLE_LEGAL_ENTITY } from '@rep13/contracts-legal-entity';
import { draftAgreement } from '../src/text/draft-agreement.ts';
import { toParticulars } from '../src/text/particulars.ts';
import { buildSignature, type AgreementsUnderTest } from './agreements.service-under-test.ts';
import { buildParty } from './party.builder.ts';

const PAID_AT = '2026-11-01T10:00:00.000Z';

/** As it was signed while 1.0 was offered; the database itself refuses to change a signed row. */
export async function signedWithFirstText(
  service: AgreementsUnderTest,
  paidAt: string | null = PAID_AT,
): Promise<number> {
  const signupId = service.createSignup({ paidAt });
  await service.call(SignAgreement, buildSignature({ signupId, contactPoint: false }));
  const { contactPoint: _, ...particulars } = toParticulars(
    buildParty({ id: signupId, paidAt }),
    SAMPLE_LEGAL_ENTITY,
    { contactPoint: false },
  );
  await service.db.transaction(async (db) => {
    await db.query('alter table legal_agreements disable trigger legal_agreements_stay');
    await db.query(
      `update legal_agreements set agreement_version = '1.0', particulars = $2, text_sha256 = $3 where signup_id = $1`,
      [signupId, particulars, draftAgreement('1.0', particulars).sha256],
    );
    await db.query('alter table legal_agreements enable trigger legal_agreements_stay');
  });
  return signupId;
}

export async function signAddendum(
  service: AgreementsUnderTest,
  signupId: number,
  given: { textSha256?: string } = {},
): Promise<ContactPointAddendumView> {
  const { sha256: textSha256 } = await service.call(GetContactPointAddendum, { signupId });
  return service.call(SignContactPointAddendum, {
    ...{ signupId, signerName: 'Ada Byron', signerTitle: 'Director', textSha256, ...given },
    origin: { ipAddress: '203.0.113.7', userAgent: 'Testing/1.0' },
  });
}

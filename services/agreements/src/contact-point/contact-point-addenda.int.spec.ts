import {
  ContactPointDesignated,
  FindAgreement,
  FindMandate,
  GetContactPointAddendum,
  SetContactPoint,
  SignAgreement,
} from '@rep13/contracts-agreements';
import { SAMPLE_LEGAL_ENTITY } from '@rep13/contracts-legal-entity';
import {
  buildSignature,
  startAgreements,
  type AgreementsUnderTest,
} from '../../test/agreements.service-under-test.ts';
import { signAddendum, signedWithFirstText } from '../../test/addendum.ts';
import { buildParty } from '../../test/party.builder.ts';
import { draftAgreement } from '../text/draft-agreement.ts';
import { toParticulars } from '../text/particulars.ts';

const PAID_AT = '2026-11-01T10:00:00.000Z';

describe('the addendum on the point of contact', () => {
  let service: AgreementsUnderTest;
  beforeAll(async () => {
    service = await startAgreements();
  });
  afterAll(() => service.stop());

  const announced = async (signupId: number) =>
    (await service.published(ContactPointDesignated)).filter((event) => event.signupId === signupId);

  it('has the clause of text 1.1 word for word, and names the agreement', async () => {
    const signupId = await signedWithFirstText(service);
    const { clauses, parties, signed } = await service.call(GetContactPointAddendum, { signupId });
    const particulars = toParticulars(buildParty({ id: signupId }), SAMPLE_LEGAL_ENTITY, {
      contactPoint: true,
    });
    const { paragraphs } = draftAgreement('1.1', particulars).clauses.find(
      ({ heading }) => heading === 'Electronic point of contact',
    )!;
    expect(clauses).toEqual([{ number: 1, heading: 'Electronic point of contact', paragraphs }]);
    const agreement = await service.call(FindAgreement, { signupId });
    expect(agreement).not.toHaveProperty('contactPoint');
    expect(JSON.stringify(parties)).toContain(`under number ${agreement?.agreementNumber}`);
    expect(signed).toBeNull();
  });

  it('is signed once, designates us, and opens the way to change it', async () => {
    const signupId = await signedWithFirstText(service);
    await expect(service.call(SetContactPoint, { signupId, designated: true })).rejects.toMatchObject({
      code: 'agreements.contact-point-not-agreed',
    });
    const first = await signAddendum(service, signupId);
    expect(first.signed).toEqual({ by: 'Ada Byron', title: 'Director', at: expect.any(String) });
    expect(await signAddendum(service, signupId)).toEqual(first);

    expect((await service.call(FindMandate, { signupId }))?.pointOfContact.designated).toBe(true);
    expect(await announced(signupId)).toEqual([expect.objectContaining({ addendumSha256: first.sha256 })]);
    const withdrawn = await service.call(SetContactPoint, { signupId, designated: false });
    expect(withdrawn.pointOfContact.designated).toBe(false);
  });

  it('keeps what was signed, whatever the company is called later, and nobody changes it', async () => {
    const signupId = await signedWithFirstText(service);
    const { signed: _, ...before } = await signAddendum(service, signupId);
    service.parties.set(signupId, buildParty({ id: signupId, companyName: 'New Name Ltd' }));
    expect(await service.call(GetContactPointAddendum, { signupId })).toMatchObject(before);
    for (const change of [
      `update contact_point_addenda set signer_name = 'Eve'`,
      'delete from contact_point_addenda',
    ])
      await expect(service.db.query(change)).rejects.toThrow('a signed addendum stays as it is');
  });

  it('is not signed when another text was shown', async () => {
    const signupId = await signedWithFirstText(service);
    await expect(signAddendum(service, signupId, { textSha256: '0'.repeat(64) })).rejects.toMatchObject({
      code: 'agreements.text-changed',
    });
    expect(await announced(signupId)).toEqual([]);
  });

  it('is not signed before the mandate is in force', async () => {
    const signupId = await signedWithFirstText(service, null);
    await expect(signAddendum(service, signupId)).rejects.toMatchObject({
      code: 'agreements.mandate-not-in-force',
    });
  });

  it('is not there where the agreement itself covers the point of contact, nor before it is signed', async () => {
    const signupId = service.createSignup({ paidAt: PAID_AT });
    await expect(service.call(GetContactPointAddendum, { signupId })).rejects.toMatchObject({ status: 404 });
    await service.call(SignAgreement, buildSignature({ signupId }));
    await expect(service.call(GetContactPointAddendum, { signupId })).rejects.toMatchObject({ status: 404 });
  });
});

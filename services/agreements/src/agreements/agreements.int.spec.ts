import { createHash } from 'node:crypto';
import {
  AgreementSigned,
  FindAgreement,
  GetAgreementDraft,
  GetAgreementStatistics,
  GetDetailsToPublish,
  SignAgreement,
} from '@rep13/contracts-agreements';
import { SAMPLE_LEGAL_ENTITY } from '@rep13/contracts-legal-entity';
import { buildParty } from '../../test/party.builder.ts';
import {
  buildSignature,
  signingOnly,
  startAgreements,
  untilAnswered,
  type AgreementsUnderTest,
} from '../../test/agreements.service-under-test.ts';
import { canonicalText } from '../text/canonical-text.ts';
import { LegalAgreement } from './legal-agreement.entity.ts';

describe('agreements', () => {
  let service: AgreementsUnderTest;
  beforeAll(async () => {
    service = await startAgreements(signingOnly);
  });
  afterAll(() => service.stop());

  const sign = (signupId: number, given = {}) =>
    service.call(SignAgreement, buildSignature({ signupId, ...given }));
  const signPatiently = (signupId: number) => untilAnswered(() => sign(signupId));
  const signedEvents = async (signupId: number) =>
    (await service.published(AgreementSigned)).filter((event) => event.signupId === signupId);

  it('shows the text with the company in it', async () => {
    const signupId = service.createSignup({ companyName: 'Kestrel Inc' });

    const draft = await service.call(GetAgreementDraft, { signupId });

    expect(draft).toMatchObject({ signupId, version: '1.1', agreement: null });
    expect(draft.parties.flat()).toContainEqual({ text: 'Kestrel Inc', filled: true });
  });

  it('has nothing to publish before the signature, and the details of the record after it', async () => {
    const signupId = service.createSignup({ companyName: 'Kestrel Inc' });
    await expect(service.call(GetDetailsToPublish, { signupId })).rejects.toMatchObject({
      status: 409,
      code: 'agreements.agreement-not-signed',
    });

    const { agreementNumber } = await sign(signupId);

    const details = await service.call(GetDetailsToPublish, { signupId });
    const { name, authorityEmail, coordinator } = SAMPLE_LEGAL_ENTITY;
    expect(details.coordinator).toBe(coordinator);
    for (const fact of [name, authorityEmail, agreementNumber])
      expect(details.coordinatorEntry).toContain(fact);
    expect(JSON.stringify(details)).not.toMatch(/Kestrel|Ada Byron|northwind/);
  });

  it('keeps what was observed and what was claimed apart', async () => {
    const signupId = service.createSignup();

    await sign(signupId);

    const stored = await service.db.manager.findOneByOrFail(LegalAgreement, { signupId });
    expect(stored).toMatchObject({
      clientSignature: 'Ada Byron',
      clientSignatureType: 'typed',
      clientIpAddress: '198.51.100.4',
      observedIpAddress: '203.0.113.7',
      userAgent: 'Testing/1.0',
    });
  });

  it.each(['visitor', 'client:512345678'])('keeps who was observed to sign: %s', async (actor) => {
    const signupId = service.createSignup();
    await service.call(SignAgreement, buildSignature({ signupId }), { actor });
    const stored = await service.db.manager.findOneByOrFail(LegalAgreement, { signupId });
    expect(stored.signedBy).toBe(actor);
  });

  it('shows the very text that its checksum is made of', async () => {
    const draft = await service.call(GetAgreementDraft, { signupId: service.createSignup() });

    const checksum = createHash('sha256').update(canonicalText(draft)).digest('hex');

    expect(checksum).toBe(draft.sha256);
  });

  it('signs what was shown', async () => {
    const signupId = service.createSignup();
    const { sha256 } = await service.call(GetAgreementDraft, { signupId });

    await sign(signupId, { textSha256: sha256 });

    const stored = await service.db.manager.findOneByOrFail(LegalAgreement, { signupId });
    expect(stored.textSha256).toBe(sha256);
  });

  it('offers the text without the point of contact, which differs in one clause', async () => {
    const signupId = service.createSignup();
    const { clauses, withoutContactPoint } = await service.call(GetAgreementDraft, { signupId });
    const { clause, sha256 } = withoutContactPoint!;
    expect(clause.heading).toBe('Electronic point of contact');

    const agreement = await sign(signupId, { contactPoint: false, textSha256: sha256 });

    const signed = await service.call(GetAgreementDraft, { signupId });
    expect(signed.sha256).toBe(sha256);
    expect(signed.clauses).toEqual(clauses.map((each) => (each.number === clause.number ? clause : each)));
    expect(agreement).toMatchObject({ agreementVersion: '1.1', contactPoint: false });
    expect(await signedEvents(signupId)).toEqual([expect.objectContaining({ contactPoint: false })]);
  });

  it('designates us as point of contact where the caller says nothing of it, as the text shown first does', async () => {
    const signupId = service.createSignup();
    const { sha256 } = await service.call(GetAgreementDraft, { signupId });

    expect(await sign(signupId, { textSha256: sha256 })).toMatchObject({ contactPoint: true });
    expect(await signedEvents(signupId)).toEqual([expect.objectContaining({ contactPoint: true })]);
  });

  it('signs nothing when another choice was shown than is signed', async () => {
    const signupId = service.createSignup();
    const { sha256 } = await service.call(GetAgreementDraft, { signupId });

    await expect(sign(signupId, { textSha256: sha256, contactPoint: false })).rejects.toMatchObject({
      code: 'agreements.text-changed',
    });
  });

  it('signs nothing when the text is another one by now', async () => {
    const signupId = service.createSignup({ companyName: 'Old Name Ltd' });
    const { sha256 } = await service.call(GetAgreementDraft, { signupId });
    service.parties.set(signupId, buildParty({ id: signupId, companyName: 'New Name Ltd' }));

    await expect(sign(signupId, { textSha256: sha256 })).rejects.toMatchObject({
      status: 409,
      code: 'agreements.text-changed',
    });

    expect(await service.db.manager.countBy(LegalAgreement, { signupId })).toBe(0);
    const shownAgain = await service.call(GetAgreementDraft, { signupId });
    await sign(signupId, { textSha256: shownAgain.sha256 });
  });

  it('is not signed by a suspended client', async () => {
    const signupId = service.createSignup({ accountStatus: 'suspended' });

    await expect(sign(signupId)).rejects.toMatchObject({
      status: 403,
      code: 'onboarding.account-suspended',
    });

    expect(await service.call(FindAgreement, { signupId })).toBeNull();
    expect(await signedEvents(signupId)).toEqual([]);
  });

  it('refuses another signature under the same idempotency key', async () => {
    const signupId = service.createSignup();
    const under = (fingerprint: string) => ({ idempotency: { scope: 's', key: `${signupId}`, fingerprint } });
    const signUnder = (fingerprint: string) =>
      service.call(SignAgreement, buildSignature({ signupId }), under(fingerprint));
    const first = await signUnder('one body');

    expect(await signUnder('one body')).toEqual(first);
    await expect(signUnder('another body')).rejects.toMatchObject({ status: 422 });
  });

  it('enqueues the PDF with the signature', async () => {
    const signupId = service.createSignup();

    await sign(signupId);

    const enqueued = 'select name, payload from jobs where key = $1';
    expect(await service.db.query(enqueued, [`${signupId}`])).toEqual([
      { name: 'render-agreement-pdf', payload: { signupId } },
      { name: 'announce-seal-delay', payload: { signupId } },
    ]);
  });

  it('numbers agreements by month', async () => {
    const signupId = service.createSignup();

    const { agreementNumber, signedAt } = await sign(signupId);

    expect(agreementNumber).toMatch(new RegExp(`^DSA-${signedAt.slice(0, 7).replace('-', '')}-\\d{4}$`));
  });

  it('counts the signatures of each day, also of those without one', async () => {
    const counts = async () => (await service.call(GetAgreementStatistics, { days: 2 })) as [Day, Day];
    type Day = { day: string; count: number };
    const [yesterday, today] = await counts();

    const { signedAt } = await sign(service.createSignup());

    expect(await counts()).toEqual([yesterday, { day: signedAt.slice(0, 10), count: today.count + 1 }]);
  });

  it('shows the signed text even after the company has changed', async () => {
    const signupId = service.createSignup({ companyName: 'Old Name Ltd' });
    const before = await service.call(GetAgreementDraft, { signupId });
    const agreement = await sign(signupId);
    service.parties.set(signupId, buildParty({ id: signupId, companyName: 'New Name Ltd' }));

    const after = await service.call(GetAgreementDraft, { signupId });

    expect(after).toMatchObject({ ...before, withoutContactPoint: null, agreement: { id: agreement.id } });
  });

  it('signs once, however often the button is pressed', async () => {
    const signupId = service.createSignup();
    const triedBefore = await insertsTried();

    const answers = await Promise.all(Array.from({ length: 100 }, () => signPatiently(signupId)));

    const identities = new Set(answers.map(({ id, agreementNumber }) => `${id} ${agreementNumber}`));
    expect(identities.size).toBe(1);
    expect(await signedEvents(signupId)).toHaveLength(1);
    expect(await service.db.manager.countBy(LegalAgreement, { signupId })).toBe(1);
    expect((await insertsTried()) - triedBefore).toBe(1);
  });

  /** The identity counts attempts that failed too: the losers must wait, not run into an error. */
  const insertsTried = async () => {
    const [row] = await service.db.query<{ tried: number }[]>(
      'select case when is_called then last_value else 0 end::integer as tried from legal_agreements_id_seq',
    );
    return row?.tried ?? 0;
  };

  it('keeps the first signature when another name comes later', async () => {
    const signupId = service.createSignup();
    await sign(signupId, { clientSignature: 'First Name' });

    const second = await sign(signupId, { clientSignature: 'Second Name' });

    expect(second.clientSignature).toBe('First Name');
    expect(await signedEvents(signupId)).toHaveLength(1);
  });

  it('finds nothing before the signature and the agreement after it', async () => {
    const signupId = service.createSignup();
    expect(await service.call(FindAgreement, { signupId })).toBeNull();

    const agreement = await sign(signupId);

    expect(await service.call(FindAgreement, { signupId })).toMatchObject({ id: agreement.id, signupId });
  });

  it('answers an unknown signup as not found', async () => {
    const signupId = 2_000_000_000;

    await expect(service.call(GetAgreementDraft, { signupId })).rejects.toMatchObject({ status: 404 });
    await expect(sign(signupId)).rejects.toMatchObject({ status: 404, code: 'gateway.not-found' });
  });

  it.each([
    ['clientSignature', { clientSignature: ' ' }, 'Signature is required'],
    ['clientSignatureType', { clientSignatureType: 'electronic' }, /coming soon/],
    ['textSha256', { textSha256: 'abc' }, /checksum/],
  ])('refuses a wrong %s and stores nothing', async (path, given, message) => {
    const signupId = service.createSignup();

    await expect(sign(signupId, given)).rejects.toMatchObject({
      status: 400,
      details: { errors: [{ path, message: expect.stringMatching(message) }] },
    });
    expect(await service.db.manager.countBy(LegalAgreement, { signupId })).toBe(0);
  });

  it('lets nobody change or delete what was signed', async () => {
    const signupId = service.createSignup();
    await sign(signupId);

    for (const statement of [
      `update legal_agreements set client_signature = 'Somebody else' where signup_id = $1`,
      'delete from legal_agreements where signup_id = $1',
    ]) {
      await expect(service.db.query(statement, [signupId])).rejects.toThrow(
        'a signed agreement stays as it is',
      );
    }
  });
});

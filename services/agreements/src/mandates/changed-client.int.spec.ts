import {
  CertificateIssued,
  FindMandate,
  GetCertificate,
  GetRegisterEntry,
  ListClientDesignations,
  MandateClientChanged,
  MoveDesignation,
  SearchRegister,
  SignAgreement,
  SignDesignation,
} from '@rep13/contracts-agreements';
import { ProfileChanged, type ProfileField } from '@rep13/contracts-onboarding';
import { eventually } from '@rep13/testing';
import { registerNumberHash } from '@rep13/service-kit';
import {
  buildSignature,
  startAgreements,
  type AgreementsUnderTest,
} from '../../test/agreements.service-under-test.ts';
import { buildParty } from '../../test/party.builder.ts';
import { pdfPages } from '../../test/pdf-text.ts';

const MOVED = {
  companyName: 'Southwind Ltd',
  websiteUrl: 'https://southwind.example',
  registeredAddress: '2 King Street, Toronto',
};

let service: AgreementsUnderTest;
beforeAll(async () => {
  service = await startAgreements();
});
afterAll(() => service.stop());

let changes = 0;
/** Onboarding knows other particulars, and has said so. */
async function change(signupId: number, given: Partial<Record<ProfileField, string>>): Promise<void> {
  service.parties.set(signupId, buildParty({ ...service.parties.get(signupId), ...given, id: signupId }));
  changes += 1;
  await service.stubbedServices.announce(ProfileChanged, {
    ...{ signupId, changeId: changes, changedAt: new Date().toISOString() },
    fields: Object.keys(given) as ProfileField[],
  });
}
const lettersOf = (signupId: number) => service.call(ListClientDesignations, { signupId });
const certificatesOf = async (signupId: number) =>
  (await service.published(CertificateIssued)).filter((event) => event.signupId === signupId);

/** In force, with its certificate and its letter. */
async function begun(): Promise<{ signupId: number; registerNumber: string }> {
  const signupId = service.createSignup({ paidAt: '2026-11-01T10:00:00.000Z' });
  await service.call(SignAgreement, buildSignature({ signupId }));
  await eventually(
    async () => (await lettersOf(signupId)).length === 1 && (await certificatesOf(signupId)).length === 1,
    { fact: 'the mandate began' },
  );
  const mandate = await service.call(FindMandate, { signupId });
  return { signupId, registerNumber: mandate?.registerNumber ?? '' };
}

describe('a client that has become another', () => {
  it('is found in the register by its new name, and certified with it', async () => {
    const { signupId, registerNumber } = await begun();
    const numberSha256 = registerNumberHash(registerNumber);
    await change(signupId, MOVED);
    await eventually(async () => (await certificatesOf(signupId)).length === 2, {
      fact: 'it was certified again',
    });

    expect(await service.call(GetRegisterEntry, { numberSha256 })).toMatchObject({
      ...{ companyName: 'Southwind Ltd', website: 'southwind.example', state: 'in_force' },
    });
    expect((await service.call(SearchRegister, { q: 'southwind.example' })).hits).toContainEqual(
      expect.objectContaining({ registerNumber }),
    );
    const { bytes } = await service.call(GetCertificate, { numberSha256 });
    expect((await pdfPages(bytes)).join(' ')).toContain('Southwind Ltd');
  });

  it('gets the letter again that nobody has sent, with the facts of now', async () => {
    const { signupId } = await begun();
    await change(signupId, MOVED);
    const [letter] = await untilLetters(signupId, 2);
    expect(letter).toMatchObject({ reason: 'initial', state: 'draft' });
    expect(letter?.letter.facts).toContainEqual({ label: 'Provider', value: 'Southwind Ltd' });
    expect((await lettersOf(signupId))[1]).toMatchObject({ reason: 'initial', state: 'superseded' });
  });

  it('gets a letter about the change once the coordinator has been notified, and again for the next one', async () => {
    const { signupId } = await begun();
    await send(signupId);
    await change(signupId, { companyName: 'Southwind Ltd' });
    expect((await untilLetters(signupId, 2)).map(({ reason, state }) => [reason, state])).toEqual([
      ['change', 'draft'],
      ['initial', 'sent'],
    ]);
    await send(signupId);
    await change(signupId, { companyName: 'Eastwind Ltd' });
    const [newest, sent] = await untilLetters(signupId, 3);
    expect([newest, sent]).toMatchObject([
      { reason: 'change', state: 'draft' },
      { reason: 'change', state: 'sent' },
    ]);
    expect(newest?.letter.title).toContain('Change of a notification under Article 13');
    expect(newest?.letter.facts).toContainEqual({ label: 'Provider', value: 'Eastwind Ltd' });
  });

  it('is shown in the register without what the coordinator was told of the former name', async () => {
    const { signupId, registerNumber } = await begun();
    const notification = async () =>
      (await service.call(GetRegisterEntry, { numberSha256: registerNumberHash(registerNumber) }))
        .notification;
    await send(signupId);
    expect(await notification()).toMatchObject({
      ...{ state: 'sent', about: { companyName: 'Northwind Ltd', website: 'northwind.example' } },
    });
    await change(signupId, MOVED);
    await untilLetters(signupId, 2);
    const about = { companyName: 'Southwind Ltd', website: 'southwind.example' };
    expect(await notification()).toMatchObject({ state: 'open', about, sentAt: null, acknowledgedAt: null });
    await send(signupId);
    expect(await notification()).toMatchObject({ state: 'sent', about, sentAt: expect.any(String) });
  });

  it('is told to nobody where only its contacts are others', async () => {
    const { signupId } = await begun();
    await change(signupId, { legalContactName: 'Berta Brown' });
    await change(signupId, { companyName: 'Southwind Ltd' });
    await untilLetters(signupId, 2);
    const published = await service.published(MandateClientChanged);
    expect(published.filter((event) => event.signupId === signupId)).toHaveLength(1);
  });
});

const untilLetters = (signupId: number, count: number) =>
  eventually(
    async () => {
      const letters = await lettersOf(signupId);
      return letters.length === count && letters;
    },
    { fact: `there are ${count} letters` },
  );

/** The newest letter, signed and recorded as sent. */
async function send(signupId: number): Promise<void> {
  const [draft] = await lettersOf(signupId);
  if (!draft) throw new Error('there is no letter');
  await service.call(SignDesignation, {
    signupId,
    ...{ signerName: 'Ada Byron', signerTitle: 'Director', textSha256: draft.letter.sha256 },
    origin: { ipAddress: '203.0.113.7' },
  });
  const sent = { designationId: draft.id, move: 'record-sent', channel: 'post' } as const;
  await service.call(MoveDesignation, sent, { actor: 'admin:1' });
}

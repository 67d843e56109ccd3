import {
  ConfirmCoordinatorAddress,
  DesignationReturned,
  DesignationSendingBegan,
  DesignationSent,
  GetLetterPdf,
  GetLetterToMail,
  ListClientDesignations,
  ListCoordinators,
  ListDesignations,
  MoveDesignation,
  SignAgreement,
  SignDesignation,
  WithdrawCoordinatorAddress,
} from '@rep13/contracts-agreements';
import type { EventClass } from '@rep13/contracts-messaging';
import { LetterMailed, LetterNotMailed } from '@rep13/contracts-notifications';
import { ProfileChanged } from '@rep13/contracts-onboarding';
import { eventually } from '@rep13/testing';
import {
  buildSignature,
  startAgreements,
  type AgreementsUnderTest,
} from '../../test/agreements.service-under-test.ts';

const ADDRESS = {
  state: 'NL',
  email: 'letters@coordinator.example',
  source: 'Its page, read today',
} as const;
const STAFF = { actor: 'admin:7' };

let service: AgreementsUnderTest;
beforeAll(async () => {
  service = await startAgreements();
});
afterAll(() => service.stop());
beforeEach(() => service.call(ConfirmCoordinatorAddress, ADDRESS, STAFF));

const send = (designationId: number) => service.call(MoveDesignation, { designationId, move: 'send' }, STAFF);
const stateOf = async (signupId: number) =>
  (await service.call(ListClientDesignations, { signupId }))[0]?.state;
const untilState = (signupId: number, state: string) =>
  eventually(async () => (await stateOf(signupId)) === state, { fact: `the letter is ${state}` });
const eventsOf = async <E extends { designationId: number }>(type: EventClass<E>, of: number) =>
  (await service.published(type)).filter(({ designationId }) => designationId === of);
const rowOf = async (id: number) =>
  (await service.call(ListDesignations, {})).find((letter) => letter.id === id);

/** A letter that is signed and kept as PDF. */
async function signedLetter(): Promise<{ signupId: number; id: number }> {
  const signupId = service.createSignup({ paidAt: '2026-11-01T10:00:00.000Z' });
  await service.call(SignAgreement, buildSignature({ signupId }));
  const draft = await eventually(async () => (await service.call(ListClientDesignations, { signupId }))[0], {
    fact: 'there is a letter',
  });
  await service.call(SignDesignation, {
    signupId,
    ...{ signerName: 'Ada Byron', signerTitle: 'Director', textSha256: draft.letter.sha256 },
    origin: { ipAddress: '203.0.113.7' },
  });
  await eventually(
    async () =>
      (
        await service.db.query<object[]>(
          'select from designations where id = $1 and letter_sha256 is not null',
          [draft.id],
        )
      ).length === 1,
    { fact: 'its PDF is kept' },
  );
  return { signupId, id: draft.id };
}

/** What notifications is told when a letter is to be mailed. */
async function sendingOf(id: number) {
  const begun = await eventsOf(DesignationSendingBegan, id);
  return { designationId: id, sendingAt: begun.at(-1)?.sendingAt ?? '' };
}

describe('a letter to a coordinator', () => {
  it('is mailed to the address that a person confirmed, and counts as sent once it went out', async () => {
    const { signupId, id } = await signedLetter();
    expect(await rowOf(id)).toMatchObject({ mailTo: ADDRESS.email });
    expect(await send(id)).toMatchObject({ state: 'sending', sentAt: null });
    const sending = await sendingOf(id);
    const letter = await service.call(GetLetterToMail, sending);
    expect(letter).toMatchObject({ email: ADDRESS.email, reason: 'initial' });
    expect(letter.ownReference).toBe(`${letter.registerNumber}/${id}`);
    expect(letter.pdf.sha256).toBe((await service.call(GetLetterPdf, { designationId: id })).sha256);

    const mailed = { ...sending, mailedAt: new Date().toISOString() };
    for (let time = 0; time < 2; time += 1) await service.stubbedServices.announce(LetterMailed, mailed);
    await untilState(signupId, 'sent');

    expect(await rowOf(id)).toMatchObject({ channel: 'mail', sentAt: mailed.mailedAt });
    expect(await eventsOf(DesignationSent, id)).toHaveLength(1);
    await expect(service.call(GetLetterToMail, sending)).rejects.toMatchObject({ status: 404 });
  });

  it('comes back when the mail is given up, and can be sent again; what is heard of the first mail then is nothing', async () => {
    const { signupId, id } = await signedLetter();
    await send(id);
    const first = await sendingOf(id);
    await service.stubbedServices.announce(LetterNotMailed, first);
    await untilState(signupId, 'returned');
    expect((await rowOf(id))?.returnReason).toContain('could not be delivered');
    expect(await eventsOf(DesignationReturned, id)).toHaveLength(1);

    service.passTime(1_000);
    await send(id);
    await expect(service.call(GetLetterToMail, first)).rejects.toMatchObject({ status: 404 });
    await service.stubbedServices.announce(LetterNotMailed, first);
    const mailed = { ...(await sendingOf(id)), mailedAt: new Date().toISOString() };
    await service.stubbedServices.announce(LetterMailed, mailed);
    await untilState(signupId, 'sent');
    expect(await eventsOf(DesignationReturned, id)).toHaveLength(1);
  });

  it('does not come back to be sent again when a newer one was written while it was on its way', async () => {
    const { signupId, id } = await signedLetter();
    await send(id);
    const party = service.parties.get(signupId);
    if (party) service.parties.set(signupId, { ...party, companyName: 'Southwind Ltd' });
    await service.stubbedServices.announce(ProfileChanged, {
      ...{ signupId, changeId: 1, changedAt: new Date().toISOString() },
      fields: ['companyName'],
    });
    await untilState(signupId, 'draft');
    await service.stubbedServices.announce(LetterNotMailed, await sendingOf(id));
    // Nor does the newer one say that the coordinator was told: a letter of designation takes its place.
    const letters = await eventually(
      async () => {
        const all = await service.call(ListClientDesignations, { signupId });
        return all.length === 3 && all;
      },
      { fact: 'another letter was drafted' },
    );
    expect(letters.map(({ reason, state }) => [reason, state])).toEqual([
      ['initial', 'draft'],
      ['change', 'superseded'],
      ['initial', 'superseded'],
    ]);
    expect(await eventsOf(DesignationReturned, id)).toHaveLength(0);
  });

  it('is not mailed where nobody has confirmed an address, nor twice at once', async () => {
    const { id } = await signedLetter();
    await service.call(WithdrawCoordinatorAddress, { state: 'NL' }, STAFF);
    await expect(send(id)).rejects.toMatchObject({
      ...{ status: 409, code: 'agreements.coordinator-address-unconfirmed' },
    });
    await service.call(ConfirmCoordinatorAddress, ADDRESS, STAFF);
    const tries = await Promise.allSettled([1, 2, 3].map(() => send(id)));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await eventsOf(DesignationSendingBegan, id)).toHaveLength(1);
  });
});

describe('the coordinators', () => {
  it('are all 27, each with what is known of it and who confirmed its address', async () => {
    const all = await service.call(ListCoordinators, {});
    expect(all).toHaveLength(27);
    for (const { source, asOf, status } of all) expect([source, asOf, status]).not.toContain('');
    expect(all.find(({ state }) => state === 'NL')?.address).toMatchObject({
      ...{ email: ADDRESS.email, source: ADDRESS.source, confirmedBy: 'admin:7' },
    });
    expect(all.find(({ state }) => state === 'PL')?.address).toBeNull();
  });
});

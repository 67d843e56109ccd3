import {
  ContactPointDesignated,
  ContactPointWithdrawn,
  EndMandate,
  FindMandate,
  GetAppointment,
  GetCertificate,
  GetRegisterEntry,
  ListClientDesignations,
  MoveDesignation,
  SetContactPoint,
  SignAgreement,
  SignDesignation,
} from '@rep13/contracts-agreements';
import { ClientAccountSuspended } from '@rep13/contracts-onboarding';
import { registerNumberHash } from '@rep13/service-kit';
import { eventually } from '@rep13/testing';
import {
  buildSignature,
  startAgreements,
  type AgreementsUnderTest,
} from '../../test/agreements.service-under-test.ts';

const PAID_AT = '2026-11-01T10:00:00.000Z';

describe('the point of contact of a client', () => {
  let service: AgreementsUnderTest;
  beforeAll(async () => {
    service = await startAgreements();
  });
  afterAll(() => service.stop());

  async function signed(given: { contactPoint?: boolean; paidAt?: string | null } = {}) {
    const { contactPoint, paidAt = PAID_AT } = given;
    const signupId = service.createSignup({ paidAt });
    await service.call(SignAgreement, buildSignature({ signupId, contactPoint }));
    const { registerNumber } = (await service.call(FindMandate, { signupId }))!;
    return { signupId, registerNumber: registerNumber!, numberSha256: registerNumberHash(registerNumber!) };
  }
  const set = (signupId: number, designated: boolean) =>
    service.call(SetContactPoint, { signupId, designated });
  const announced = async (signupId: number) => {
    const events = [
      ...(await service.published(ContactPointDesignated)),
      ...(await service.published(ContactPointWithdrawn)),
    ];
    return events.filter((event) => event.signupId === signupId);
  };

  it('is as it was chosen at signing, from the day on when the mandate begins', async () => {
    const chosen = await signed();
    const mandate = await service.call(FindMandate, { signupId: chosen.signupId });
    expect(mandate?.pointOfContact).toEqual({ designated: true, since: mandate?.beganAt });
    const left = await signed({ contactPoint: false });
    expect((await service.call(FindMandate, { signupId: left.signupId }))?.pointOfContact.designated).toBe(
      false,
    );
    expect([...(await announced(chosen.signupId)), ...(await announced(left.signupId))]).toEqual([]);
  });

  it('is withdrawn and designated again, which is announced once and shown everywhere', async () => {
    const { signupId, registerNumber, numberSha256 } = await signed();
    const certificate = (version: number) =>
      eventually(
        async () =>
          (await service.call(GetCertificate, { numberSha256 })).fileName.endsWith(`-${version}.pdf`),
        { fact: `certificate ${version} is there` },
      );
    await certificate(1);

    expect((await set(signupId, false)).pointOfContact).toEqual({ designated: false, since: null });
    await set(signupId, false);

    const { withdrawnAt } = (await announced(signupId))[0] as ContactPointWithdrawn;
    expect(await announced(signupId)).toEqual([{ signupId, registerNumber, withdrawnAt }]);
    await certificate(2);
    const withdrawn = { designated: false, since: null };
    expect(await service.call(GetRegisterEntry, { numberSha256 })).toMatchObject({
      pointOfContact: withdrawn,
    });
    expect(await service.call(GetAppointment, { numberSha256 })).toMatchObject({ pointOfContact: withdrawn });

    const { pointOfContact } = await set(signupId, true);
    expect(pointOfContact).toEqual({ designated: true, since: expect.any(String) });
    await certificate(3);
    expect(await service.call(GetRegisterEntry, { numberSha256 })).toMatchObject({ pointOfContact });
    expect(await announced(signupId)).toHaveLength(2);
  });

  it('is named in the letter to the coordinator, and its change is a letter of change', async () => {
    const { signupId } = await signed();
    const letters = () => service.call(ListClientDesignations, { signupId });
    const newest = (reason: string) =>
      eventually(async () => (await letters()).find((letter) => letter.reason === reason), {
        fact: `the letter is there: ${reason}`,
      });
    const { id, letter } = await newest('initial');
    const languages = 'languages: Dutch, English';
    expect(letter.facts.at(-1)?.value).toContain(languages);
    await service.call(SignDesignation, {
      ...{ signupId, signerName: 'Ada Byron', signerTitle: 'Director', textSha256: letter.sha256 },
      origin: { ipAddress: '203.0.113.7' },
    });
    const sent = { designationId: id, move: 'record-sent', channel: 'post' } as const;
    await service.call(MoveDesignation, sent, { actor: 'admin:1' });

    await set(signupId, false);
    const change = (await newest('change')).letter;
    expect(change.paragraphs.join(' ')).toContain('now “not the representative”');
    expect(JSON.stringify(change.facts)).not.toContain(languages);
    await set(signupId, true);
    const isOver = async () =>
      (await letters()).every(({ reason, state }) => reason === 'initial' || state === 'superseded');
    await eventually(isOver, { fact: 'nothing is left to say: the coordinator knows it so' });
  });

  it('stays with us in the run-off, and nobody changes it then', async () => {
    const { signupId, registerNumber } = await signed();
    await service.call(EndMandate, { registerNumber, endsAt: new Date().toISOString(), reason: 'asked' });
    const over = await service.call(FindMandate, { signupId });
    expect(over).toMatchObject({ state: 'run_off', pointOfContact: { designated: true } });
    await expect(set(signupId, false)).rejects.toMatchObject({ code: 'agreements.mandate-not-in-force' });
  });

  it.each(['nobody signed', 'nobody paid'])('is not changed before the mandate begins: %s', async (what) => {
    const signupId =
      what === 'nobody paid' ? (await signed({ paidAt: null })).signupId : service.createSignup();
    await expect(set(signupId, true)).rejects.toMatchObject({ code: 'agreements.mandate-not-in-force' });
  });

  it('is not changed by a suspended client', async () => {
    const { signupId } = await signed();
    await service.stubbedServices.announce(ClientAccountSuspended, { signupId, suspendedAt: PAID_AT });
    await eventually(async () => (await service.call(FindMandate, { signupId }))?.suspendedAt, {
      fact: 'the mandate was suspended',
    });
    await expect(set(signupId, false)).rejects.toMatchObject({ code: 'onboarding.account-suspended' });
  });
});

import {
  EndMandate,
  FindMandate,
  GetMandateClient,
  MandateBegan,
  MandateEnded,
  MandateEnding,
  MandateRunOffBegan,
  SignAgreement,
} from '@rep13/contracts-agreements';
import { DAY_MS } from '@rep13/contracts-constants';
import { REGISTER_NUMBER } from '@rep13/contracts-agreements/constants';
import { eventually } from '@rep13/testing';
import {
  buildSignature,
  startAgreements,
  type AgreementsUnderTest,
} from '../../test/agreements.service-under-test.ts';

const REASON = 'The client asked for it';

let service: AgreementsUnderTest;
beforeAll(async () => {
  service = await startAgreements();
});
afterAll(() => service.stop());

const sign = (signupId: number) => service.call(SignAgreement, buildSignature({ signupId }));
const mandateOf = (signupId: number) => service.call(FindMandate, { signupId });
const end = (registerNumber: string, endsAt: string) =>
  service.call(EndMandate, { registerNumber, endsAt, reason: REASON });
const dayIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString().slice(0, 10);

/** The service's clock, and the database's as far as jobs go by it. */
async function passTime(days: number): Promise<void> {
  service.passTime(days * DAY_MS);
  await service.db.query('update jobs set run_at = run_at - make_interval(days => $1)', [days]);
}

/** Signed by a client who has paid. */
async function inForce(): Promise<string> {
  const signupId = service.createSignup({ paidAt: '2026-11-01T10:00:00.000Z' });
  await sign(signupId);
  return (await mandateOf(signupId))?.registerNumber ?? '';
}

describe('a mandate', () => {
  it('is none before anything is signed or paid', async () => {
    expect(await mandateOf(service.createSignup())).toBeNull();
  });

  it('awaits the fee once it is signed', async () => {
    const signupId = service.createSignup();
    await sign(signupId);
    expect(await mandateOf(signupId)).toMatchObject({
      signupId,
      registerNumber: expect.stringMatching(REGISTER_NUMBER),
      state: 'awaiting',
      beganAt: null,
    });
  });

  it('is found by its number, which leads to its client and nowhere else', async () => {
    const signupId = service.createSignup();
    await sign(signupId);
    const registerNumber = (await mandateOf(signupId))!.registerNumber!;
    const clientOf = (number: string) => service.call(GetMandateClient, { registerNumber: number });
    expect(await clientOf(registerNumber)).toEqual({ registerNumber, signupId });
    await expect(clientOf('R13-AAAAAAAA')).rejects.toMatchObject({ status: 404 });
  });

  it('begins with the signature of a client who has paid, and is announced once', async () => {
    const signupId = service.createSignup({ paidAt: '2026-11-01T10:00:00.000Z' });
    const { signedAt } = await sign(signupId);
    await sign(signupId);

    const mandate = await mandateOf(signupId);
    expect(mandate).toMatchObject({ state: 'in_force', beganAt: signedAt });
    const began = (await service.published(MandateBegan)).filter((event) => event.signupId === signupId);
    expect(began).toEqual([
      { signupId, registerNumber: mandate?.registerNumber, beganAt: signedAt, isBackfilled: false },
    ]);
  });
});

describe('the end of a mandate', () => {
  it('counts a day to its last moment where the representative is, and the run-off by its calendar', async () => {
    const ending = await end(await inForce(), dayIn(30));
    expect(ending.state).toBe('ending');
    const clock = new Intl.DateTimeFormat('en-GB', {
      timeZone: 'Europe/Amsterdam',
      dateStyle: 'short',
      timeStyle: 'medium',
    });
    expect(clock.format(new Date(ending.endsAt!))).toMatch(/, 23:59:59$/);
    expect(clock.format(new Date(ending.runOffUntil!))).toMatch(/, 23:59:59$/);
  });

  it('can be corrected while notice runs', async () => {
    const registerNumber = await inForce();
    const first = await end(registerNumber, dayIn(30));
    const second = await end(registerNumber, dayIn(60));
    expect(new Date(second.endsAt!) > new Date(first.endsAt!)).toBe(true);
  });

  it.each([
    ['yesterday', dayIn(-2), 'Please choose today or a later day'],
    ['more than a year away', dayIn(370), 'Please give a day such as 2026-12-31'],
  ])('is refused for a day %s', async (_, day, message) => {
    await expect(end(await inForce(), day)).rejects.toMatchObject({
      status: 400,
      details: { errors: [{ path: 'endsAt', message }] },
    });
  });

  it('is refused for a mandate that is not in force, and for a number that nobody has', async () => {
    const signupId = service.createSignup();
    await sign(signupId);
    const { registerNumber } = (await mandateOf(signupId))!;
    await expect(end(registerNumber!, dayIn(1))).rejects.toMatchObject({
      status: 409,
      code: 'agreements.mandate-not-in-force',
    });
    await expect(end('R13-AAAAAAAA', dayIn(1))).rejects.toMatchObject({ status: 404 });
  });

  it('at once begins the run-off at once', async () => {
    const registerNumber = await inForce();
    const ended = await end(registerNumber, new Date().toISOString());
    expect(ended.state).toBe('run_off');
    const events = [
      ...(await service.published(MandateEnding)),
      ...(await service.published(MandateRunOffBegan)),
    ];
    expect(events.filter((event) => event.registerNumber === registerNumber)).toHaveLength(2);
  });

  it('comes by itself: run-off after the last day, end after the run-off', async () => {
    const registerNumber = await inForce();
    const { signupId, endsAt, runOffUntil } = await end(registerNumber, dayIn(1));
    await passTime(3);
    expect((await mandateOf(signupId))?.state).toBe('run_off');
    await eventually(
      async () =>
        (await service.published(MandateRunOffBegan)).some(
          (event) => event.registerNumber === registerNumber,
        ),
      { fact: 'the run-off began' },
    );
    await passTime(95);
    expect(await mandateOf(signupId)).toMatchObject({ state: 'ended', endsAt, runOffUntil });
    await eventually(
      async () =>
        (await service.published(MandateEnded)).some((event) => event.registerNumber === registerNumber),
      { fact: 'the end was announced' },
    );
  });
});

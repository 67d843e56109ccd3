import { AnnualUpdateDue, UpdateProviderInformation } from '@rep13/contracts-onboarding';
import { eventually, startTestService, type TestService } from '@rep13/testing';
import { createSignup } from '../../test/builders.ts';
import { buildInformation, submitInformation } from '../../test/provider-information.ts';
import { onboarding } from '../service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService(onboarding);
});
afterAll(() => service.stop());

/** When a job is due Postgres says, whose clock nobody can put forward: the jobs come nearer instead. */
const passDays = (days: number) =>
  service.db.query('update jobs set run_at = run_at - make_interval(days => $1)', [days]);

const remindersOf = async (signupId: number) =>
  (await service.published(AnnualUpdateDue)).filter((event) => event.signupId === signupId);

const jobsLeft = async () => {
  const rows = await service.db.query<object[]>(
    `select key from jobs where name = 'remind-of-annual-update' and run_at <= now() and state <> 'done'`,
  );
  return rows.length;
};
const allDone = () =>
  eventually(async () => (await jobsLeft()) === 0, { fact: 'every due reminder is done' });

describe('reminders of the annual update', () => {
  it('come 30 and 7 days before and on the day, once each', async () => {
    const { id: signupId } = await createSignup(service);
    const { annualUpdateDue } = await submitInformation(service, signupId);
    const seen: number[][] = [];

    for (const days of [334, 2, 21, 2, 4, 3, 30]) {
      await passDays(days);
      await allDone();
      seen.push((await remindersOf(signupId)).map(({ daysLeft }) => daysLeft));
    }

    expect(seen).toEqual([[], [30], [30], [30, 7], [30, 7], [30, 7, 0], [30, 7, 0]]);
    expect((await remindersOf(signupId))[0]).toEqual({
      ...{ signupId, daysLeft: 30, annualUpdateDue },
      marketLeftOut: 'Netherlands',
    });
  });

  it('say nothing of the markets once they include the Member State of the representative', async () => {
    const { id: signupId } = await createSignup(service);
    await submitInformation(service, signupId);
    const euMarketsServed = ['Netherlands' as const];
    await service.call(UpdateProviderInformation, { signupId, ...buildInformation(), euMarketsServed });
    await passDays(340);
    await allDone();
    expect(await remindersOf(signupId)).toMatchObject([{ daysLeft: 30 }]);
    expect((await remindersOf(signupId))[0]).not.toHaveProperty('marketLeftOut');
  });

  it('of an earlier version are silent once a later one is saved', async () => {
    const { id: signupId } = await createSignup(service);
    await submitInformation(service, signupId);
    await passDays(340);
    await allDone();

    const { annualUpdateDue } = await service.call(UpdateProviderInformation, {
      signupId,
      ...buildInformation(),
    });
    await passDays(60);
    await allDone();
    const afterTheFirstYear = await remindersOf(signupId);
    await passDays(306);
    await allDone();

    expect(afterTheFirstYear.map(({ daysLeft }) => daysLeft)).toEqual([30]);
    const [, ...later] = await remindersOf(signupId);
    expect(later.map(({ daysLeft }) => daysLeft).sort()).toEqual([0, 30, 7]);
    expect(new Set(later.map((event) => event.annualUpdateDue))).toEqual(new Set([annualUpdateDue]));
  });
});

import { ProfileChanged } from '@rep13/contracts-onboarding';
import { eventually } from '@rep13/testing';
import { startInfrastructure, type Infrastructure } from '../../test/infrastructure.ts';
import { startSla, type SlaUnderTest } from '../../test/sla-under-test.ts';

const GONE = 100_000_777;

describe('the names of clients in tickets', () => {
  let infrastructure: Infrastructure;
  let sla: SlaUnderTest;
  const names = new Map<number, string>();
  beforeAll(async () => {
    infrastructure = await startInfrastructure();
  });
  afterAll(async () => {
    await sla?.stop();
    await infrastructure?.stop();
  });

  const nameOf = async (signupId: number) => {
    const rows = await infrastructure.database.query<{ company_name: string | null }>(
      'select distinct company_name from sla.sla_tickets where signup_id = $1',
      [signupId],
    );
    return rows.map(({ company_name }) => company_name);
  };

  it('come to tickets of before, whose client is still there, however many clients there are', async () => {
    for (let index = 0; index < 120; index += 1)
      await infrastructure.database.query(
        `insert into sla.sla_tickets (signup_id, ticket_number, authority_name, authority_contact_date)
         values ($1, $2, 'ACM', now())`,
        [index === 7 ? GONE : 100_000_000 + index, `SLA-2026-${String(index).padStart(5, '0')}`],
      );
    sla = await startSla(infrastructure.environment, (signupId) =>
      signupId === GONE ? null : (names.get(signupId) ?? `Company ${signupId}`),
    );
    const allNamed = async () => {
      const rows = await infrastructure.database.query<object>(
        'select from sla.sla_tickets where company_name is null and signup_id <> $1',
        [GONE],
      );
      return rows.length === 0;
    };
    await eventually(allNamed, { fact: 'every ticket had the name of its client' });
    expect(await nameOf(GONE)).toEqual([null]);
  }, 60_000);

  it('follow the client when it becomes another', async () => {
    names.set(100_000_001, 'Renamed Ltd');
    await sla.stubbedServices.announce(ProfileChanged, {
      signupId: 100_000_001,
      changeId: 1,
      fields: ['companyName'],
      changedAt: new Date().toISOString(),
    });
    await eventually(async () => (await nameOf(100_000_001)).includes('Renamed Ltd'), {
      fact: 'the ticket had the new name',
    });
  }, 60_000);
});

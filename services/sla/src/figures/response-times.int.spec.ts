import { GetResponseTimes, type ResponseTimesRowView } from '@rep13/contracts-sla';
import { startSla, type SlaUnderTest } from '../../test/sla-under-test.ts';

const PERIOD = { from: '2026-10-01T00:00:00Z', to: '2026-11-01T00:00:00Z' };
const TICKETS = 400;

interface Row {
  readonly authority: string;
  readonly state: string | null;
  readonly hours: number | null;
  readonly isCompliant: boolean;
  readonly isSpam: boolean;
}

/** The same rows at each run, of numbers that look drawn. */
const ROWS: readonly Row[] = Array.from({ length: TICKETS }, (_, index) => {
  const drawn = (index * 7_919) % 1_000;
  const hours = drawn % 9 === 0 ? null : drawn / 25;
  return {
    authority: `Authority ${index % 7}`,
    state: index % 5 === 0 ? null : (['France', 'Ireland', 'Germany'][index % 3] ?? null),
    hours: hours === null ? null : Math.round(hours * 100) / 100,
    isCompliant: hours === null ? drawn % 2 === 0 : hours <= 24,
    isSpam: index % 50 === 0,
  };
});

/** As one would count by hand: the value at a share of a sorted list, between two neighbours where it falls there. */
function percentile(hours: readonly number[], share: number): number | null {
  if (hours.length === 0) return null;
  const sorted = [...hours].sort((one, other) => one - other);
  const place = share * (sorted.length - 1);
  const below = sorted[Math.floor(place)]!;
  const above = sorted[Math.ceil(place)]!;
  return Math.round((below + (above - below) * (place - Math.floor(place))) * 100) / 100;
}

function naive(group: string, rows: readonly Row[]): ResponseTimesRowView {
  const hours = rows.flatMap((row) => row.hours ?? []);
  return {
    group,
    received: rows.length,
    acknowledged: hours.length,
    within24h: rows.filter((row) => row.hours !== null && row.hours <= 24 && row.isCompliant).length,
    missed: rows.filter((row) => !row.isCompliant).length,
    p50Hours: percentile(hours, 0.5),
    p90Hours: percentile(hours, 0.9),
    p95Hours: percentile(hours, 0.95),
    maxHours: hours.length > 0 ? Math.max(...hours) : null,
  };
}

describe('the report of response times', () => {
  let sla: SlaUnderTest;
  beforeAll(async () => {
    sla = await startSla();
    for (const [index, { authority, state, hours, isCompliant, isSpam }] of ROWS.entries())
      await sla.db.query(
        `insert into sla_tickets (signup_id, ticket_number, authority_name, authority_contact_date, issuing_state,
           company_name, response_time_hours, sla_compliant, closed_as)
         values ($1, $2, $3, timestamptz '2026-10-01' + $4 * interval '1 hour', $5, $6, $7, $8, $9)`,
        [
          ...[
            100_000_000 + (index % 3),
            `SLA-2026-${String(index).padStart(5, '0')}`,
            authority,
            index,
            state,
          ],
          ...[`Client ${index % 3}`, hours, isCompliant, isSpam ? 'spam' : null],
        ],
      );
    await sla.db.query(
      `insert into sla_tickets (signup_id, ticket_number, authority_name, authority_contact_date, response_time_hours)
       values (100000000, 'SLA-2026-99999', 'Outside', '2026-11-01T00:00:00Z', 1)`,
    );
  }, 60_000);
  afterAll(() => sla.stop());

  const counted = ROWS.filter((row) => !row.isSpam);
  const isClose = (one: ResponseTimesRowView, other: ResponseTimesRowView) => {
    for (const name of ['p50Hours', 'p90Hours', 'p95Hours', 'maxHours'] as const) {
      if (other[name] === null) expect(one[name]).toBeNull();
      // Two programs may round a half differently.
      else expect(Math.abs(one[name]! - other[name])).toBeLessThanOrEqual(0.01);
    }
    const { p50Hours: _, p90Hours: _1, p95Hours: _2, maxHours: _3, ...counts } = other;
    expect(one).toMatchObject(counts);
  };

  it('says of all orders of the time what a naive program says', async () => {
    const { all } = await sla.call(GetResponseTimes, PERIOD);
    isClose(all, naive('', counted));
  });

  it('says the same of each authority, Member State and client', async () => {
    const { byAuthority, byState, byClient } = await sla.call(GetResponseTimes, PERIOD);
    expect(byAuthority).toHaveLength(7);
    for (const row of byAuthority)
      isClose(
        row,
        naive(
          row.group,
          counted.filter((one) => one.authority === row.group),
        ),
      );
    for (const row of byState)
      isClose(
        row,
        naive(
          row.group,
          counted.filter((one) => (one.state ?? 'Not known') === row.group),
        ),
      );
    expect(byClient.map(({ group }) => group).sort()).toEqual(['Client 0', 'Client 1', 'Client 2']);
  });

  it('is about one client alone, if it is asked so', async () => {
    const { all, byClient } = await sla.call(GetResponseTimes, { ...PERIOD, signupId: 100_000_001 });
    expect(byClient).toHaveLength(1);
    isClose(
      all,
      naive(
        '',
        ROWS.filter((row, index) => index % 3 === 1 && !row.isSpam),
      ),
    );
  });

  it('says a client nothing of orders that it was not told of, not even how many there are', async () => {
    await sla.db.query(
      `update sla_tickets set do_not_inform = id % 2 = 0, forwarded_to_client = id % 4 < 3
       where signup_id = 100000002`,
    );
    const asked = { ...PERIOD, signupId: 100_000_002 };
    const { all: toStaff } = await sla.call(GetResponseTimes, asked);
    const { all: toClient } = await sla.call(GetResponseTimes, { ...asked, forClient: true });
    expect(toClient.received).toBeGreaterThan(0);
    expect(toClient.received).toBeLessThan(toStaff.received);
  });

  it('is of nothing where there was nothing', async () => {
    const { all, byAuthority } = await sla.call(GetResponseTimes, { from: '2020-01-01', to: '2020-02-01' });
    expect(all).toMatchObject({ received: 0, p50Hours: null });
    expect(byAuthority).toEqual([]);
  });
});

import { DAY_MS } from '@rep13/contracts-constants';
import {
  CompleteComplianceCheck,
  CountComplianceChecks,
  GetComplianceCheckStatistics,
  GetComplianceCheckTotals,
  ListComplianceChecks,
} from '@rep13/contracts-onboarding';
import { startTestService, type TestService } from '@rep13/testing';
import { buildAnswers } from '../../test/builders.ts';
import { onboarding } from '../service.ts';

let service: TestService;
beforeAll(async () => {
  service = await startTestService(onboarding);
});
beforeEach(() => service.db.query('truncate compliance_checks'));
afterAll(() => service.stop());

const check = (given: Partial<ReturnType<typeof buildAnswers>> = {}) =>
  service.call(CompleteComplianceCheck, buildAnswers(given));
const companies = async (query: ListComplianceChecks) =>
  (await service.call(ListComplianceChecks, query)).map(({ companyName }) => companyName);

describe('the list of checks', () => {
  it('is searched by company and email, in any case', async () => {
    await check({ companyName: 'Harbour Notes', email: 'legal@notes.example' });
    await check({ companyName: 'Kitewing Maps', email: 'kite@maps.example' });

    expect(await companies({ search: 'HARBOUR' })).toEqual(['Harbour Notes']);
    expect(await companies({ search: 'kite@' })).toEqual(['Kitewing Maps']);
    expect(await companies({ search: '.example' })).toEqual(['Kitewing Maps', 'Harbour Notes']);
    expect(await companies({ search: 'nobody' })).toEqual([]);
  });

  it('holds only those that need a representative, or do not, if asked so', async () => {
    await check({ companyName: 'Needs one' });
    await check({ companyName: 'Needs none', question3: false });

    expect(await companies({ requiresLegalRep: true })).toEqual(['Needs one']);
    expect(await companies({ requiresLegalRep: false, search: 'needs' })).toEqual(['Needs none']);
  });
});

describe('the number of checks', () => {
  it.each([
    [{}, 3],
    [{ limit: 1 }, 3],
    [{ requiresLegalRep: false }, 1],
    [{ search: 'harbour' }, 2],
    [{ search: 'harbour', requiresLegalRep: true }, 1],
    [{ search: 'nobody' }, 0],
  ])('is that of the rows that %j finds', async (query, count) => {
    await check({ companyName: 'Harbour Notes' });
    await check({ companyName: 'Harbour Maps', question3: false });
    await check({ companyName: 'Kitewing' });
    expect(await service.call(CountComplianceChecks, query)).toBe(count);
  });
});

describe('the totals of checks', () => {
  const totals = () => service.call(GetComplianceCheckTotals, {});

  it('are exact after 28 parallel checks', async () => {
    await Promise.all(Array.from({ length: 28 }, (_, n) => check({ question1: n % 4 !== 0 })));

    expect(await totals()).toEqual({ total: 28, requiringLegalRep: 21 });
  });

  it('are zero as long as there is none', async () => {
    expect(await totals()).toEqual({ total: 0, requiringLegalRep: 0 });
  });
});

describe('the checks by day', () => {
  it('name each day of UTC, also those without a check, up to today', async () => {
    await check();
    await check();
    service.passTime(2 * DAY_MS);
    const { createdAt } = await check();
    const today = createdAt.slice(0, 10);
    await service.db.query(
      `insert into compliance_checks
      (email, company_name, question1, question2, question3, requires_legal_rep, created_at)
      values ('a@b.example', 'Last second of the day before', true, true, true, true,
        $1::date::timestamp at time zone 'UTC' - interval '1 second')`,
      [today],
    );

    const days = await service.call(GetComplianceCheckStatistics, { days: 3 });

    expect(days.map(({ count }) => count)).toEqual([2, 1, 1]);
    expect(days.at(-1)?.day).toBe(today);
    expect(await service.call(GetComplianceCheckStatistics, { days: 2 })).toEqual(days.slice(1));
    expect(await service.call(GetComplianceCheckStatistics, {})).toHaveLength(90);
  });

  it.each([0, 731, 1.5])('are refused for %s days', async (days) => {
    await expect(service.call(GetComplianceCheckStatistics, { days })).rejects.toMatchObject({ status: 400 });
  });
});

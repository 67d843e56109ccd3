import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import type { ResponseTimesRowView, ResponseTimesView } from '@rep13/contracts-sla';
import { address, choose, axeFaults, fakeApi, ok, withFakeBrowser } from '@rep13/testing-browser';
import { everyPageOf } from '../../test/admin.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();
beforeEach(() => jest.setSystemTime(new Date('2026-11-20T09:14:00Z')));

const row = (group: string, more: Partial<ResponseTimesRowView> = {}): ResponseTimesRowView => ({
  group,
  received: 3,
  acknowledged: 2,
  within24h: 2,
  missed: 0,
  p50Hours: 1.5,
  p90Hours: 7,
  p95Hours: 7,
  maxHours: 7.25,
  ...more,
});
const TIMES: ResponseTimesView = {
  from: '2026-08-22T00:00:00.000Z',
  to: '2026-11-20T09:14:00.000Z',
  all: row('', { received: 5, missed: 1, within24h: 199 }),
  byAuthority: [row('ACM'), row('Arcom', { acknowledged: 0, within24h: 0, p50Hours: null })],
  byState: [row('Netherlands'), row('France', { received: 0 })],
  byClient: [row('', {})],
};
const NINETY = 'GET /api/admin/response-times?from=2026-08-22';
const cellsOf = (table: string, name: RegExp) =>
  within(within(screen.getByRole('region', { name: `${table}: response times` })).getByRole('row', { name }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('the response times', () => {
  it('are given for all, by authority, by Member State and by client', async () => {
    fakeApi({ ...everyPageOf(), [NINETY]: ok(TIMES) });
    await open('/admin/response-times');
    expect(cellsOf('All orders', /^All/).slice(0, 4)).toEqual(['All', '5', '2', '99%, 1 late']);
    expect(cellsOf('By authority', /^ACM/)).toEqual([
      'ACM',
      '3',
      '2',
      '100%, none late',
      '1 h 30 min',
      '7 h',
      '7 h',
      '7 h 15 min',
    ]);
    expect(cellsOf('By authority', /^Arcom/).slice(3, 5)).toEqual(['None yet', 'None yet']);
    expect(screen.queryByText('France')).toBeNull();
    expect(cellsOf('By client', /^Not known/)[1]).toBe('3');
    expect(await axeFaults()).toEqual([]);
  });

  it('are of other days when one asks for them, also by the address', async () => {
    const year = 'GET /api/admin/response-times?from=2025-11-20';
    const none = { ...TIMES, all: row('', { received: 0 }), byAuthority: [], byState: [], byClient: [] };
    fakeApi({ ...everyPageOf(), [NINETY]: ok(TIMES), [year]: ok(none) });
    await open('/admin/response-times?days=7');
    await choose('365 days');
    expect(address()).toBe('/admin/response-times?days=365');
    expect(screen.getAllByText('No order reached us in this time.')).toHaveLength(4);
    const file = screen.getByRole('link', { name: 'Export as CSV' });
    expect(file.getAttribute('href')).toBe('/api/admin/response-times/export?from=2025-11-20');
  });
});

import { describe, expect, it } from '@jest/globals';
import { STATUS_SERVICES } from '@rep13/content';
import { screen, within } from '@testing-library/react';
import { fakeApi, later, ok, press, refusedAs, withFakeBrowser } from '@rep13/testing-browser';
import { open } from '../../test/open.ts';
import { announced } from '../../test/announcements.ts';

withFakeBrowser();

const STATUS = 'GET /api/status';
const NAMES = Object.keys(STATUS_SERVICES);
const HISTORY = 'GET /api/status/history';
const NO_PAST = { days: 90, measured: [], incidents: [] };
const DOWN = refusedAs(503, 'gateway.service-unavailable');

/** All operational but those that are named. */
const answer = (others: Record<string, string> = {}) =>
  ok(NAMES.map((name) => ({ name, status: others[name] ?? 'operational' })));

const summary = () => announced('status')[0];
const states = () =>
  within(screen.getByRole('table', { name: 'Services' }))
    .getAllByRole('cell')
    .map((cell) => cell.textContent);

describe('StatusPage', () => {
  it('shows every service with its state', async () => {
    fakeApi({ [HISTORY]: ok(NO_PAST), [STATUS]: answer() });
    await open('/status');
    expect(states()).toEqual(NAMES.map(() => 'operational'));
    expect(summary()).toBe('All systems operational');
  });

  it.each([
    [{ sla: 'degraded' }, 'Some systems are slow'],
    [{ sla: 'degraded', notifications: 'down' }, 'Some systems are down'],
  ])('sums up the worst of %p', async (others, sentence) => {
    fakeApi({ [HISTORY]: ok(NO_PAST), [STATUS]: answer(others) });
    await open('/status');
    expect(summary()).toBe(sentence);
    expect(states()).toEqual(expect.arrayContaining(Object.values(others)));
  });

  it('claims neither good nor bad of a service that nobody has seen yet', async () => {
    const known = NAMES.filter((name) => name !== 'sla').map((name) => ({ name, status: 'operational' }));
    fakeApi({ [HISTORY]: ok(NO_PAST), [STATUS]: ok(known) });
    await open('/status');
    expect(summary()).toBe('Looking');
    expect(states().sort()).toEqual(['looking', ...Array<string>(4).fill('operational')]);
  });

  it('looks again after 30 seconds', async () => {
    const answers = [answer(), answer({ agreements: 'down' })];
    const api = fakeApi({ [HISTORY]: ok(NO_PAST), [STATUS]: () => answers.shift() ?? answer() });
    await open('/status');
    await later(30_000);
    expect(api.sent('GET', '/api/status')).toHaveLength(2);
    expect(states()).toEqual(['operational', 'operational', 'down', 'operational', 'operational']);
  });

  it('says that it does not know when nobody answers, and when it looked', async () => {
    fakeApi({ [HISTORY]: ok(NO_PAST), [STATUS]: DOWN });
    await open('/status');
    expect(summary()).toBe('Status is unavailable right now');
    expect(states()).toEqual(NAMES.map(() => 'no answer'));
    expect(screen.getByText(/Last checked/).textContent).toMatch(/\d\d:\d\d:\d\d, without an answer/);
  });

  it('keeps the last states when a later look fails, and says how old they are', async () => {
    const answers = [answer()];
    fakeApi({ [HISTORY]: ok(NO_PAST), [STATUS]: () => answers.shift() ?? DOWN });
    await open('/status');
    await later(30_000);
    expect(summary()).toBe('Status is unavailable right now');
    expect(states()).toEqual(NAMES.map(() => 'operational'));
    expect(screen.getByText(/The states below are as of/)).toBeTruthy();
  });

  it('goes on looking after a failure', async () => {
    const answers = [DOWN];
    fakeApi({ [HISTORY]: ok(NO_PAST), [STATUS]: () => answers.shift() ?? answer() });
    await open('/status');
    await later(31_000);
    expect(summary()).toBe('All systems operational');
  });

  it('looks again at once on request', async () => {
    const answers = [DOWN];
    fakeApi({ [HISTORY]: ok(NO_PAST), [STATUS]: () => answers.shift() ?? answer() });
    await open('/status');
    await press('Retry');
    expect(summary()).toBe('All systems operational');
  });

  it('tells one incident that is over', async () => {
    fakeApi({ [HISTORY]: ok(NO_PAST), [STATUS]: answer() });
    await open('/status');
    const incident = within(screen.getByRole('region', { name: 'Incidents' })).getByRole('article');
    expect(within(incident).getByText('resolved')).toBeTruthy();
    expect(incident.textContent).toContain('12 June 2025');
  });

  it('tells of the last 90 days what was measured, and of each incident what staff says', async () => {
    const day = new Date().toISOString().slice(0, 10);
    const incident = {
      id: 1,
      service: 'sla',
      worst: 'down',
      state: 'resolved',
      openedAt: '2026-11-20T09:14:00.000Z',
      closedAt: '2026-11-20T09:26:00.000Z',
      title: 'Orders were late',
      words: 'A disk was full.',
    };
    const unexplained = { ...incident, id: 2, service: 'agreements', state: 'monitoring', closedAt: null };
    fakeApi({
      [STATUS]: answer(),
      [HISTORY]: ok({
        days: 90,
        measured: [{ day, service: 'sla', operational: 999, degraded: 0, down: 1 }],
        incidents: [{ ...unexplained, title: null, words: null }, incident],
      }),
    });
    await open('/status');
    const chart = screen.getByRole('img', { name: /^Authority requests: 99.90% operational on one day/ });
    expect(chart.querySelectorAll('rect')).toHaveLength(90);
    expect([...chart.querySelectorAll('rect')].at(-1)?.getAttribute('data-state')).toBe('down');
    const articles = within(screen.getByRole('region', { name: 'Incidents' })).getAllByRole('article');
    expect(articles.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining(
        'Agreements: downmonitoring20 November 2026Agreements was down from 09:14 UTC on',
      ),
      expect.stringContaining(
        'A disk was full.\nAuthority requests was down from 09:14 UTC, for about 12 minutes.',
      ),
    ]);
    expect(screen.queryByText(/A sample/)).toBeNull();
  });
});

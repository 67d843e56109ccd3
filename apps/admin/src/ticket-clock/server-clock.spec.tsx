import { describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { HOUR_MS } from '@rep13/contracts-constants';
import { fakeApi, later, ok, withFakeBrowser } from '@rep13/testing-browser';
import { dashboardOf, PENDING } from '../../test/admin.ts';
import { buildTicket } from '../../test/builders.ts';
import { open } from '../../test/open.ts';

withFakeBrowser();

const DUE = Date.parse('2026-11-26T09:00:00Z');
/** The server's time: seven hours and a half after the order was due. */
const NOW = DUE + 7.5 * HOUR_MS;

describe('the clock of the most urgent order', () => {
  it.each([-8, 0, 8])('goes by the server on a computer that is %d hours ahead', async (hours) => {
    jest.setSystemTime(NOW + hours * HOUR_MS);
    const order = buildTicket({ nextDue: 'answer', nextDueAt: new Date(DUE).toISOString() });
    const byServer = { Date: new Date(NOW).toUTCString(), 'Cache-Control': 'no-store' };
    fakeApi({ ...dashboardOf(), [PENDING]: ok([order], 200, byServer) });
    await open('/admin');
    await later(16_000);
    expect(screen.getByRole('timer').textContent).toBe('Late by 7 h 30 min');
  });
});

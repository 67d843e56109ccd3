import type { ServiceState } from '@rep13/contracts-gateway';
import { incidentMove } from './incident-move.ts';

/** Half minutes apart, the latest first. */
const seen = (...states: ServiceState[]) =>
  states.map((state, index) => ({ state, at: new Date(Date.UTC(2026, 10, 20, 9) - index * 30_000) }));
const BEFORE = new Date(Date.UTC(2026, 10, 20, 8, 59, 30));

describe('an incident', () => {
  it('opens with the second bad measurement in a row, from the first of them on', () => {
    expect(incidentMove(seen('down'), null)).toBeNull();
    expect(incidentMove(seen('down', 'operational'), null)).toBeNull();
    expect(incidentMove(seen('degraded', 'degraded', 'operational'), null)).toEqual({
      kind: 'open',
      at: BEFORE,
      worst: 'degraded',
    });
    expect(incidentMove(seen('degraded', 'down'), null)).toMatchObject({ kind: 'open', worst: 'down' });
  });

  it('does not open while all is well', () => {
    expect(incidentMove(seen('operational', 'operational'), null)).toBeNull();
  });

  it('remembers the worst of it', () => {
    expect(incidentMove(seen('down', 'degraded'), { worst: 'degraded' })).toEqual({ kind: 'worsen' });
    expect(incidentMove(seen('degraded', 'down'), { worst: 'down' })).toBeNull();
  });

  it('closes after two minutes of good ones, with the first of them', () => {
    const good = seen('operational', 'operational', 'operational', 'operational', 'down');
    expect(incidentMove(good.slice(0, 3), { worst: 'down' })).toBeNull();
    expect(incidentMove(good, { worst: 'down' })).toEqual({ kind: 'close', at: good[3]?.at });
  });
});

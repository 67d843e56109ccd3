import { describe, expect, it } from '@jest/globals';
import { systemState } from './system-state.ts';

const up = { name: 'gateway', status: 'operational' } as const;

describe('systemState', () => {
  it.each([
    [[up], 'Online', ''],
    [[up, { name: 'sla', status: 'degraded' } as const], 'Degraded', 'sla'],
    [[up, { name: 'sla', status: 'down' } as const], 'Down', 'sla'],
  ])('sums up %j as %s', (services, value, note) => {
    expect(systemState(services)).toEqual({ value, note });
  });
});

import { COORDINATOR_SOURCES } from './coordinator-sources.ts';
import { coordinatorOf } from './coordinators.ts';
import { EU_STATE_CODES } from './eu-states.ts';

describe('the coordinators', () => {
  it.each(EU_STATE_CODES)('say of %s from where and since when it is known', (state) => {
    const { source, asOf, status, note } = coordinatorOf(state);
    expect(source).toMatch(/^[^.].{10,}\.$/);
    expect(asOf).toMatch(/^20\d\d-(0[1-9]|1[0-2])$/);
    expect(['authority', 'commission', 'interim', 'unconfirmed']).toContain(status);
    expect(note).not.toBe('');
  });

  it('take the weak sources for weak', () => {
    const weak = EU_STATE_CODES.filter((state) => COORDINATOR_SOURCES[state].status === 'unconfirmed');
    expect(weak).toEqual(['EE', 'LV', 'LT', 'SK']);
    expect(coordinatorOf('PL').status).toBe('interim');
  });
});

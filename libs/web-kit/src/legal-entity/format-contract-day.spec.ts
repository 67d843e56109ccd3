import { describe, expect, it } from '@jest/globals';
import { formatContractDay } from './format-contract-day.ts';

describe('formatContractDay', () => {
  it('names the day that it is where the representative is', () => {
    expect(formatContractDay('2027-11-20T22:59:59.999Z')).toBe('20 November 2027');
    expect(formatContractDay('2027-11-20T23:00:00.000Z')).toBe('21 November 2027');
    expect(formatContractDay(null)).toBe('N/A');
  });
});

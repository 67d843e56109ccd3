import type { Call, Evidence } from '../evidence.ts';
import { aCustomer } from './made-up.ts';
import { checkOverload } from './r9-overload.ts';

describe('R9', () => {
  const [first] = aCustomer().calls;
  const refused = { ...first!, status: 503, answer: { code: 'gateway.service-unavailable' } };
  const stranger: Call = { ...refused, customer: 'stranger 1', key: 'stranger 1' };
  const stateWith = (...more: Call[]) => {
    const evidence: Evidence = { ...aCustomer(), calls: [...aCustomer().calls, stranger, ...more] };
    return checkOverload(evidence).state;
  };

  it('is not tried without strangers', () => {
    expect(checkOverload(aCustomer()).state).toBe('not tried');
  });

  it('holds while strangers are refused', () => {
    expect(stateWith()).toBe('held');
  });

  it('breaks when a stranger is not answered, or a client is refused', () => {
    expect(stateWith({ ...stranger, customer: 'stranger 2', status: 0, answer: {} })).toBe('broken');
    expect(stateWith({ ...refused, step: 'payment', key: 'other' })).toBe('broken');
  });
});

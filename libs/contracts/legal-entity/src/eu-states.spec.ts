import { EU_MEMBER_STATES } from '@rep13/contracts-constants';
import { EU_STATES, EU_STATE_CODES } from './eu-states.ts';
import { SAMPLE_LEGAL_ENTITY } from './sample-legal-entity.ts';
import { toPrintedEntity } from './to-printed-entity.ts';

describe('the Member States by code', () => {
  it('are those by name, each once, each with a coordinator of its own', () => {
    const states = Object.values(EU_STATES);
    expect(states.map(({ name }) => name).toSorted()).toEqual([...EU_MEMBER_STATES].toSorted());
    expect(new Set(states.map(({ coordinator }) => coordinator)).size).toBe(states.length);
    for (const code of EU_STATE_CODES) expect(code).toMatch(/^[A-Z]{2}$/);
  });

  it.each([
    ['EE', 'an Estonian company'],
    ['NL', 'a Dutch company'],
    ['AT', 'an Austrian company'],
  ] as const)('say of what kind a company of %s is: %s', (incorporationState, kind) => {
    expect(toPrintedEntity({ ...SAMPLE_LEGAL_ENTITY, incorporationState }).companyKind).toBe(kind);
  });
});

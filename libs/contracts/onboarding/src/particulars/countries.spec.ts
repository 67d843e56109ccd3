import { EU_MEMBER_STATES } from '@rep13/contracts-constants';
import { COUNTRIES_OF_INCORPORATION } from './countries.ts';

const EEA_ONLY = ['Iceland', 'Liechtenstein', 'Norway'];

describe('the countries of incorporation', () => {
  it('are outside the EU and the EEA only, sorted, Other last', () => {
    const countries: string[] = COUNTRIES_OF_INCORPORATION.slice(0, -1);
    expect(COUNTRIES_OF_INCORPORATION.at(-1)).toBe('Other');
    expect(countries).toEqual([...countries].sort((one, other) => one.localeCompare(other, 'en')));
    expect(countries.filter((name) => [...EU_MEMBER_STATES, ...EEA_ONLY].includes(name))).toEqual([]);
    expect(new Set(countries).size).toBe(countries.length);
  });
});

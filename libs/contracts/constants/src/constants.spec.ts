import { CLIENT_ID, COUNTRIES_OF_INCORPORATION, EU_LANGUAGES, EU_MEMBER_STATES } from './index.ts';

const EEA_ONLY = ['Iceland', 'Liechtenstein', 'Norway'];

describe('the constants', () => {
  it('count as many Member States and languages as there are', () => {
    expect(new Set(EU_MEMBER_STATES).size).toBe(27);
    expect(new Set(EU_LANGUAGES).size).toBe(24);
  });

  it('offer countries outside the EU and the EEA only, sorted, Other last', () => {
    const countries: string[] = COUNTRIES_OF_INCORPORATION.slice(0, -1);
    expect(COUNTRIES_OF_INCORPORATION.at(-1)).toBe('Other');
    expect(countries).toEqual([...countries].sort((one, other) => one.localeCompare(other, 'en')));
    expect(countries.filter((name) => [...EU_MEMBER_STATES, ...EEA_ONLY].includes(name))).toEqual([]);
    expect(new Set(countries).size).toBe(countries.length);
  });

  it('keep letters out of a Client ID that look like others', () => {
    expect('DSA-ABC234').toMatch(CLIENT_ID);
    for (const lookalike of ['0', 'O', '1', 'I']) expect(`DSA-ABC23${lookalike}`).not.toMatch(CLIENT_ID);
  });
});

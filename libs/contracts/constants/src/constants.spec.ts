import { CLIENT_ID, EU_LANGUAGES, EU_MEMBER_STATES } from './index.ts';

describe('the constants', () => {
  it('count as many Member States and languages as there are', () => {
    expect(new Set(EU_MEMBER_STATES).size).toBe(27);
    expect(new Set(EU_LANGUAGES).size).toBe(24);
  });

  it('keep letters out of a Client ID that look like others', () => {
    expect('DSA-ABC234').toMatch(CLIENT_ID);
    for (const lookalike of ['0', 'O', '1', 'I']) expect(`DSA-ABC23${lookalike}`).not.toMatch(CLIENT_ID);
  });
});

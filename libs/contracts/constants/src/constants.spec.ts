import { CLIENT_ID, EU_LANGUAGES, EU_MEMBER_STATES, formatMoney } from './index.ts';

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

it.each([
  [30_000, 'EUR', 'EUR 300'],
  [30_050, 'EUR', 'EUR 300.50'],
  [2_520_000, 'EUR', 'EUR 25,200'],
  [480_050, 'USD', 'USD 4,800.50'],
])('writes %i cents of %s as every sentence does', (amountCents, currency, text) => {
  expect(formatMoney({ amountCents, currency })).toBe(text);
});

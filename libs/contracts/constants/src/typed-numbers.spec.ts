import { describe, expect, it } from '@jest/globals';
import {
  lettersOfCode,
  typedClientId,
  typedNumber,
  typedReference,
  typedRegisterNumber,
} from './typed-numbers.ts';

const fullWidth = (text: string) =>
  [...text].map((sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0)).join('');

/** The ways in which a number reaches us from mails, Word, phones and paper. */
const typedWays = (number: string): string[] => [
  ...[
    number,
    number.toLowerCase(),
    `  ${number} `,
    `${number}\u00a0`,
    `${number}\u200b`,
    `${number}.`,
    `“${number}”`,
  ],
  ...['–', '\u2011', '\u2212', '\u00ad-', '', ' ', '－', '‐', '_'].map((dash) =>
    number.replaceAll('-', dash),
  ),
  fullWidth(number),
];

describe('a number that is typed', () => {
  it.each([
    ['DSA-ABC234', typedClientId],
    ['R13-ABCDEFGH', typedRegisterNumber],
    ['A-ABCD-2345', typedReference],
    ['DSA-202611-0042', typedNumber],
    ['R13-2026-00001', typedNumber],
    ['SLA-2026-00017', typedNumber],
    ['DSA-ABC234', typedNumber],
    ['R13-23456789', typedNumber],
  ])('is %s, with whatever keys', (number, read) => {
    for (const typed of typedWays(number)) expect([typed, read(typed)]).toEqual([typed, number]);
  });

  it('is read behind its label', () => {
    expect(typedClientId('Client ID: DSA-ABC234')).toBe('DSA-ABC234');
  });

  it.each([
    'DSA-ABC23',
    'DSA-ABC2345',
    'DSA-ABC10O',
    'DSÄ-ABC234',
    'DSA-ABC234\u202e',
    'DSA-ABC234\0',
    'Accenture',
    '',
  ])('is not %j', (typed) => {
    expect([typedClientId(typed), typedNumber(typed)]).toEqual([null, null]);
  });

  it('of a code leaves its letters and digits', () => {
    expect(lettersOfCode('１２３ ４５６')).toBe('123456');
    expect(lettersOfCode('abcd–efgh\u2011jk')).toBe('ABCDEFGHJK');
  });
});

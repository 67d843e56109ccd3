import { toPrintedNumber } from './printed-number.ts';

const ID = { kind: 'document-id', id: '0123456789ab' };
const REGISTER = { kind: 'register-number', registerNumber: 'R13-ABCDEFGH' };
const LETTER = { kind: 'letter', registerNumber: 'R13-ABCDEFGH', designationId: 42 };

describe('a number typed from paper', () => {
  it.each([
    ['0123 4567 89AB', ID],
    ['0123456789ab', ID],
    [' Document 0123 4567 89ab ', ID],
    ['0123-4567-89AB', ID],
    ['R13-ABCDEFGH', REGISTER],
    ['r13 abcdefgh', REGISTER],
    ['R13-ABCDEFGH/42', LETTER],
    ['r13–abcdefgh / 42', LETTER],
  ])('is known as it is typed: %s', (typed, number) => {
    expect(toPrintedNumber(typed)).toEqual(number);
  });

  it.each([
    'DSA-202611-0001',
    'R13-2026-00001',
    '',
    '/',
    'R13-ABCDEFGH/',
    '/42',
    '0123 4567 89A',
    "' or 1=1",
  ])('is none of those that can be guessed, and nothing else: %p', (typed) => {
    expect(toPrintedNumber(typed)).toBeNull();
  });
});

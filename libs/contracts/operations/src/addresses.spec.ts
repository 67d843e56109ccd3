import { describe, expect, it } from '@jest/globals';
import { addressOf, callOf, type Operation } from './index.ts';

interface Row {
  readonly id: number;
}

const list = 'GET /api/rows' as Operation<
  'GET /api/rows',
  { query: { search?: string; limit?: number; open?: boolean }; answer: Row[] }
>;
const picture = 'GET /api/rows/:id/:number.svg' as Operation<
  'GET /api/rows/:id/:number.svg',
  { answer: Row }
>;
const move = 'POST /api/rows/:id/:action' as Operation<
  'POST /api/rows/:id/:action',
  {
    params: { action: 'open' | 'close' };
    body: { note: string };
    answer: Row;
    error: 'onboarding.file-active';
  }
>;

describe('the address of a call', () => {
  it('has its parameters where they stand, each in one piece', () => {
    expect(addressOf(picture, { params: { id: 7, number: 'a/b ?#ü' } })).toBe(
      '/api/rows/7/a%2Fb%20%3F%23%C3%BC.svg',
    );
  });

  it('asks in the order given, and leaves out what is not asked', () => {
    expect(addressOf(list)).toBe('/api/rows');
    expect(addressOf(list, { query: { search: '', limit: undefined } })).toBe('/api/rows');
    expect(addressOf(list, { query: { open: false, limit: '5', search: 'north wind&' } })).toBe(
      '/api/rows?open=false&limit=5&search=north+wind%26',
    );
  });

  it('tells two questions at the same address apart by what is not sent', () => {
    expect(addressOf(list, { fragment: 'token' })).toBe('/api/rows#token');
  });
});

describe('a call that writes', () => {
  it('has its method and its address', () => {
    expect(callOf(move, { params: { id: 7, action: 'close' } })).toEqual({
      method: 'POST',
      path: '/api/rows/7/close',
    });
  });
});

/** Never run: each line is refused by the compiler. */
export const refused = () => [
  // @ts-expect-error a parameter is missing
  callOf(move, { params: { id: 7 } }),
  // @ts-expect-error a parameter that the path does not have
  callOf(move, { params: { id: 7, action: 'open', other: 1 } }),
  // @ts-expect-error what the parameter does not take
  callOf(move, { params: { id: 7, action: 'burn' } }),
  // @ts-expect-error a query that the call does not know
  addressOf(list, { query: { serach: 'x' } }),
  // @ts-expect-error a call that writes has no address to read
  addressOf(move, { params: { id: 7, action: 'open' } }),
];

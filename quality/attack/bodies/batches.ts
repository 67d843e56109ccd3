import { anyBodies, HOSTILE_TEXTS, hostileCases, refusedBodies } from '@rep13/testing/api';
import fc from 'fast-check';
import type { Asking } from '../http/caller.ts';
import { randomOf } from '@rep13/faults/random';
import type { Route } from './routes.ts';

/** One request that is to be made, and the status that it must get; none where any but an error of ours is good. */
export interface Bad extends Asking {
  readonly route: Route;
  readonly query?: string;
  readonly expects?: number;
}

const withBody = (routes: readonly Route[]) =>
  routes.flatMap((route) => (route.body ? [{ route, type: route.body }] : []));

/** Bodies of which at least one property is certainly refused, `each` for every route. */
export const certainlyRefused = (routes: readonly Route[], each: number, seed: number): Bad[] =>
  withBody(routes).flatMap(({ route, type }) =>
    fc.sample(refusedBodies(type), { numRuns: each, seed }).map((body) => ({ route, body, expects: 400 })),
  );

/** Bodies with the right names and anything in them: some are even good. */
export const anything = (routes: readonly Route[], each: number, seed: number): Bad[] =>
  withBody(routes).flatMap(({ route, type }) =>
    fc.sample(anyBodies(type), { numRuns: each, seed }).map((body) => ({ route, body })),
  );

/** Good bodies but for one character that no text may hold; `many` of some ten thousand, drawn by the seed. */
export function withOneBadCharacter(routes: readonly Route[], many: number, seed: number): Bad[] {
  const all = withBody(routes).flatMap(({ route, type }) =>
    hostileCases(type)
      .filter(({ mustBeRefused }) => mustBeRefused)
      .map(({ body }) => ({ route, body, expects: 400 })),
  );
  return randomOf(seed).shuffled(all).slice(0, many);
}

const DEEP = '['.repeat(40_000) + ']'.repeat(40_000);

/** What no form of ours sends; by the status that it must get. */
const HAND_MADE: readonly (readonly [number | undefined, Asking])[] = [
  // Where every field may be left out, nothing at all is a good body.
  [undefined, { body: '' }],
  [400, { body: '{"email":' }],
  [400, { body: '"text"' }],
  [400, { body: '[]' }],
  [400, { body: 'null' }],
  [400, { body: DEEP }],
  [400, { body: '{"email":\u0000}' }],
  [400, { body: '{"__proto__":{"role":"admin"},"constructor":{"prototype":{"role":"admin"}}}' }],
  [413, { body: JSON.stringify({ companyName: 'x'.repeat(200_000) }) }],
  [415, { body: '{}', headers: { 'Content-Type': 'text/plain' } }],
  [415, { body: 'a=b', headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }],
  [415, { body: '{}', headers: { 'Content-Type': 'multipart/form-data; boundary=x' } }],
  [415, { body: '{}', headers: { 'Content-Type': 'application/json; charset=utf-7' } }],
  [415, { body: '{}', headers: { 'Content-Encoding': 'zip' } }],
];

/** An order may be a megabyte long: there the long body is read, and refused for what it holds. */
const MAY_BE_LONG = '/api/authority-requests';

export const handMade = (routes: readonly Route[]): Bad[] =>
  withBody(routes).flatMap(({ route }) =>
    HAND_MADE.map(([expects, asking]) => {
      const isRead = expects === 413 && route.path === MAY_BE_LONG;
      return { route, expects: isRead ? 400 : expects, ...asking };
    }),
  );

/** Hostile texts where a list is asked for, and in the place of every id. */
export const hostileAddresses = (routes: readonly Route[]): Bad[] =>
  routes
    .filter(({ method }) => method === 'GET')
    .flatMap((route) =>
      route.queries.flatMap((name) =>
        HOSTILE_TEXTS.map((text) => ({ route, query: `?${name}=${encoded(text)}` })),
      ),
    );

/** Also of half a character, which no browser could encode. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed());

import { excessOf, JSON_LIMITS } from './json-excess.ts';

const excess = (json: string) => excessOf(Buffer.from(json));
const object = (names: number, name = (index: number) => `k${index}`) =>
  `{${Array.from({ length: names }, (_, index) => `"${name(index)}":1`).join()}}`;
const list = (length: number, item = '1') => `[${Array.from({ length }, () => item).join()}]`;
const nested = (levels: number) => '['.repeat(levels) + '1' + ']'.repeat(levels);

describe('what a JSON text has too much of', () => {
  it.each([
    ['names of one object', object(JSON_LIMITS.names), object(JSON_LIMITS.names + 1), 'names'],
    ['one name again and again', object(200, () => 'k'), object(201, () => 'k'), 'names'],
    ['__proto__ again and again', object(200, () => '__proto__'), object(201, () => '__proto__'), 'names'],
    ['numbers', list(JSON_LIMITS.values - 1), list(JSON_LIMITS.values), 'values'],
    ['empty lists', list(2_499, '[]'), list(2_500, '[]'), 'values'],
    ['small objects', list(1_600, '{"a":1,"b":2}'), list(1_700, '{"a":1,"b":2}'), 'values'],
    ['levels', nested(JSON_LIMITS.depth), nested(JSON_LIMITS.depth + 1), 'depth'],
  ])('is counted: %s', (_, most, more, limit) => {
    expect(excess(most)).toBeUndefined();
    expect(excess(more)).toMatchObject({ limit });
  });

  it.each([
    ['signs in a text', JSON.stringify({ text: '[{,:'.repeat(10_000) })],
    ['signs behind a quote in a text', JSON.stringify({ text: '"[{,:\\'.repeat(10_000) })],
    ['signs in a name', JSON.stringify({ [',:{['.repeat(10_000)]: 1 })],
    ['a text of a megabyte', JSON.stringify('x'.repeat(1_000_000))],
    ['many objects with some names each', list(20, object(100))],
  ])('is not %s', (_, json) => {
    expect(excess(json)).toBeUndefined();
  });

  it.each(['', '"', '"\\', ']]]]}', '{"a":', ':,:,', 'nothing', '{"a" [ }'])(
    'leaves what is no JSON to the parser: %s',
    (text) => {
      expect(excess(text)).toBeUndefined();
    },
  );

  it('is shown with its place', () => {
    expect(excess(`{"a":[0,{"b":${object(201)}}]}`)).toEqual({ limit: 'names', path: 'a.1.b' });
    expect(excess(object(201))).toEqual({ limit: 'names', path: '' });
    expect(excess(`{"${'x'.repeat(5_000)}":${list(6_000)}}`)?.path).toBe(`${'x'.repeat(99)}…`);
  });
});

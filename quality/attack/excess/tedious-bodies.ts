/** A body that costs more to check than to send, and whether it is too much to be parsed at all. */
export interface TediousBody {
  readonly what: string;
  readonly body: Buffer;
  readonly isExcess: boolean;
}

const times = (count: number, text: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => text(index)).join();

/** Names, values and levels as they fit into so many bytes; then what stays below every count and is all wrong. */
export function tediousBodies(bytes: number): TediousBody[] {
  const excess = {
    'names that nobody knows': `{${times(Math.floor(bytes / 12), (index) => `"k${index.toString(36)}":1`)}}`,
    'one name again and again': `{${times(Math.floor(bytes / 7), () => '"a":1')}}`,
    'names of every object': `{${times(Math.floor(bytes / 16), () => '"__proto__":{}')}}`,
    'numbers in a list of texts': `{"urls":[${times(Math.floor(bytes / 2) - 20, () => '1')}]}`,
    'lists in lists in a list': `{"urls":[${times(Math.floor(bytes / 12), () => '[[[[[1]]]]]')}]}`,
    'levels of lists': `{"a":${'['.repeat(bytes / 2 - 10)}${']'.repeat(bytes / 2 - 10)}}`,
    'levels of objects': `${'{"a":'.repeat(bytes / 6 - 1)}1${'}'.repeat(bytes / 6 - 1)}`,
  };
  const wrong = {
    'as many wrong names as are counted': `{${times(190, (index) => `"${'x'.repeat(bytes / 250)}${index}":1`)}}`,
    'as many wrong values as are counted': `{"urls":[${times(4_900, () => '1')}]}`,
    'one very long name': `{"${'x'.repeat(bytes - 10)}":1}`,
    'a list of one very long text': `{"urls":["${'<'.repeat(bytes - 20)}"],"email":"${'a@'.repeat(20)}"}`,
  };
  const bodiesOf = (texts: Readonly<Record<string, string>>, isExcess: boolean) =>
    Object.entries(texts).map(([what, text]) => ({ what, body: Buffer.from(text), isExcess }));
  return [...bodiesOf(excess, true), ...bodiesOf(wrong, false)];
}

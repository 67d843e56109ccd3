import { printablePath } from '@rep13/service-kit';

/** No body of this API comes near; to check more would hold up everybody's answers. */
export const JSON_LIMITS = { depth: 20, names: 200, values: 5_000 } as const;

/** Which limit a text breaks, and where. */
export interface JsonExcess {
  readonly limit: keyof typeof JSON_LIMITS;
  /** As a wrong field is named: `origin.ipAddress`, `urls.7`. */
  readonly path: string;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPEN_LIST = 0x5b;
const CLOSE_LIST = 0x5d;
const OPEN_OBJECT = 0x7b;
const CLOSE_OBJECT = 0x7d;
const COLON = 0x3a;
const COMMA = 0x2c;

interface Container {
  readonly isObject: boolean;
  /** Names of an object, commas of a list. */
  count: number;
  /** Of the last text in it. */
  text: readonly [from: number, to: number];
}

/**
 * Passes once over a JSON text before anything parses it, and stops where it is too much. A name counts each time it is
 * written, a list or an object for two values. What is no JSON is left to the parser.
 */
export function excessOf(json: Buffer): JsonExcess | undefined {
  const open: Container[] = [];
  let values = 1;
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at];
    if (byte === QUOTE) {
      const end = endOfText(json, at);
      const inside = open.at(-1);
      if (inside) inside.text = [at + 1, end];
      at = end;
      continue;
    }
    if (!isStructure(byte)) continue;
    const limit = take(byte, open);
    if (byte === COMMA || byte === OPEN_LIST || byte === OPEN_OBJECT) values += 1;
    if (limit) return { limit, path: pathOf(json, open) };
    if (values > JSON_LIMITS.values) return { limit: 'values', path: pathOf(json, open) };
  }
  return undefined;
}

/** Follows the text into its containers and out of them. The limit that this breaks, if any. */
function take(byte: number, open: Container[]): 'depth' | 'names' | undefined {
  const inside = open.at(-1);
  if (byte === OPEN_LIST || byte === OPEN_OBJECT) {
    open.push({ isObject: byte === OPEN_OBJECT, count: 0, text: [0, 0] });
    return open.length > JSON_LIMITS.depth ? 'depth' : undefined;
  }
  if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) open.pop();
  else if (inside?.isObject === (byte === COLON)) inside.count += 1;
  return inside?.isObject && inside.count > JSON_LIMITS.names ? 'names' : undefined;
}

const isStructure = (byte: number | undefined): byte is number =>
  byte === COMMA ||
  byte === COLON ||
  byte === OPEN_LIST ||
  byte === CLOSE_LIST ||
  byte === OPEN_OBJECT ||
  byte === CLOSE_OBJECT;

/** Where the text that begins at `start` ends: at a quote that no backslash takes for itself. */
function endOfText(json: Buffer, start: number): number {
  let at = start + 1;
  while (at < json.length && json[at] !== QUOTE) at += json[at] === BACKSLASH ? 2 : 1;
  return at;
}

/** The container that is open last, by the names and places that lead there. */
const pathOf = (json: Buffer, open: readonly Container[]): string =>
  printablePath(
    open
      .slice(0, -1)
      .map(({ isObject, count, text }) => (isObject ? json.toString('utf8', ...text) : `${count}`))
      .join('.'),
  );

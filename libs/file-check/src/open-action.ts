import { setImmediate } from 'node:timers/promises';
import { isRegular, nameAt } from './pdf-names.ts';

const BLANK = /^(?:[\0\s]|%[^\r\n]{0,200}[\r\n])*/;
const REFERENCE = /^(\d{1,10})[\0\s]+\d+[\0\s]+R/;
/** Before the word `obj` stands which object begins. */
const BEGINS = /(\d{1,10})[\0\s]+\d+[\0\s]*$/;
/** An action of an honest file has a hundred bytes. */
const ACTION_BYTES = 2_048;
const REFERENCES_MAX = 8;
/** Other requests are served between pieces of so many bytes. */
const PIECE_BYTES = 256 * 1024;

/** What a PDF does when it is opened. Showing one of its own places is all that it may do. */
export class OpenAction {
  private readonly objects = new Set<number>();
  private readonly packed: Buffer[] = [];

  /** Objects that were unpacked: the action may be among them. */
  noticePacked(objects: Buffer): void {
    this.packed.push(objects);
  }

  /** Whether the value behind the key `OpenAction` acts; one that stands elsewhere is looked for at the end. */
  actsAt(bytes: Buffer, behindKey: number): boolean {
    const start = skipBlank(bytes, behindKey);
    const [, object] = REFERENCE.exec(bytes.toString('latin1', start, start + 40)) ?? [];
    if (object === undefined) return acts(bytes, start);
    this.objects.add(Number(object));
    return this.objects.size > REFERENCES_MAX;
  }

  /**
   * Whether an object that `OpenAction` refers to acts, or cannot be found; every one with its number counts, whichever
   * is in force.
   */
  async actsElsewhere(bytes: Buffer): Promise<boolean> {
    const missing = new Set(this.objects);
    for (const objects of missing.size > 0 ? this.packed : [])
      for (const [object, at] of placesIn(objects, this.objects)) {
        missing.delete(object);
        if (acts(objects, at)) return true;
      }
    if (this.objects.size === 0) return false;
    let rested = 0;
    for (let at = bytes.indexOf('obj'); at !== -1; at = bytes.indexOf('obj', at + 3)) {
      if (at - rested > PIECE_BYTES) await setImmediate((rested = at));
      const [, object] = BEGINS.exec(bytes.toString('latin1', Math.max(at - 32, 0), at)) ?? [];
      if (!this.objects.has(Number(object))) continue;
      missing.delete(Number(object));
      if (acts(bytes, skipBlank(bytes, at + 3))) return true;
    }
    return missing.size > 0;
  }
}

/** Which of these objects a stream of objects holds, and where they begin: its first numbers say it. */
function placesIn(objects: Buffer, wanted: ReadonlySet<number>): [object: number, at: number][] {
  const numbers = /^[\0\s\d]*/.exec(objects.toString('latin1'))?.[0] ?? '';
  const pairs = numbers.split(/[\0\s]+/).filter(Boolean);
  return pairs.flatMap((object, index) => {
    if (index % 2 === 1 || !wanted.has(Number(object))) return [];
    return [[Number(object), skipBlank(objects, numbers.length + Number(pairs[index + 1] ?? 0))]];
  });
}

const skipBlank = (bytes: Buffer, at: number): number =>
  at + (BLANK.exec(bytes.toString('latin1', at, at + 4_096))?.[0].length ?? 0);

/** Anything but a place, or the action that shows one and goes on to no other. */
function acts(bytes: Buffer, start: number): boolean {
  if (bytes[start] === 0x5b) return false;
  if (bytes.toString('latin1', start, start + 2) !== '<<')
    return bytes.toString('latin1', start, start + 4) !== 'null' || isRegular(bytes[start + 4]);
  const names = namesOfDictionary(bytes, start);
  if (!names || names.includes('Next')) return true;
  const kinds = names.flatMap((name, index) => (name === 'S' ? [names[index + 1]] : []));
  return kinds.length === 0 || kinds.some((kind) => kind !== 'GoTo');
}

/** Undefined when it does not end where an honest one would. */
function namesOfDictionary(bytes: Buffer, start: number): string[] | undefined {
  const names: string[] = [];
  let depth = 0;
  for (let at = start; at < start + ACTION_BYTES; at += 1) {
    const two = bytes.toString('latin1', at, at + 2);
    if (two === '<<' || two === '>>') {
      depth += two === '<<' ? 1 : -1;
      at += 1;
      if (depth === 0) return names;
    } else if (two.startsWith('/')) names.push(nameAt(bytes, at).name);
  }
  return undefined;
}

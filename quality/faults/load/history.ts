import { openSync, writeSync } from 'node:fs';
import type { Call } from '../evidence.ts';

/** Every call there was, in memory for the checker and line by line in a file for people. */
export class History {
  readonly calls: Call[] = [];
  private readonly file: number;

  constructor(path: string) {
    this.file = openSync(path, 'a');
  }

  add(call: Call): void {
    this.calls.push(call);
    writeSync(this.file, `${JSON.stringify(call)}\n`);
  }
}

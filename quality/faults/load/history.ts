import { appendFileSync } from 'node:fs';
import type { Call } from '../evidence.ts';

/** Every call there was, in memory for the checker and line by line in a file for people. */
export class History {
  readonly calls: Call[] = [];

  constructor(private readonly file: string) {}

  add(call: Call): void {
    this.calls.push(call);
    appendFileSync(this.file, `${JSON.stringify(call)}\n`);
  }
}

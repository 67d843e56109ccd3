import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { RotatingFile } from './rotating-file.ts';

const ERROR_LEVEL = 50;
/** Logs are their owner's alone. */
const CLOSED_FOLDER = 0o700;

/** As much of an error in a log line as the terminal gets. */
interface LoggedError {
  readonly type?: unknown;
  readonly message?: unknown;
}

/** One log for each program, which is rotated; what is a problem also goes to the terminal. */
export class Logs {
  private readonly files = new Map<string, RotatingFile>();
  private readonly rests = new Map<string, string>();
  private readonly unwritable = new Set<string>();
  private isClosed = false;

  constructor(
    readonly folder: string,
    private readonly print: (line: string) => void,
  ) {
    mkdirSync(folder, { recursive: true, mode: CLOSED_FOLDER });
    chmodSync(folder, CLOSED_FOLDER);
  }

  readonly write = (program: string, chunk: string): void => {
    // A pipe may still hold something of a program whose exit was waited for.
    if (this.isClosed) return;
    this.append(program, chunk);
    const lines = ((this.rests.get(program) ?? '') + chunk).split('\n');
    this.rests.set(program, lines.pop() ?? '');
    for (const line of lines) {
      const problem = problemIn(line);
      if (problem) this.print(`${program}: ${problem}`);
    }
  };

  close(): void {
    this.isClosed = true;
    for (const file of this.files.values()) file.close();
  }

  /** A full disk must not end what runs; that lines are missing is logged once for each program. */
  private append(program: string, chunk: string): void {
    try {
      this.fileOf(program).append(chunk);
      this.unwritable.delete(program);
    } catch (error) {
      if (!this.unwritable.has(program))
        this.print(`The log of ${program} can't be written: ${String(error)}`);
      this.unwritable.add(program);
    }
  }

  private fileOf(program: string): RotatingFile {
    const open = this.files.get(program) ?? new RotatingFile(join(this.folder, `${program}.log`));
    this.files.set(program, open);
    return open;
  }
}

/** The message of a JSON log line of level error or worse; undefined for every other line. */
export function problemIn(line: string): string | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    const entry = JSON.parse(line) as { level?: unknown; msg?: unknown; err?: LoggedError };
    if (typeof entry.level !== 'number' || entry.level < ERROR_LEVEL) return undefined;
    return [entry.msg, entry.err?.message ?? entry.err?.type]
      .filter((part) => typeof part === 'string')
      .join(': ');
  } catch {
    return undefined;
  }
}

import { chmodSync, createWriteStream, existsSync, mkdirSync, type WriteStream } from 'node:fs';
import { join } from 'node:path';

const ERROR_LEVEL = 50;
/** Logs are their owner's alone. */
const CLOSED_FOLDER = 0o700;
const CLOSED_FILE = 0o600;

/** As much of an error in a log line as the terminal gets. */
interface LoggedError {
  readonly type?: unknown;
  readonly message?: unknown;
}

/** One log file for each program; what is a problem also goes to the terminal. */
export class Logs {
  private readonly files = new Map<string, WriteStream>();
  private readonly rests = new Map<string, string>();

  constructor(
    readonly folder: string,
    private readonly say: (line: string) => void,
  ) {
    mkdirSync(folder, { recursive: true, mode: CLOSED_FOLDER });
    chmodSync(folder, CLOSED_FOLDER);
  }

  readonly write = (program: string, chunk: string): void => {
    const file = this.fileOf(program);
    // A pipe may still hold something of a program whose exit was waited for.
    if (file.writableEnded) return;
    file.write(chunk);
    const lines = ((this.rests.get(program) ?? '') + chunk).split('\n');
    this.rests.set(program, lines.pop() ?? '');
    for (const line of lines) {
      const problem = problemIn(line);
      if (problem) this.say(`${program}: ${problem}`);
    }
  };

  /** Resolves when everything is on disk. */
  async close(): Promise<void> {
    await Promise.all([...this.files.values()].map((file) => new Promise<void>((done) => file.end(done))));
  }

  private fileOf(program: string): WriteStream {
    const open = this.files.get(program) ?? appendTo(join(this.folder, `${program}.log`));
    this.files.set(program, open);
    return open;
  }
}

/** Also a file that an earlier version left readable by all is closed. */
function appendTo(file: string): WriteStream {
  if (existsSync(file)) chmodSync(file, CLOSED_FILE);
  return createWriteStream(file, { flags: 'a', mode: CLOSED_FILE });
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

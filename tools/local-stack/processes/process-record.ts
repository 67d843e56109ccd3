import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { replaceFile } from '../data/replace-file.ts';
import { signalGroup } from './program.ts';

interface Recorded {
  readonly pid: number;
  /** When the system started it: process ids are given out again, this pair is not. */
  readonly born: string;
}

interface RecordFile {
  readonly launcher: Recorded;
  readonly programs: Record<string, Recorded>;
}

/** Remembers on disk which processes belong to a data folder, so that a killed launcher leaves no strays. */
export class ProcessRecord {
  constructor(private readonly file: string) {}

  write(pids: Readonly<Record<string, number>>): void {
    const programs = Object.entries(pids).map(([name, pid]) => [name, { pid, born: bornAt(pid) ?? '' }]);
    const record = {
      launcher: { pid: process.pid, born: bornAt(process.pid) },
      programs: Object.fromEntries(programs),
    };
    replaceFile(this.file, JSON.stringify(record, null, 2));
  }

  /**
   * Ends what an earlier launcher, itself gone, has left running, and takes the data folder over.
   * @throws when that launcher is still there.
   */
  async takeOver(): Promise<void> {
    const left = this.read();
    if (left && left.launcher.pid !== process.pid && isAlive(left.launcher)) {
      throw new Error(
        `Rep13 is already running on this data (process ${left.launcher.pid}). Stop it, or set DATA_DIR.`,
      );
    }
    await Promise.all(Object.values(left?.programs ?? {}).map(endStray));
    this.write({});
  }

  remove(): void {
    rmSync(this.file, { force: true });
  }

  private read(): RecordFile | undefined {
    if (!existsSync(this.file)) return undefined;
    try {
      return JSON.parse(readFileSync(this.file, 'utf8')) as RecordFile;
    } catch {
      return undefined;
    }
  }
}

async function endStray(stray: Recorded): Promise<void> {
  if (!isAlive(stray)) return;
  signalGroup(stray.pid, 'SIGINT');
  for (let tries = 0; tries < 50 && isAlive(stray); tries += 1) await sleep(100);
  if (isAlive(stray)) signalGroup(stray.pid, 'SIGKILL');
}

const isAlive = ({ pid, born }: Recorded) => born !== '' && bornAt(pid) === born;

/** When a process began, in whatever form the system says it; undefined when there is none. */
function bornAt(pid: number): string | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const [state, ...fields] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return state === 'Z' ? undefined : fields[18];
  } catch {
    if (existsSync('/proc/self/stat')) return undefined;
    return psStart(pid);
  }
}

function psStart(pid: number): string | undefined {
  try {
    return execFileSync('ps', ['-o', 'lstart=', '-p', `${pid}`], { encoding: 'utf8' }).trim() || undefined;
  } catch {
    return undefined;
  }
}

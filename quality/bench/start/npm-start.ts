import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { freePort, REPOSITORY } from '@rep13/local-stack';

const READY = 'Rep13 is ready';

export interface Started {
  /** From the command to the ready line. */
  readonly seconds: number;
  /** Asks it to stop as Ctrl-C does, and waits until it has. */
  stop(): Promise<void>;
}

/** `npm start` as a person types it, on a free port. @throws with its output when it ends before it is ready. */
export async function npmStart(dataDir: string, signal: AbortSignal): Promise<Started> {
  const { PATH, HOME } = process.env;
  // Of the environment only what finds the builds: a DATABASE_URL in there is real.
  const ofNx = Object.entries(process.env).filter(([name]) => name.startsWith('NX_'));
  const env = { PATH, HOME, ...Object.fromEntries(ofNx), DATA_DIR: dataDir, PORT: `${await freePort()}` };
  const began = performance.now();
  const child = spawn('npm', ['start'], { cwd: REPOSITORY, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = once(child, 'close');
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
  };
  let output = '';
  const ready = new Promise<void>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk;
        if (output.includes(READY)) resolve();
      });
    }
    ended.then(() => reject(new Error(`npm start ended:\n${output}`)), reject);
  });
  const giveUp = () => void child.kill('SIGTERM');
  signal.addEventListener('abort', giveUp, { once: true });
  await ready;
  signal.removeEventListener('abort', giveUp);
  return { seconds: (performance.now() - began) / 1_000, stop };
}

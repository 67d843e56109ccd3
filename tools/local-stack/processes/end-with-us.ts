import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';
import { systemEnvironment } from './system-environment.ts';

/** Reads which process groups there are, line by line; once nobody writes any more it ends those of the last line. */
const SCRIPT =
  'while read -r now; do groups=$now; done; for group in $groups; do kill -9 "-$group" 2>/dev/null; done';

const groups = new Set<number>();
let pipe: Socket | undefined;

/**
 * Process groups that go with this process, in whatever way it ends: a crash, `process.exit`, kill -9. What is stopped in
 * good order is taken off before.
 */
export const endWithUs = {
  add(group: number): void {
    groups.add(group);
    announce();
  },
  remove(group: number): void {
    groups.delete(group);
    announce();
  },
};

function announce(): void {
  pipe ??= openPipe();
  pipe.write(`${[...groups].join(' ')}\n`);
}

/** To a shell in a group of its own, which a Ctrl-C in the terminal does not reach. */
function openPipe(): Socket {
  const shell = spawn('sh', ['-c', SCRIPT], {
    env: systemEnvironment(),
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  shell.on('error', () => undefined);
  shell.unref();
  // A pipe of a child is a socket, whatever its type says.
  const stdin = shell.stdin as unknown as Socket;
  stdin.on('error', () => undefined);
  stdin.unref();
  return stdin;
}

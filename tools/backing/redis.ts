import { greets, LOOPBACK } from './ports.ts';
import type { Program } from './program.ts';

/** A Redis that appends every write to a file in `folder` and never evicts a waiting job. */
export function redisProgram(binary: string, folder: string, port: number): Program {
  const settings = {
    bind: LOOPBACK,
    port: `${port}`,
    dir: folder,
    appendonly: 'yes',
    save: '',
    'maxmemory-policy': 'noeviction',
  };
  return {
    name: 'redis',
    command: binary,
    args: Object.entries(settings).flatMap(([key, value]) => [`--${key}`, value]),
    answers: () => greets(port, '+PONG', 'PING\r\n'),
  };
}

export const redisUrl = (port: number) => `redis://${LOOPBACK}:${port}`;

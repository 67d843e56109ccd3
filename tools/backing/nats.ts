import { greets, LOOPBACK } from './ports.ts';
import type { Program } from './program.ts';

/** A NATS server with JetStream that keeps its streams in `folder`. Reached at `natsUrl(port)`. */
export function natsProgram(binary: string, folder: string, port: number): Program {
  return {
    name: 'nats',
    command: binary,
    args: ['--addr', LOOPBACK, '--port', `${port}`, '--jetstream', '--store_dir', folder],
    answers: () => greets(port, 'INFO'),
  };
}

export const natsUrl = (port: number) => `nats://${LOOPBACK}:${port}`;

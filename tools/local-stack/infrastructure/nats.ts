import { greets, LOOPBACK } from './ports.ts';
import type { Program } from '../processes/program.ts';

/**
 * A NATS server with JetStream that keeps its streams in `folder`. Reached at `natsUrl(port)`.
 * @param config file that says who may sign in; without it anybody may do anything.
 */
export function natsProgram(binary: string, folder: string, port: number, config?: string): Program {
  const access = config ? ['--config', config] : [];
  return {
    name: 'nats',
    command: binary,
    args: [...access, '--addr', LOOPBACK, '--port', `${port}`, '--jetstream', '--store_dir', folder],
    answers: () => greets(port, 'INFO'),
  };
}

export const natsUrl = (port: number) => `nats://${LOOPBACK}:${port}`;

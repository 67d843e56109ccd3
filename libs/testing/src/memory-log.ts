import { Writable } from 'node:stream';
import { createLogger } from '@rep13/service-kit';

/** A service's log of every level, kept for the test to read. */
export interface MemoryLog {
  readonly logger: ReturnType<typeof createLogger>;
  /** Everything written so far, one JSON line an event. */
  text(): string;
}

export function memoryLog(service: string): MemoryLog {
  let text = '';
  const sink = new Writable({ write: (chunk, _, done) => ((text += String(chunk)), done()) });
  return { logger: createLogger(service, 'trace', sink), text: () => text };
}

import type { INestApplicationContext } from '@nestjs/common';

/** A process that hangs while stopping is ended after this, so that a restart takes ten seconds at most. */
const STOP_DEADLINE_MS = 10_000;

/** On SIGTERM or Ctrl-C: readiness off, in-flight work finished, connections drained, exit 0. */
export function stopOnSignal(app: INestApplicationContext): void {
  let stopping = false;
  const stop = () => {
    if (stopping) return;
    stopping = true;
    setTimeout(() => process.exit(1), STOP_DEADLINE_MS).unref();
    app.close().then(
      () => process.exit(0),
      () => process.exit(1),
    );
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

import type { Logger } from 'pino';

/** As much of a process as this needs. */
interface Endable {
  on(event: 'uncaughtException', listener: (error: unknown) => void): unknown;
  exit(code: number): void;
}

/**
 * An error that nobody caught ends the process, as Node would, but is told by the log's list: Node prints every field
 * of it, parameters and recipients too. A rejected promise that nobody looked at comes here as well.
 */
export function endWhenUncaught(logger: Logger, end: Endable = process): void {
  end.on('uncaughtException', (error) => {
    logger.fatal({ err: error }, 'ended by an error that nobody caught');
    end.exit(1);
  });
}

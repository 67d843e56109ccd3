import { ExportResultCode, type ExportResult } from '@opentelemetry/core';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';

/** Logs once that traces get lost, and once that they arrive again: a collector that is away is no emergency. */
export class LoggedExporter implements SpanExporter {
  private isLosing = false;

  constructor(
    private readonly exporter: SpanExporter,
    private readonly logger: Logger,
  ) {}

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    this.exporter.export(spans, (result) => {
      this.log(result);
      // The processor could do nothing but log it by its own means.
      done({ code: ExportResultCode.SUCCESS });
    });
  }

  shutdown(): Promise<void> {
    return this.exporter.shutdown();
  }

  private log({ code, error }: ExportResult): void {
    const isLost = code === ExportResultCode.FAILED;
    if (isLost && !this.isLosing)
      this.logger.warn({ err: error }, 'traces are not taken, and lost meanwhile');
    if (!isLost && this.isLosing) this.logger.info('traces are taken again');
    this.isLosing = isLost;
  }
}

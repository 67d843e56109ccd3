import { ExportResultCode, type ExportResult } from '@opentelemetry/core';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';

/** Says once that traces get lost, and once that they arrive again: a collector that is away is nobody's emergency. */
export class LoggedExporter implements SpanExporter {
  private isLosing = false;

  constructor(
    private readonly exporter: SpanExporter,
    private readonly logger: Logger,
  ) {}

  export(spans: ReadableSpan[], done: (result: ExportResult) => void): void {
    this.exporter.export(spans, (result) => {
      this.log(result);
      // The processor has nothing to do about it but to say it by its own means.
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

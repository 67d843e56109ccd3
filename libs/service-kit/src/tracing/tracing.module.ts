import { Inject, Module, type DynamicModule, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from 'pino';
import type { ServiceConfig } from '../config/service-config.ts';
import type { OtlpTracing } from './otlp-tracing.ts';
import { TRACING } from './tracing.ts';

/** Tracing for one service, where its configuration names a collector. */
@Module({})
export class TracingModule implements OnApplicationShutdown {
  constructor(@Inject(TRACING) private readonly tracing: OtlpTracing | undefined) {}

  static forService(
    service: string,
    { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint }: ServiceConfig,
    logger: Logger,
  ): DynamicModule {
    const open = async () => {
      if (endpoint === undefined) return undefined;
      const { OtlpTracing } = await import('./otlp-tracing.ts');
      return new OtlpTracing(endpoint, service, logger);
    };
    return {
      module: TracingModule,
      global: true,
      providers: [{ provide: TRACING, useFactory: open }],
      exports: [TRACING],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.tracing?.close();
  }
}

import { Module, type DynamicModule, type MiddlewareConsumer, type NestModule } from '@nestjs/common';
import { EntryPage } from '../register/entry-page.ts';
import { DeployedSite } from './deployed-site.ts';
import { WebMiddleware } from './web.middleware.ts';
import { WEB_OPTIONS, type WebOptions } from './web.options.ts';

/** Serves the shell, the remotes and the pages; everything under `/api` passes through untouched. */
@Module({})
export class WebModule implements NestModule {
  static forRoot(options: WebOptions): DynamicModule {
    return {
      module: WebModule,
      providers: [{ provide: WEB_OPTIONS, useValue: options }, DeployedSite, EntryPage],
    };
  }

  configure(consumer: MiddlewareConsumer): void {
    consumer.apply(WebMiddleware).forRoutes('{*path}');
  }
}

import { Global, Module, type INestApplication, type Type } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { Clock, SystemClock } from '@rep13/service-kit';
import { EntryPage } from '../src/register/entry-page.ts';
import { WebModule } from '../src/web/web.module.ts';
import type { WebOptions } from '../src/web/web.options.ts';

@Global()
@Module({ providers: [{ provide: Clock, useClass: SystemClock }], exports: [Clock] })
class ClockModule {}

/** The site alone, whose register has no entries: nothing else runs. */
export async function startSite(options: WebOptions, controllers: Type[] = []): Promise<INestApplication> {
  const module = await Test.createTestingModule({
    imports: [ClockModule, WebModule.forRoot(options)],
    controllers,
  })
    .overrideProvider(EntryPage)
    .useValue({ additionFor: () => Promise.resolve(undefined) })
    .compile();
  const app = module.createNestApplication();
  await app.init();
  return app;
}

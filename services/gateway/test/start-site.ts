import type { INestApplication, Type } from '@nestjs/common';
import { Test } from '@nestjs/testing';
import { EntryPage } from '../src/register/entry-page.ts';
import { WebModule } from '../src/web/web.module.ts';
import type { WebOptions } from '../src/web/web.options.ts';

/** The site alone, whose register has no entries: nothing else runs. */
export async function startSite(options: WebOptions, controllers: Type[] = []): Promise<INestApplication> {
  const module = await Test.createTestingModule({ imports: [WebModule.forRoot(options)], controllers })
    .overrideProvider(EntryPage)
    .useValue({ htmlFor: () => Promise.resolve(undefined) })
    .compile();
  const app = module.createNestApplication();
  await app.init();
  return app;
}

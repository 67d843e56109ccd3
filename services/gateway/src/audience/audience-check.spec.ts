import { Controller, Get, Module, type Type } from '@nestjs/common';
import { DiscoveryModule, NestFactory } from '@nestjs/core';
import { AudienceCheck } from './audience-check.ts';
import { PublicAudience } from './audiences.ts';

@Controller('api/open')
class OpenController {
  @Get()
  read(): string {
    return 'for whom?';
  }
}

@Controller('api/declared')
@PublicAudience()
class DeclaredController {
  @Get()
  read(): string {
    return 'for everybody';
  }
}

const start = async (controller: Type) => {
  @Module({ imports: [DiscoveryModule], controllers: [controller], providers: [AudienceCheck] })
  class Sample {}
  const app = await NestFactory.create(Sample, { logger: false, abortOnError: false });
  await app.init().finally(() => app.close());
};

describe('a route', () => {
  it('without a declared audience does not start, and the message says what to write', async () => {
    await expect(start(OpenController)).rejects.toThrow(
      /@ClientAudience\(\) on the controller:\n  OpenController\.read/,
    );
  });

  it('with a declared audience starts', async () => {
    await expect(start(DeclaredController)).resolves.toBeUndefined();
  });
});

import { Controller, HttpCode, Param, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { ReceiveProviderEvent } from '@rep13/contracts-onboarding';
import { RpcClient } from '@rep13/service-kit';
import type { Request } from 'express';
import { PublicAudience } from '../audience/audiences.ts';
import { PathText } from '../edge/path-text.pipe.ts';
import { WithoutOrigin } from '../edge/without-origin.decorator.ts';

const PROVIDER = /^[a-z]{1,30}$/;

/** What payment providers tell us by themselves. */
@ApiTags('public')
@Controller('api/payments')
@PublicAudience()
export class ProviderEventsController {
  constructor(private readonly rpc: RpcClient) {}

  /**
   * Take in a provider's webhook. Its signature, in the header that the provider names `<Provider>-Signature`, is made
   * over the bytes of the body. Told again, it changes nothing. A provider that can't be called so is not found.
   */
  @Post(':provider/webhook')
  @HttpCode(200)
  @WithoutOrigin()
  receive(
    @Param('provider', new PathText(PROVIDER)) provider: string,
    @Req() request: Request,
  ): Promise<{ readonly received: true }> {
    // Not by `@Body`: what is signed is a text, and bodies are checked as JSON objects.
    const body: unknown = request.body;
    const signature = request.get(`${provider}-signature`) ?? '';
    return this.rpc.call(ReceiveProviderEvent, {
      provider,
      body: typeof body === 'string' ? body : '',
      signature,
    });
  }
}

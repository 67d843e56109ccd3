import { Body, Controller, Get, Param, Patch, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { MESSAGES } from '@rep13/contracts-constants';
import {
  CreateProviderInformation,
  GetProviderInformation,
  ProviderInformationBody,
  ProviderInformationUpdateBody,
  UpdateProviderInformation,
  type ProviderInformationView,
} from '@rep13/contracts-onboarding';
import { RpcClient, ValidationFailed } from '@rep13/service-kit';
import { SignupOwnerAudience } from '../audience/audiences.ts';
import { PathId } from '../edge/path-id.pipe.ts';
import { Refuses } from '../edge/refuses.decorator.ts';
import { ReadsClientFile } from '../identity/index.ts';
import { Idempotent } from '../idempotency/idempotent.decorator.ts';

/** What a provider tells us about its service (Annex 3). */
@ApiTags('onboarding')
@Controller('api/provider-information')
@SignupOwnerAudience()
export class ProviderInformationController {
  constructor(private readonly rpc: RpcClient) {}

  /** Submit the provider information. */
  @Post()
  @Refuses({ 'gateway.forbidden': 403 })
  @Idempotent()
  create(@Body() body: ProviderInformationBody): Promise<ProviderInformationView> {
    return this.rpc.call(CreateProviderInformation, body);
  }

  /** Replace the provider information. Every field again; a signup id in the body must be that of the address. */
  @Patch(':signupId')
  @Refuses({ 'gateway.forbidden': 403 })
  @Idempotent()
  update(
    @Param('signupId', PathId) signupId: number,
    @Body() body: ProviderInformationUpdateBody,
  ): Promise<ProviderInformationView> {
    if ((body.signupId ?? signupId) !== signupId)
      throw new ValidationFailed([{ path: 'signupId', message: MESSAGES.signupId }]);
    return this.rpc.call(UpdateProviderInformation, { ...body, signupId });
  }

  /** Get the provider information. */
  @Get(':signupId')
  @ReadsClientFile('provider-information')
  get(@Param('signupId', PathId) signupId: number): Promise<ProviderInformationView> {
    return this.rpc.call(GetProviderInformation, { signupId });
  }
}

import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { GetSignup, type SignupView } from '@rep13/contracts-onboarding';
import { RpcClient } from '@rep13/service-kit';
import { SignupOwnerAudience } from '../audience/audiences.ts';
import { PathId } from '../edge/path-id.pipe.ts';
import { ReadsClientFile } from '../identity/index.ts';

/** One's own signup. */
@ApiTags('onboarding')
@Controller('api/signup')
@SignupOwnerAudience()
export class SignupController {
  constructor(private readonly rpc: RpcClient) {}

  /** Get the own signup. */
  @Get(':signupId')
  @ReadsClientFile('registration')
  get(@Param('signupId', PathId) signupId: number): Promise<SignupView> {
    return this.rpc.call(GetSignup, { signupId });
  }
}

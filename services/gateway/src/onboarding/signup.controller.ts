import { Controller, Get, Param, ParseIntPipe } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { GetSignup, type SignupView } from '@rep13/contracts';
import { RpcClient } from '@rep13/service-kit';
import { SignupOwnerAudience } from '../audience/audiences.ts';

/** One's own signup. */
@ApiTags('onboarding')
@Controller('api/signup')
@SignupOwnerAudience()
export class SignupController {
  constructor(private readonly rpc: RpcClient) {}

  @Get(':signupId')
  get(@Param('signupId', ParseIntPipe) signupId: number): Promise<SignupView> {
    return this.rpc.call(GetSignup, { signupId });
  }
}

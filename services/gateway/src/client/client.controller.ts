import { Controller, Get, Res, Session } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  FindAgreement,
  FindMandate,
  type AgreementView,
  type MandateView,
} from '@rep13/contracts-agreements';
import {
  GetClientProfile,
  GetClientUser,
  type ClientProfileView,
  type ClientUserView,
} from '@rep13/contracts-onboarding';
import { RpcClient } from '@rep13/service-kit';
import type { Response } from 'express';
import { ClientAudience } from '../audience/audiences.ts';
import type { SessionData } from '../identity/index.ts';
import { toMandateView } from './mandate.view.ts';

/** What a client sees of the own account. */
@ApiTags('client')
@Controller('api/client')
@ClientAudience()
export class ClientController {
  constructor(private readonly rpc: RpcClient) {}

  /** Get the client who is signed in. */
  @Get('user')
  user(@Session() { client }: SessionData): Promise<ClientUserView> {
    return this.rpc.call(GetClientUser, { signupId: client.signupId });
  }

  /** Get the registered particulars of the own company. */
  @Get('profile')
  profile(@Session() { client }: SessionData): Promise<ClientProfileView> {
    return this.rpc.call(GetClientProfile, { signupId: client.signupId });
  }

  /** Get the own agreement. `null` as long as nothing is signed. */
  @Get('agreement')
  async agreement(
    @Session() { client }: SessionData,
    @Res() response: Response<AgreementView | null>,
  ): Promise<void> {
    // Answered by hand, because Nest would send nothing at all for null.
    response.json(await this.rpc.call(FindAgreement, { signupId: client.signupId }));
  }

  /** Get where the own mandate stands. */
  @Get('mandate')
  async mandate(@Session() { client }: SessionData): Promise<MandateView> {
    return toMandateView(await this.rpc.call(FindMandate, { signupId: client.signupId }));
  }
}

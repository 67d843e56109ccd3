import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req, Session } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  AddPasskeyBody,
  ConfirmAppBody,
  type AppKeyView,
  type PasskeyOptionsView,
  type RecoveryCodesView,
  type SecondFactorAddedView,
  type SecondFactorsView,
} from '@rep13/contracts-gateway';
import { GetClientUser } from '@rep13/contracts-onboarding';
import { RpcClient } from '@rep13/service-kit';
import type { Request } from 'express';
import { ClientAudience } from '../audience/audiences.ts';
import { PathId } from '../edge/path-id.pipe.ts';
import { Refuses } from '../edge/refuses.decorator.ts';
import {
  clientOwner,
  NeedsStepUp,
  PasskeyChallenges,
  SecondFactorChanges,
  SecondFactors,
  type SessionData,
} from '../identity/index.ts';

/** One's own second factor. Each change ends every other session and is mailed. */
@ApiTags('client')
@Controller('api/client/second-factor')
@ClientAudience()
export class ClientSecondFactorController {
  constructor(
    private readonly factors: SecondFactors,
    private readonly changes: SecondFactorChanges,
    private readonly challenges: PasskeyChallenges,
    private readonly rpc: RpcClient,
  ) {}

  /** Get one's own second factors. */
  @Get()
  read(@Session() { client }: SessionData): Promise<SecondFactorsView> {
    return this.factors.of(clientOwner(client.signupId));
  }

  /**
   * Get a key for an authenticator app. Another key each time; it counts once `POST …/app` was given a code of it.
   * Refused where there is an app.
   */
  @Post('app/key')
  @Refuses({ 'gateway.mfa-exists': 409 })
  @NeedsStepUp('client')
  @HttpCode(200)
  async offerKey(@Session() { client }: SessionData, @Req() request: Request): Promise<AppKeyView> {
    return this.changes.offerKey(request, clientOwner(client.signupId), await this.nameOf(client));
  }

  /** Add the authenticator app that the last key was given to. Refused where there is an app. */
  @Post('app')
  @Refuses({ 'gateway.mfa-exists': 409 })
  @NeedsStepUp('client')
  addApp(
    @Body() { code }: ConfirmAppBody,
    @Session() { client }: SessionData,
    @Req() request: Request,
  ): Promise<SecondFactorAddedView> {
    return this.changes.addApp(request, clientOwner(client.signupId), code);
  }

  /** Remove the authenticator app. Changes nothing where there is none. */
  @Delete('app')
  @NeedsStepUp('client')
  async removeApp(@Session() { client }: SessionData, @Req() request: Request): Promise<SecondFactorsView> {
    await this.changes.removeApp(request, clientOwner(client.signupId));
    return this.factors.of(clientOwner(client.signupId));
  }

  /** Get the options for making a passkey. They are good for one, in this session. */
  @Post('passkeys/options')
  @NeedsStepUp('client')
  @HttpCode(200)
  async passkeyOptions(
    @Session() { client }: SessionData,
    @Req() request: Request,
  ): Promise<PasskeyOptionsView> {
    return this.challenges.toAdd(request, clientOwner(client.signupId), await this.nameOf(client));
  }

  /** Add a passkey. */
  @Post('passkeys')
  @NeedsStepUp('client')
  async addPasskey(
    @Body() { answer, name }: AddPasskeyBody,
    @Session() { client }: SessionData,
    @Req() request: Request,
  ): Promise<SecondFactorAddedView> {
    const passkey = await this.challenges.made(request, answer, name);
    return this.changes.addPasskey(request, clientOwner(client.signupId), passkey);
  }

  /** Remove a passkey. Changes nothing where it is gone already. */
  @Delete('passkeys/:id')
  @NeedsStepUp('client')
  async removePasskey(
    @Param('id', PathId) id: number,
    @Session() { client }: SessionData,
    @Req() request: Request,
  ): Promise<SecondFactorsView> {
    await this.changes.removePasskey(request, clientOwner(client.signupId), id);
    return this.factors.of(clientOwner(client.signupId));
  }

  /**
   * Replace the recovery codes. The answer is the only place where they can be read. Refused without a factor that
   * they could stand in for.
   */
  @Post('recovery-codes')
  @Refuses({ 'gateway.mfa-missing': 409 })
  @NeedsStepUp('client')
  @HttpCode(200)
  makeCodes(@Session() { client }: SessionData, @Req() request: Request): Promise<RecoveryCodesView> {
    return this.changes.makeCodes(request, clientOwner(client.signupId));
  }

  /** As an app or a browser names the account in its list. */
  private async nameOf({ signupId }: SessionData['client']): Promise<string> {
    return (await this.rpc.call(GetClientUser, { signupId })).clientId;
  }
}

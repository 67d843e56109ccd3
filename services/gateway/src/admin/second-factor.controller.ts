import { Body, Controller, Delete, Get, HttpCode, Param, Post, Req } from '@nestjs/common';
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
import type { Request } from 'express';
import {
  AdminUser,
  AllowedBeforeSecondFactor,
  NeedsStepUp,
  PasskeyChallenges,
  SecondFactorChanges,
  SecondFactors,
  SignedInAdmin,
  staffOwner,
} from '../identity/index.ts';
import { AdminAudience } from '../audience/audiences.ts';
import { PathId } from '../edge/path-id.pipe.ts';
import { Refuses } from '../edge/refuses.decorator.ts';

/** One's own second factor. Each change ends every other session and is mailed. */
@ApiTags('admin')
@Controller('api/admin/second-factor')
@AdminAudience()
export class SecondFactorController {
  constructor(
    private readonly factors: SecondFactors,
    private readonly changes: SecondFactorChanges,
    private readonly challenges: PasskeyChallenges,
  ) {}

  /** Get one's own second factors. */
  @Get()
  @AllowedBeforeSecondFactor()
  read(@SignedInAdmin() user: AdminUser): Promise<SecondFactorsView> {
    return this.factors.of(staffOwner(user));
  }

  /**
   * Get a key for an authenticator app. Another key each time; it counts once `POST …/app` was given a code of it.
   * Refused where there is an app.
   */
  @Post('app/key')
  @Refuses({ 'gateway.mfa-exists': 409 })
  @NeedsStepUp('admin')
  @HttpCode(200)
  @AllowedBeforeSecondFactor()
  offerKey(@SignedInAdmin() user: AdminUser, @Req() request: Request): Promise<AppKeyView> {
    return this.changes.offerKey(request, staffOwner(user), user.username);
  }

  /** Add the authenticator app that the last key was given to. Refused where there is an app. */
  @Post('app')
  @Refuses({ 'gateway.mfa-exists': 409 })
  @NeedsStepUp('admin')
  @AllowedBeforeSecondFactor()
  addApp(
    @Body() { code }: ConfirmAppBody,
    @SignedInAdmin() user: AdminUser,
    @Req() request: Request,
  ): Promise<SecondFactorAddedView> {
    return this.changes.addApp(request, staffOwner(user), code);
  }

  /** Remove the authenticator app. Changes nothing where there is none. */
  @Delete('app')
  @NeedsStepUp('admin')
  async removeApp(@SignedInAdmin() user: AdminUser, @Req() request: Request): Promise<SecondFactorsView> {
    await this.changes.removeApp(request, staffOwner(user));
    return this.factors.of(staffOwner(user));
  }

  /** Get the options for making a passkey. They are good for one, in this session. */
  @Post('passkeys/options')
  @NeedsStepUp('admin')
  @HttpCode(200)
  @AllowedBeforeSecondFactor()
  passkeyOptions(@SignedInAdmin() user: AdminUser, @Req() request: Request): Promise<PasskeyOptionsView> {
    return this.challenges.toAdd(request, staffOwner(user), user.username);
  }

  /** Add a passkey. */
  @Post('passkeys')
  @NeedsStepUp('admin')
  @AllowedBeforeSecondFactor()
  async addPasskey(
    @Body() { answer, name }: AddPasskeyBody,
    @SignedInAdmin() user: AdminUser,
    @Req() request: Request,
  ): Promise<SecondFactorAddedView> {
    const passkey = await this.challenges.made(request, answer, name);
    return this.changes.addPasskey(request, staffOwner(user), passkey);
  }

  /** Remove a passkey. Changes nothing where it is gone already. */
  @Delete('passkeys/:id')
  @NeedsStepUp('admin')
  async removePasskey(
    @Param('id', PathId) id: number,
    @SignedInAdmin() user: AdminUser,
    @Req() request: Request,
  ): Promise<SecondFactorsView> {
    await this.changes.removePasskey(request, staffOwner(user), id);
    return this.factors.of(staffOwner(user));
  }

  /**
   * Replace the recovery codes. The answer is the only place where they can be read. Refused without a factor that
   * they could stand in for.
   */
  @Post('recovery-codes')
  @Refuses({ 'gateway.mfa-missing': 409 })
  @NeedsStepUp('admin')
  @HttpCode(200)
  makeCodes(@SignedInAdmin() user: AdminUser, @Req() request: Request): Promise<RecoveryCodesView> {
    return this.changes.makeCodes(request, staffOwner(user));
  }
}

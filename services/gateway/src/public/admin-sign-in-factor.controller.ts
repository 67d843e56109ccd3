import { Body, Controller, Get, HttpCode, Inject, Post, Req, UseGuards } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { AdminUserView } from '@rep13/contracts-admin';
import {
  PasskeyAnswerBody,
  SecondFactorCodeBody,
  type PasskeyOptionsView,
  type SecondFactorDemandView,
} from '@rep13/contracts-gateway';
import { SERVICE_CONFIG } from '@rep13/service-kit';
import type { Request } from 'express';
import {
  AdminUser,
  AdminUsersService,
  HalfSessions,
  HalfwayStaffGuard,
  PasskeyChallenges,
  SecondFactors,
  Sessions,
  SignInTrail,
  staffOwner,
  toAdminUserView,
} from '../identity/index.ts';
import { PublicAudience } from '../audience/audiences.ts';
import { GatewayConfig } from '../config.ts';
import { NotSignedIn } from '../edge/http-errors.ts';
import { Refuses } from '../edge/refuses.decorator.ts';

/** For staff whose password was right within the last five minutes: the second factor. */
@ApiTags('public')
@Controller('api/admin/login')
@PublicAudience()
@UseGuards(HalfwayStaffGuard)
export class AdminSignInFactorController {
  constructor(
    private readonly halves: HalfSessions,
    private readonly factors: SecondFactors,
    private readonly challenges: PasskeyChallenges,
    private readonly users: AdminUsersService,
    private readonly sessions: Sessions,
    private readonly trail: SignInTrail,
    @Inject(SERVICE_CONFIG) private readonly config: GatewayConfig,
  ) {}

  /** Get the second factors that may be shown. */
  @Get('second-factor')
  async demanded(@Req() request: Request): Promise<SecondFactorDemandView> {
    await this.halfWay(request);
    return this.factors.demanded(request, 'admin');
  }

  /** Show the second factor by a code. A code of the authenticator app or a recovery code, each once. */
  @Post('second-factor')
  @Refuses({ 'gateway.invalid-credentials': 401 })
  @HttpCode(200)
  async showCode(@Body() { code }: SecondFactorCodeBody, @Req() request: Request): Promise<AdminUserView> {
    const user = await this.halfWay(request);
    await this.trail.attempt(proofOf(request, user), () =>
      this.factors.proveByCode(request, staffOwner(user), code),
    );
    return this.signIn(request, user);
  }

  /** Get the options for showing a passkey. */
  @Post('passkey/options')
  @HttpCode(200)
  async passkeyOptions(@Req() request: Request): Promise<PasskeyOptionsView> {
    return this.challenges.toShow(request, staffOwner(await this.halfWay(request)));
  }

  /** Show the second factor by a passkey. Refused for a passkey of somebody else. */
  @Post('passkey')
  @Refuses({ 'gateway.invalid-credentials': 401 })
  @HttpCode(200)
  async showPasskey(@Body() { answer }: PasskeyAnswerBody, @Req() request: Request): Promise<AdminUserView> {
    const user = await this.halfWay(request);
    await this.trail.attempt(proofOf(request, user), () =>
      this.challenges.prove(request, staffOwner(user), answer),
    );
    return this.signIn(request, user);
  }

  /** As the account is now: it may have been closed, or its password reset, since the password was entered. */
  private async halfWay(request: Request): Promise<AdminUser> {
    const { id, since } = this.halves.find(request, 'admin');
    const user = await this.users.ofSession({ id, signedInAt: since });
    if (!user) throw new NotSignedIn();
    return user;
  }

  private async signIn(request: Request, user: AdminUser): Promise<AdminUserView> {
    await this.users.noteSignIn(user);
    await this.sessions.signInAdmin(request, user.id);
    return toAdminUserView(user, this.config.STAFF_MFA);
  }
}

/** What the audit log is told of one that is wrong. */
const proofOf = (request: Request, { id }: AdminUser) =>
  ({ request, at: 'second-factor', named: { account: 'admin', adminUserId: id } }) as const;

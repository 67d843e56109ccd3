import { Body, Controller, HttpCode, Post, Req, Res, Session } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import {
  ChangeClientPassword,
  ClientPasswordBody,
  GetClientUser,
  type PasswordChangeView,
} from '@rep13/contracts-onboarding';
import { DomainError, RpcClient } from '@rep13/service-kit';
import { WaitsFor } from '../edge/waits-for.decorator.ts';
import type { Request, Response } from 'express';
import { ClientAudience } from '../audience/audiences.ts';
import { addressOf } from '../edge/request-id.ts';
import { accountOf, limitGuesses } from '../rate-limits/limit-guesses.ts';
import { RateLimits } from '../rate-limits/rate-limits.ts';
import { KnownDevices, type SessionData, Sessions, SignInTrail } from '../identity/index.ts';

/** The client's own password. */
@ApiTags('client')
@Controller('api/client/password')
@ClientAudience()
export class ClientPasswordController {
  constructor(
    private readonly rpc: RpcClient,
    private readonly limits: RateLimits,
    private readonly devices: KnownDevices,
    private readonly sessions: Sessions,
    private readonly trail: SignInTrail,
  ) {}

  /**
   * Change the own password. Ends every other session of this client. Tries of the current password count with those
   * at the sign-in.
   */
  @Post()
  @WaitsFor(ChangeClientPassword)
  @HttpCode(200)
  async change(
    @Body() { currentPassword, newPassword }: ClientPasswordBody,
    @Session() { client: { signupId } }: SessionData,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<PasswordChangeView> {
    const name = accountOf(await this.rpc.call(GetClientUser, { signupId }));
    const knownDevice = this.devices.find(request, name);
    const guess = {
      limits: this.limits,
      address: addressOf(request),
      target: knownDevice ? `${name} on ${knownDevice.id}` : name,
      isWrong,
    };
    const command = { signupId, currentPassword, newPassword, knownDevice };
    const proof = {
      request,
      at: 'password-change',
      named: { account: 'client', signupId },
      isRefusal: (error: DomainError) => isWrong(error) || error.status === LOCKED,
    } as const;
    const changed = await this.trail.attempt(proof, () =>
      limitGuesses(guess, () => this.rpc.call(ChangeClientPassword, command)),
    );
    const changedAt = new Date(changed.changedAt);
    await this.sessions.renewClient(request, signupId, changedAt);
    await this.sessions.endOfClient(signupId, changedAt);
    this.devices.remember(response, name);
    return changed;
  }
}

const LOCKED = 423;

/** A new password that is refused says nothing about the current one. */
const isWrong = (error: unknown): boolean =>
  error instanceof DomainError && (error.details.errors ?? []).some(({ path }) => path === 'currentPassword');

import { Injectable } from '@nestjs/common';
import { lettersOfCode } from '@rep13/contracts-constants';
import {
  AdminUserRecoveryCodeUsed,
  ClientRecoveryCodeUsed,
  type SecondFactorDemandView,
  type SecondFactorMethod,
  type SecondFactorsView,
} from '@rep13/contracts-gateway';
import { Clock, UnitOfWork, type Scope } from '@rep13/service-kit';
import type { Request } from 'express';
import { DataSource } from 'typeorm';
import { InvalidCredentials, SecondFactorRequired } from '../../edge/http-errors.ts';
import { addressOf } from '../../edge/request-id.ts';
import { limitGuesses } from '../../rate-limits/limit-guesses.ts';
import { RateLimits } from '../../rate-limits/rate-limits.ts';
import { Sessions } from '../sessions/sessions.ts';
import { AuthenticatorApps, lockFactors } from './authenticator-apps.ts';
import { nameOf, type FactorOwner } from './factor-owner.ts';
import { HalfSessions } from './half-sessions.ts';
import { Passkeys } from './passkeys.ts';
import { RecoveryCodes } from './recovery-codes.ts';

/** What an account is asked for besides the password, and whether it was shown. */
@Injectable()
export class SecondFactors {
  constructor(
    private readonly db: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly limits: RateLimits,
    private readonly sessions: Sessions,
    private readonly halves: HalfSessions,
    private readonly apps: AuthenticatorApps,
    private readonly passkeys: Passkeys,
    private readonly codes: RecoveryCodes,
  ) {}

  async of(owner: FactorOwner): Promise<SecondFactorsView> {
    const db = this.db.manager;
    const addedAt = await this.apps.addedAt(db, owner);
    return {
      app: addedAt && { addedAt: addedAt.toISOString() },
      passkeys: await this.passkeys.list(db, owner),
      recoveryCodesLeft: await this.codes.left(db, owner),
    };
  }

  /** Whether the account asks for more than the password. */
  async has(owner: FactorOwner): Promise<boolean> {
    return (await this.methodsOf(owner)).length > 0;
  }

  /** After the right password: who has no second factor goes on. @throws SecondFactorRequired, in a half session */
  async demand(request: Request, owner: FactorOwner): Promise<void> {
    if (!(await this.has(owner))) return;
    await this.sessions.awaitSecondFactor(request, owner);
    throw new SecondFactorRequired();
  }

  /** What somebody between password and second factor may show. @throws NotSignedIn */
  async demanded(request: Request, as: FactorOwner['as']): Promise<SecondFactorDemandView> {
    const half = this.halves.find(request, as);
    return { methods: await this.methodsOf(half), endsAt: this.halves.endOf(half).toISOString() };
  }

  /**
   * Takes a code of the app or a recovery code, each once. Tries count against the account, from any address.
   * @throws InvalidCredentials, TooManyAttempts
   */
  async proveByCode(request: Request, owner: FactorOwner, typed: string): Promise<void> {
    const { secondFactors, failedSignIns } = this.limits;
    const guess = {
      limits: { signIns: secondFactors, failedSignIns },
      address: addressOf(request),
      target: `second factor of ${nameOf(owner)}`,
      isWrong: (error: unknown) => error instanceof InvalidCredentials,
    };
    await limitGuesses(guess, () => this.takeCode(owner, lettersOfCode(typed)));
  }

  private takeCode(owner: FactorOwner, code: string): Promise<void> {
    return this.unitOfWork.run(async ({ db, outbox }) => {
      await lockFactors(db, owner);
      if (await this.apps.accept(db, owner, code)) return;
      if (!(await this.codes.accept(db, owner, code))) throw new InvalidCredentials();
      this.announceUse(outbox, owner, await this.codes.left(db, owner));
    });
  }

  private announceUse(outbox: Scope['outbox'], { as, id }: FactorOwner, codesLeft: number): void {
    const usedAt = this.clock.now().toISOString();
    if (as === 'admin') outbox.add(AdminUserRecoveryCodeUsed, { adminUserId: id, codesLeft, usedAt });
    else outbox.add(ClientRecoveryCodeUsed, { signupId: id, codesLeft, usedAt });
  }

  private async methodsOf(owner: FactorOwner): Promise<SecondFactorMethod[]> {
    const { app, passkeys, recoveryCodesLeft } = await this.of(owner);
    if (!app && passkeys.length === 0) return [];
    return [
      ...(app ? (['app'] as const) : []),
      ...(passkeys.length > 0 ? (['passkey'] as const) : []),
      ...(recoveryCodesLeft > 0 ? (['recovery-code'] as const) : []),
    ];
  }
}

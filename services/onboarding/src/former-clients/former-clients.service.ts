import { Injectable } from '@nestjs/common';
import { RegisterAgain, type SignupView } from '@rep13/contracts-onboarding';
import { Clock, OnCommand, UnitOfWork, type Scope } from '@rep13/service-kit';
import type { EntityManager } from 'typeorm';
import { reusePassword } from '../client-accounts/index.ts';
import { addSignup, lockSignupOrFail, Signup, SignupIdentities, toSignupView } from '../signups/index.ts';
import { Subscription } from '../subscriptions/index.ts';
import { AgreementNotOver, RegisteredAgainAlready } from './former-clients.errors.ts';

/** Clients whose agreement has ended and who come back (ADR 70). */
@Injectable()
export class FormerClientsService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly identities: SignupIdentities,
    private readonly clock: Clock,
  ) {}

  /** @throws NotFound, AccountSuspended, AgreementNotOver, RegisteredAgainAlready */
  @OnCommand(RegisterAgain)
  registerAgain(command: RegisterAgain): Promise<SignupView> {
    return this.unitOfWork.runOnce(async (scope) => toSignupView(await this.register(scope, command)));
  }

  private async register(scope: Scope, { signupId, reusesPassword }: RegisterAgain): Promise<Signup> {
    const former = await requireFormer(scope.db, signupId);
    const now = this.clock.now();
    const { identities } = this;
    const signup = await addSignup(scope, { given: former, identities, now, formerSignupId: former.id });
    if (reusesPassword) await reusePassword(scope, { from: former.id, to: signup.id, at: now });
    return signup;
  }
}

/** The registration that is over and has none after it yet, locked. */
async function requireFormer(db: EntityManager, signupId: number): Promise<Signup> {
  const former = await lockSignupOrFail(db, signupId);
  former.requireWritable();
  if (!(await db.existsBy(Subscription, { signupId, state: 'ended' }))) throw new AgreementNotOver();
  if (await db.existsBy(Signup, { formerSignupId: signupId })) throw new RegisteredAgainAlready();
  return former;
}

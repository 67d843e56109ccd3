import { Injectable } from '@nestjs/common';
import {
  GetSignup,
  GetSignupParty,
  RegisterSignup,
  type SignupPartyView,
  type SignupView,
} from '@rep13/contracts-onboarding';
import { Clock, NotFound, OnCommand, UnitOfWork } from '@rep13/service-kit';
import { DataSource } from 'typeorm';
import { addSignup } from './add-signup.ts';
import { Signup } from './signup.entity.ts';
import { SignupIdentities } from './signup-identities.ts';
import { toSignupPartyView, toSignupView } from './signup.views.ts';

@Injectable()
export class SignupsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly identities: SignupIdentities,
    private readonly clock: Clock,
  ) {}

  /** Safe to repeat with the same idempotency key: the first signup is answered again. */
  @OnCommand(RegisterSignup)
  register(given: RegisterSignup): Promise<SignupView> {
    const { identities, clock } = this;
    return this.unitOfWork.runOnce(async (scope) =>
      toSignupView(await addSignup(scope, { given, identities, now: clock.now() })),
    );
  }

  /** @throws NotFound */
  @OnCommand(GetSignup)
  async get({ signupId }: GetSignup): Promise<SignupView> {
    return toSignupView(await this.find(signupId));
  }

  /** @throws NotFound */
  @OnCommand(GetSignupParty)
  async getParty({ signupId }: GetSignupParty): Promise<SignupPartyView> {
    return toSignupPartyView(await this.find(signupId));
  }

  private async find(signupId: number): Promise<Signup> {
    const signup = await this.dataSource.manager.findOneBy(Signup, { id: signupId });
    if (!signup) throw new NotFound();
    return signup;
  }
}

import { Injectable } from '@nestjs/common';
import {
  SignupRegistered,
  type RegisterSignup,
  type SignupPartyView,
  type SignupView,
} from '@rep13/contracts-onboarding';
import { Clock, NotFound, UnitOfWork } from '@rep13/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { Signup } from './signup.entity.ts';
import { SignupIdentities } from './signup-identities.ts';
import { toSignupPartyView, toSignupView } from './signup.views.ts';

/** Drawing an identity that is taken is a one-in-a-million event; this often in a row, something is broken. */
const DRAWS = 10;

@Injectable()
export class SignupsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly unitOfWork: UnitOfWork,
    private readonly identities: SignupIdentities,
    private readonly clock: Clock,
  ) {}

  /** Safe to repeat with the same idempotency key: the first signup is answered again. */
  register(command: RegisterSignup): Promise<SignupView> {
    return this.unitOfWork.runOnce(async ({ db, outbox }) => {
      const signup = await this.insert(db, command);
      outbox.add(SignupRegistered, {
        signupId: signup.id,
        clientId: signup.clientId,
        contractVersion: signup.contractVersion,
        registeredAt: signup.createdAt.toISOString(),
      });
      return toSignupView(signup);
    });
  }

  /** @throws NotFound */
  async get(signupId: number): Promise<SignupView> {
    return toSignupView(await this.find(signupId));
  }

  /** @throws NotFound */
  async getParty(signupId: number): Promise<SignupPartyView> {
    return toSignupPartyView(await this.find(signupId));
  }

  private async insert(db: EntityManager, command: RegisterSignup): Promise<Signup> {
    for (let draw = 0; draw < DRAWS; draw += 1) {
      const signup = Signup.register(command, this.identities.draw(), this.clock.now());
      const { raw } = await db
        .createQueryBuilder()
        .insert()
        .into(Signup)
        .values(signup)
        .orIgnore()
        .returning('id')
        .execute();
      if ((raw as unknown[]).length > 0) return signup;
    }
    throw new Error(`no free identity in ${DRAWS} draws`);
  }

  private async find(signupId: number): Promise<Signup> {
    const signup = await this.dataSource.manager.findOneBy(Signup, { id: signupId });
    if (!signup) throw new NotFound();
    return signup;
  }
}

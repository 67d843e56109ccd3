import { SignupRegistered, type SignupParticulars } from '@rep13/contracts-onboarding';
import { insertOnce, type Scope } from '@rep13/service-kit';
import type { EntityManager } from 'typeorm';
import { Signup } from './signup.entity.ts';
import type { SignupIdentities } from './signup-identities.ts';

/** Drawing an identity that is taken is a one-in-a-million event; this often in a row, something is broken. */
const DRAWS = 10;

interface Registration {
  readonly given: SignupParticulars;
  readonly identities: SignupIdentities;
  readonly now: Date;
  readonly formerSignupId?: number;
}

/** Registers a company and announces it. */
export async function addSignup({ db, outbox }: Scope, registration: Registration): Promise<Signup> {
  const signup = await insert(db, registration);
  outbox.add(SignupRegistered, {
    signupId: signup.id,
    clientId: signup.clientId,
    contractVersion: signup.contractVersion,
    registeredAt: signup.createdAt.toISOString(),
  });
  return signup;
}

async function insert(db: EntityManager, { given, identities, ...more }: Registration): Promise<Signup> {
  for (let draw = 0; draw < DRAWS; draw += 1) {
    const signup = Signup.register(given, identities.draw(), more);
    if (await insertOnce(db, Signup, signup)) return signup;
  }
  throw new Error(`no free identity in ${DRAWS} draws`);
}

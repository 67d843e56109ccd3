import type { ClientAccountDetailView, OtherRegistrationView } from '@rep13/contracts-onboarding';
import { NotFound } from '@rep13/service-kit';
import type { EntityManager, FindOptionsWhere } from 'typeorm';
import { Signup } from '../signups/index.ts';
import { ClientAccount } from './client-account.entity.ts';
import { toClientAccountDetailView } from './client-account.views.ts';

/** One client for staff. @throws NotFound */
export async function findClientDetail(
  db: EntityManager,
  signupId: number,
): Promise<ClientAccountDetailView> {
  // One after the other: within a transaction there is only one connection.
  const signup = await db.findOneBy(Signup, { id: signupId });
  const account = await db.findOneBy(ClientAccount, { id: signupId });
  if (!signup || !account) throw new NotFound();
  const { formerSignupId } = signup;
  return {
    ...toClientAccountDetailView(signup, account),
    formerClient: formerSignupId === null ? null : await registrationOf(db, { id: formerSignupId }),
    laterClient: await registrationOf(db, { formerSignupId: signupId }),
  };
}

async function registrationOf(
  db: EntityManager,
  where: FindOptionsWhere<Signup>,
): Promise<OtherRegistrationView | null> {
  const signup = await db.findOneBy(Signup, where);
  return signup && { signupId: signup.id, clientId: signup.clientId };
}

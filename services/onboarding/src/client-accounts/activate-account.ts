import { ClientAccountActivated } from '@rep13/contracts-onboarding';
import { lockOne, type Scope } from '@rep13/service-kit';
import { ClientAccount } from './client-account.entity.ts';

/** Gives a pending account its first password, and announces it. @throws AccountAlreadyActivated, AccountSuspended */
export async function activateAccount(
  { db, outbox }: Scope,
  account: ClientAccount,
  { passwordHash, at }: { passwordHash: string; at: Date },
): Promise<void> {
  account.activate(passwordHash);
  await db.save(account);
  outbox.add(ClientAccountActivated, { signupId: account.id, activatedAt: at.toISOString() });
}

/** Who is signed in to an account registered again: the new account is set up with the password of the former one. */
export async function reusePassword(
  scope: Scope,
  { from, to, at }: { from: number; to: number; at: Date },
): Promise<void> {
  const former = await lockOne(scope.db, ClientAccount, { id: from });
  const account = await lockOne(scope.db, ClientAccount, { id: to });
  if (former?.passwordHash && account)
    await activateAccount(scope, account, { passwordHash: former.passwordHash, at });
}

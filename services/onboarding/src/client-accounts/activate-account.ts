import { ClientAccountActivated } from '@rep13/contracts-onboarding';
import type { Scope } from '@rep13/service-kit';
import type { ClientAccount } from './client-account.entity.ts';
import { lockAccount } from './lock-account.ts';

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
  const former = await lockAccount(scope.db, { id: from });
  const account = await lockAccount(scope.db, { id: to });
  if (former?.passwordHash && account)
    await activateAccount(scope, account, { passwordHash: former.passwordHash, at });
}

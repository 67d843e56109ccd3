import { ClientAccountActivated } from '@rep13/contracts-onboarding';
import type { Scope } from '@rep13/service-kit';
import { lockAccount } from './lock-account.ts';

/** Who is signed in to an account registered again: the new account is set up with the password of the former one. */
export async function keepPassword(
  { db, outbox }: Scope,
  { from, to, now }: { from: number; to: number; now: Date },
): Promise<void> {
  const former = await lockAccount(db, { id: from });
  const account = await lockAccount(db, { id: to });
  if (!former?.passwordHash || !account) return;
  account.activate(former.passwordHash);
  await db.save(account);
  outbox.add(ClientAccountActivated, { signupId: to, activatedAt: now.toISOString() });
}

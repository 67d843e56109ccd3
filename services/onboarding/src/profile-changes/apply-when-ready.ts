import { ProfileChanged } from '@rep13/contracts-onboarding';
import { currentActor, type Scope } from '@rep13/service-kit';
import { endResetLinks, type Signup } from '../signups/index.ts';
import type { ProfileChange } from './profile-change.entity.ts';

/**
 * Once nothing is waited for any more, the client's particulars are those of the change, all of them at once.
 * @returns whether that is so
 */
export async function applyWhenReady(
  { db, outbox }: Pick<Scope, 'db' | 'outbox'>,
  signup: Signup,
  change: ProfileChange,
  now: Date,
): Promise<boolean> {
  if (!change.isReady(now)) return false;
  change.decide('applied', currentActor(), now);
  signup.change(change.after);
  await db.save(signup);
  await db.save(change);
  if (change.fields.includes('legalContactEmail')) await endResetLinks(db, signup.id);
  const { signupId, id: changeId, fields } = change;
  outbox.add(ProfileChanged, { signupId, changeId, fields, changedAt: now.toISOString() });
  return true;
}

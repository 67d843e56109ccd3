import { DomainError } from '@rep13/service-kit';
import type { RateLimits } from './rate-limits.ts';

interface Guess {
  /** As at the sign-in: `client DSA-ABC234`, with the known device if it is one. */
  readonly account: string;
  readonly address: string;
}

/**
 * Lets somebody who is signed in try the current password, counted with the tries at the sign-in: a session that was
 * left open gives no more of them. Counted first, so that parallel tries are as many.
 */
export async function guessCurrentPassword<T>(
  { logins, failedLogins }: RateLimits,
  { account, address }: Guess,
  attempt: () => Promise<T>,
): Promise<T> {
  await failedLogins.check(address);
  await logins.take(account);
  try {
    const answer = await attempt();
    await logins.forget(account);
    return answer;
  } catch (error) {
    if (isWrong(error)) await failedLogins.take(address);
    throw error;
  }
}

const isWrong = (error: unknown): boolean =>
  error instanceof DomainError && (error.details.errors ?? []).some(({ path }) => path === 'currentPassword');

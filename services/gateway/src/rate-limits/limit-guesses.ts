import { DomainError } from '@rep13/service-kit';
import type { RateLimits } from './rate-limits.ts';

interface Guess {
  readonly limits: Pick<RateLimits, 'signIns' | 'failedSignIns'>;
  /** Where it comes from. */
  readonly address: string;
  /** What is guessed at, for example an account from one browser. */
  readonly target: string;
  /** Whether this failure means that the password was wrong. */
  readonly isWrong: (error: unknown) => boolean;
}

/** What the tries at a client's password count against. */
export const accountOf = ({ clientId }: { readonly clientId: string }): string => `client ${clientId}`;

/**
 * One try at somebody's password. Counted before it is made, so that a hundred parallel guesses are a hundred guesses;
 * a right one forgets those at its target. Against the address those stay counted that were wrong, and those on which
 * nobody could decide: a service that is in trouble must not be asked without an end. @throws TooManyAttempts, and what
 * `attempt` throws
 */
export async function limitGuesses<T>(guess: Guess, attempt: () => Promise<T>): Promise<T> {
  const { address, target, isWrong } = guess;
  const { signIns, failedSignIns } = guess.limits;
  await failedSignIns.check({ address });
  await signIns.take({ subject: target });
  await failedSignIns.take({ address });
  const outcome = await attempt().catch(async (error: unknown) => {
    if (!isWrong(error) && isDecided(error)) await failedSignIns.giveBack({ address });
    throw error;
  });
  await failedSignIns.giveBack({ address });
  await signIns.forget({ subject: target });
  return outcome;
}

/** Somebody has said no, for another reason than the password. */
const isDecided = (error: unknown): boolean => error instanceof DomainError && error.status < 500;

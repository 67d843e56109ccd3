import type { Remote } from '../remote/remote.ts';

/**
 * Shells and remotes that were built up to version 0.1.0 take both from the copy of this package that all share in the
 * page, whichever remote brought it. For them alone, until the next release; new ones have `@rep13/web-kit/remote`.
 */
export const REMOTE_CONTRACT_VERSION = 1;

export function defineRemote(remote: Omit<Remote, 'contractVersion'>): Remote {
  return { contractVersion: REMOTE_CONTRACT_VERSION, ...remote };
}

import type { SealLevel } from '@rep13/contracts-agreements';
import type { Scope } from '@rep13/service-kit';

/** The seal of a document by the hashes of its bytes, before and after. */
export interface SealFacts {
  readonly renderedSha256: string;
  readonly sha256: string;
  readonly level: SealLevel;
}

/** What follows when a document has its first seal: who issued it knows. In the transaction that keeps the seal. */
export abstract class WhenSealed {
  abstract sealed(scope: Scope, seal: SealFacts): Promise<void>;
}

import type { Figure } from './figures/figure.ts';
import type { Options } from './options.ts';
import type { BenchProduct } from './own-product.ts';

/** What a bench has seen. */
export interface Measured {
  readonly figures: readonly Figure[];
  /** Where the figures come from: a table for those who want to know more. */
  readonly details?: readonly object[];
}

/** What a bench is given. */
export interface BenchRun {
  readonly options: Options;
  readonly signal: AbortSignal;
  /** For what is seen on the way. */
  readonly print: (line: string) => void;
  /** A product to measure: one of its own, in a smoke the same for all. */
  readonly onProduct: <T>(work: (product: BenchProduct) => Promise<T>) => Promise<T>;
}

export interface Bench {
  readonly name: string;
  /** @throws when something cannot be measured that should be. */
  readonly run: (bench: BenchRun) => Promise<Measured>;
}

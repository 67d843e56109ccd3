import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Chance that comes out the same for the same seed. */
export interface Random {
  /** A whole number from `from` to `to`, both included. */
  int(from: number, to: number): number;
  pick<T>(among: readonly T[]): T;
  /** True so often in a hundred. */
  percent(often: number): boolean;
  shuffled<T>(among: readonly T[]): T[];
}

export function randomOf(seed: number): Random {
  const generator = xoroshiro128plus(seed);
  const int = (from: number, to: number) => uniformInt(generator, from, to);
  const pick = <T>(among: readonly T[]) => among[int(0, among.length - 1)] as T;
  const percent = (often: number) => int(1, 100) <= often;
  const shuffled = <T>(among: readonly T[]) => {
    const left = [...among];
    return among.map(() => left.splice(int(0, left.length - 1), 1)[0] as T);
  };
  return { int, pick, percent, shuffled };
}

/** How many visitors of a version saw an error card, lately; it throws when that cannot be found out. */
export type CountVisitors = (version: string) => Promise<number>;

export interface Watch {
  readonly version: string;
  readonly earlier: string | null;
  readonly count: CountVisitors;
  /** Visitors who see an error card whatever is released: theirs is a bad line, or an extension in the way. */
  readonly tolerated: number;
  /** How often to look, and what passes in between. */
  readonly rounds: number;
  readonly pause: () => Promise<unknown>;
}

/**
 * Looks at a new version for a while. More visitors than before must see an error card, twice as many, because a bad
 * hour of the network counts for both. @returns what was found; nothing is a good sign
 */
export async function watchErrors(watch: Watch): Promise<string[]> {
  const { version, earlier, count, tolerated, rounds, pause } = watch;
  const before = earlier === null ? 0 : await count(earlier).catch(() => 0);
  const limit = tolerated + 2 * before;
  for (let round = 0; round < rounds; round += 1) {
    await pause();
    // Not to be asked is no sign against the remote: the product is away, or its Redis.
    const visitors = await count(version).catch(() => 0);
    if (visitors > limit)
      return [`visitors who saw an error card: ${visitors}; with the version before: ${before}`];
  }
  return [];
}

/** As the gateway of a product counts them. */
export const countedBy =
  (url: string, remote: string): CountVisitors =>
  async (version) => {
    const answer = await fetch(new URL(`/api/remote-errors/${remote}/${version}`, url));
    if (!answer.ok) throw new Error(`${answer.url} answers ${answer.status}`);
    return ((await answer.json()) as { visitors: number }).visitors;
  };

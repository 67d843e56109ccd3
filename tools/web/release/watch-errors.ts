/** Who saw an error card in place of a version, lately: accounts that are signed in, and all visitors, each once. */
export interface Seen {
  readonly accounts: number;
  readonly visitors: number;
}

/** It throws when that cannot be found out. */
export type CountVisitors = (version: string) => Promise<Seen>;

export interface Watch {
  readonly version: string;
  readonly earlier: string | null;
  readonly count: CountVisitors;
  /** Opens its pages. @returns those with an error card */
  readonly look: () => Promise<string[]>;
  /** How many see an error card whatever is released: theirs is a bad line, or an extension in the way. */
  readonly tolerated: number;
  /** How often to look, and what passes in between. */
  readonly rounds: number;
  readonly pause: () => Promise<unknown>;
}

const NO_ERRORS: Seen = { accounts: 0, visitors: 0 };

/**
 * Looks at a new version for a while. Accounts are believed: it has to go when more than before see an error card, twice
 * as many, because a bad hour of the network counts for both. Strangers cost nothing to make up, so their reports are
 * no more than a reason to open the pages ourselves, and no figure of theirs speaks for a version.
 * @returns what was found; nothing is a good sign
 */
export async function watchErrors(watch: Watch): Promise<string[]> {
  const { version, earlier, count, look, tolerated, rounds, pause } = watch;
  // Not to be asked is no sign against the remote: the product is away, or its Redis.
  const seen = (which: string) => count(which).catch(() => NO_ERRORS);
  const before = earlier === null ? NO_ERRORS : await seen(earlier);
  let looked = tolerated;
  for (let round = 0; round < rounds; round += 1) {
    await pause();
    const now = await seen(version);
    const line = `visitors who saw an error card: ${now.visitors}, signed in: ${now.accounts}; with the version before: ${before.visitors}, signed in: ${before.accounts}`;
    if (now.accounts > tolerated + 2 * before.accounts) return [line];
    if (now.visitors <= looked) continue;
    const cards = await look();
    if (cards.length > 0) return [line, ...cards];
    looked = now.visitors;
  }
  return [];
}

/** As the gateway of a product counts them. */
export const countedBy =
  (url: string, remote: string): CountVisitors =>
  async (version) => {
    const answer = await fetch(new URL(`/api/remote-errors/${remote}/${version}`, url));
    if (!answer.ok) throw new Error(`${answer.url} answers ${answer.status}`);
    return { ...NO_ERRORS, ...((await answer.json()) as Partial<Seen>) };
  };
